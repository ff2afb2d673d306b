/* SPDX-License-Identifier: Apache-2.0 */
package io.github.marchesleague.rules.style;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * The one style of every generated builder: package-private behind the record's own {@code Builder}, JDK collections,
 * and no annotation that a consumer of the jar would have to have.
 */
@Target({ElementType.PACKAGE, ElementType.TYPE})
@Retention(RetentionPolicy.SOURCE)
@Value.Style(
        builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
        jdkOnly = true,
        jdk9Collections = true,
        depluralize = true,
        depluralizeDictionary = {"match:matches", "tieBreak:tieBreaks"},
        allowedClasspathAnnotations = {javax.annotation.processing.Generated.class})
public @interface RulesStyle {}
