/** Controls, and characters that change the direction of the text around them. Line breaks and tabs are none. */
const controls = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u206A-\u206F]/gu

/**
 * Characters that are drawn as nothing or as an empty space that no language writes: soft hyphen, fillers of Hangul, zero
 * width, invisible operators, an empty braille cell, half of a surrogate pair.
 */
const invisible = /[\u00AD\u115F\u1160\u17B4\u17B5\u180E\u200B\u2060-\u2064\u2800\u3164\uFEFF\uFFA0\p{Cs}]/gu

const joinedLetter =
  /(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u
    .source

/** Joiners, except those that Persian, Indic scripts and emoji need between two characters. */
const looseJoiners = new RegExp(
  `(?<!${joinedLetter})[\\u200C\\u200D]+|[\\u200C\\u200D]+(?!${joinedLetter})`,
  'gu',
)

/** Marks that combine with nothing, such as a variation selector alone. */
const looseMarks = /(?<=^|\s)(?:\p{M}|[\u200C\u200D])+(?=\s|$)/gu

/** Removes what nobody sees and what changes the direction of a text, and keeps spaces and line breaks. */
export function withoutInvisible(text: string): string {
  const kept = text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(controls, (control) => (control === '\n' || control === '\t' ? control : ''))
    .replace(invisible, '')
  return kept.replace(looseJoiners, '')
}

/**
 * A text as it is stored: one character for each end of a line, nothing invisible, no empty space around it. A text of which
 * nothing is seen is empty.
 */
export function visibleText(text: string): string {
  return withoutInvisible(text).replace(looseMarks, '').trim()
}

/** A text in one line, with single spaces. */
export function visibleLine(text: string): string {
  return visibleText(text)
    .replace(/[\n\t]/g, ' ')
    .replace(/ {2,}/g, ' ')
}
