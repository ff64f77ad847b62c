import { foldName } from '@/foundation/text/fold-name'

/**
 * A word without the endings of number and gender. Short ones keep a sign of their ending: “poro” and “por” are two
 * words.
 */
function stemOf(word: string): string {
  if (word.length < 4) return word
  const singular = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  if (singular.length < 4) return singular
  const stem = singular.replace(/[aeo]$/, '')
  return stem.length < 4 && stem !== singular ? `${stem}-` : stem
}

/** The words of a text without endings. */
export const stems = (text: string): string[] => foldName(text).split(' ').filter(Boolean).map(stemOf)

/** The phrases of a list that is separated by commas. */
export const listed = (text: string): string[][] => text.split(',').map(stems)

/** The parts of a text between punctuation marks. */
export const clausesOf = (text: string): string[][] =>
  text
    .split(/[.,;:!?¿¡()/\n]|\s[-–—]\s/u)
    .map(stems)
    .filter(({ length }) => length > 0)
