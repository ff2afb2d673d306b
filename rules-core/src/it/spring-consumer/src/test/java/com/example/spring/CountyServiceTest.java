/* SPDX-License-Identifier: Apache-2.0 */
package com.example.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.test.context.SpringBootTest;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@SpringBootTest(webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT)
class CountyServiceTest {
    @Value("${local.server.port}")
    private int port;

    private JsonNode get(String path) throws Exception {
        HttpResponse<String> answer = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path)).build(),
                        HttpResponse.BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        System.out.println(answer.body());
        return JsonMapper.shared().readTree(answer.body());
    }

    @Test
    void answersWithTheTableAndItsReasons() throws Exception {
        JsonNode first = get("/rows").get(0);
        assertThat(first.get("position").intValue()).isEqualTo(1);
        assertThat(first.get("team").get("name").stringValue()).isEqualTo("Clun");
        assertThat(first.get("aheadOfNextBy").get("rule").stringValue()).isEqualTo("7.2.2(a)");
        assertThat(get("/ties")).hasSize(1);
        assertThat(get("/separation").get("criterion").stringValue()).isEqualTo("game-points");
    }
}
