/** Fewer letters are as likely to be an abbreviation: "and/or". */
const minLetters = 3

const typed = /(?<!\S)(\S+)\/(\p{L}+)$/u

/** An address, in which a slash separates the parts of a path. */
const address = /[/:@]|\.\p{L}/u

/**
 * Where a slash stands directly behind a word and before the beginning of one of the names; null if it does not. Payload
 * offers its commands only for slashes behind a space.
 * @param text what stands before the caret
 * @param names lower-case names of the command
 */
export function findTrigger(text: string, names: readonly string[]): number | null {
  const [, word = '', letters = ''] = typed.exec(text) ?? []
  const isName = names.some((name) => name.startsWith(letters.toLowerCase()))
  if (letters.length < minLetters || address.test(word) || !isName) return null
  return text.length - letters.length - 1
}

/** What a space separates from the text: nothing, or a slash with letters that may begin a name. */
const separated = /(?<!\s)\s+(?:\/(\p{L}*))?$/u

/**
 * The text before a footnote, which stands directly behind its word. Payload removes the command as it last drew it,
 * and leaves its beginning when somebody types faster than that.
 * @param text what stands before the caret
 * @param names lower-case names of the command
 */
export function textOfFootnote(text: string, names: readonly string[]): string {
  const [{ length } = '', letters = ''] = separated.exec(text) ?? []
  const isName = names.some((name) => name.startsWith(letters.toLowerCase()))
  return isName ? text.slice(0, text.length - length) : text
}
