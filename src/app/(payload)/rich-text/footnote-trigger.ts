/** Fewer letters are as likely to be an abbreviation: "and/or". */
const minLetters = 3

const typed = /(\S+)\/(\p{L}+)$/u

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
