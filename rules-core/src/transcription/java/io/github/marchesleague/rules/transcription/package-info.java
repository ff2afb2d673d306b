/* SPDX-License-Identifier: Apache-2.0 */
/**
 * A slow, literal reading of the Herefordshire rule book, and of the tie-breaks that other leagues use, which shares no
 * code with the engine that it checks.
 */
package io.github.marchesleague.rules.transcription;
