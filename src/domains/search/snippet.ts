import { foldName } from '@/foundation/text/fold-name'
import { formsOf } from './read/query-text'

/** A piece of a text, and whether the query contains it. */
export interface Piece {
  text: string
  isHit: boolean
}

/** Endings that inflections of a word differ by. */
const endings = 3

/** Whether a folded word of a text is a word of the query, its beginning, or an inflection of it. */
function matcherOf(words: readonly string[]): (word: string) => boolean {
  const long = words.filter(({ length }) => length > 2)
  const starts = long
    .flatMap(formsOf)
    .map((word) => (word.length > 5 ? word.slice(0, Math.max(4, word.length - endings + 1)) : word))
  // Articles are marked only where there is nothing else to mark.
  const whole = long.length > 0 ? long : words
  return (word) => word !== '' && (whole.includes(word) || starts.some((start) => word.startsWith(start)))
}

/** Splits a text at the words that the query contains, whatever their case, accents and endings. */
export function highlight(text: string, words: readonly string[]): Piece[] {
  const isHit = matcherOf(words)
  const pieces: Piece[] = []
  for (const part of text.split(/([\p{L}\p{N}\p{M}’'-]+)/u)) {
    const hit = foldName(part).split(' ').some(isHit)
    const last = pieces.at(-1)
    if (last && last.isHit === hit) last.text += part
    else pieces.push({ text: part, isHit: hit })
  }
  return pieces.filter((piece) => piece.text !== '')
}

/** The part of a text around the first word of the query, cut between words; its beginning if there is none. */
export function snippet(text: string, words: readonly string[], length = 150): string {
  if (text.length <= length) return text
  const isHit = matcherOf(words)
  const found = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].find(([word]) => isHit(foldName(word)))
  const wanted = Math.max(0, Math.min((found?.index ?? 0) - length / 3, text.length - length))
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1
  const end = text.lastIndexOf(' ', start + length)
  const cut = text.slice(start, start + length < text.length && end > start ? end : undefined)
  return `${start > 0 ? '… ' : ''}${cut}${start + cut.length < text.length ? ' …' : ''}`
}
