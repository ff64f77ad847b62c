/** Controls, and characters that change the direction of the text around them. Line breaks and tabs are none. */
const controls = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u206A-\u206F]/gu

/** Joiners and variation selectors, which some writing needs. */
const joiners = /\u200C\u200D/u.source
const selectors = /\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}/u.source

/** A flag of a region, which is written with invisible letters: Scotland's. */
const regionFlag = /🏴[\u{E0020}-\u{E007E}]{1,8}\u{E007F}/u.source

/**
 * Characters that are drawn as nothing or as an empty space that no language writes: soft hyphen, fillers of Hangul, zero
 * width, invisible operators, tags, an empty braille cell, a note without a head, the place of a picture that was not pasted,
 * half of a surrogate pair, and code points that are no characters, which XML forbids.
 */
const invisible = new RegExp(
  `(${regionFlag})|[\\u2800\\uFFF9-\\uFFFC\\u{1D159}\\p{Cs}\\p{Noncharacter_Code_Point}]|(?![${joiners}${selectors}])\\p{Default_Ignorable_Code_Point}`,
  'gu',
)

/** Selectors that select nothing: they follow signs and letters that are drawn in several ways, one after each. */
const looseSelectors = new RegExp(
  `(?<![\\p{Emoji}\\p{Sm}\\p{So}\\p{Script=Han}\\p{Script=Mongolian}\\p{Script=Myanmar}\\p{Script=Phags_Pa}])[${selectors}]+`,
  'gu',
)

/** Marks on one letter beyond those of any language, which cover the lines around them. */
const piledMarks = /(\p{M}{6})\p{M}+/gu

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

/** What PostgreSQL can store of a text: neither NUL nor half of a surrogate pair. */
export const storableText = (text: string): string => text.replace(/[\0\p{Cs}]/gu, '')

/** Removes what nobody sees and what changes the direction of a text, and keeps spaces and line breaks. */
export function withoutInvisible(text: string): string {
  const kept = text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(controls, (control) => (control === '\n' || control === '\t' ? control : ''))
    .replace(invisible, (_, flag: string | undefined) => flag ?? '')
    .replace(looseSelectors, '')
    .replace(piledMarks, '$1')
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
