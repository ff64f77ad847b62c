import { editDistance } from '@/foundation/text/edit-distance'
import type { Vocabulary } from './vocabulary'

/** In shorter words, a slip makes another word. */
const shortest = 5

const sorted = (word: string) => [...word].sort().join('')

/** Whether a letter is missing, additional or swapped. A replaced one often makes another word: “blanda”, “blanca”. */
const isSlip = (word: string, known: string) =>
  word[0] === known[0] &&
  Math.min(word.length, known.length) >= shortest &&
  editDistance(word, known, 1) === 1 &&
  (word.length !== known.length || sorted(word) === sorted(known))

/** Corrects slips, and what is written by ear, to the words of a vocabulary. */
export function slipCorrection(words: ReadonlySet<string>, sounds: Vocabulary['sounds']) {
  const asHeard = (word: string) =>
    sounds.reduce((heard, [letters, sound]) => heard.replaceAll(letters, sound), word)
  const byEar = new Map([...words].map((word) => [asHeard(word), word]))
  return (word: string): string => {
    if (words.has(word) || word.length < shortest - 1) return word
    return byEar.get(asHeard(word)) ?? [...words].find((known) => isSlip(word, known)) ?? word
  }
}
