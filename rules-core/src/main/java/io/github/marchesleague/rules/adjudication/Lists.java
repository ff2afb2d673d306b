/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.adjudication;

import java.util.ArrayList;
import java.util.List;

/** What is found on a card: on most cards nothing, and then an empty list costs nothing. */
final class Lists {

    private Lists() {}

    /** A list with one more item. */
    static <T> List<T> and(List<T> list, T item) {
        if (list.isEmpty()) {
            return List.of(item);
        }
        List<T> longer = new ArrayList<>(list);
        longer.add(item);
        return List.copyOf(longer);
    }
}
