import { foldName } from '@/foundation/text/fold-name'
import { transliterate } from '@/foundation/text/transliterate'

/** Characters and words that are searched for; what is longer is cut. */
export const maxQueryLength = 100
const maxWords = 12

/** A query as it was typed, without control characters and lone surrogates. */
export function cleanQuery(input: string | null | undefined): string {
  const text = (input ?? '').replace(/[\p{Cc}\p{Cs}]/gu, ' ').replace(/\s+/g, ' ')
  return [...text.trim()].slice(0, maxQueryLength).join('').trim()
}

/** The words of a query, without case and accents; of one that consists of emoji, what they are called: `mushroom`. */
export function wordsOf(query: string): string[] {
  const words = foldName(query).split(' ').filter(Boolean)
  const pictures = words.length > 0 ? [] : (query.match(/\p{Extended_Pictographic}/gu) ?? [])
  const names = pictures.flatMap((picture) => foldName(transliterate(picture)).split(' ')).filter(Boolean)
  return [...words, ...new Set(names)].slice(0, maxWords)
}

/** Letters of scripts that put no spaces between words, where a letter may be a word and any part of a name is searched for. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Whether any part of a name may be a word of its own, because its script has no spaces. */
export const hasNoSpaces = (word: string): boolean => withoutSpaces.test(word)

const plurals: readonly [ending: RegExp, singular: string][] = [
  [/oes$/, 'ao'],
  [/ies$/, 'y'],
  [/ces$/, 'z'],
  [/es$/, ''],
  [/s$/, ''],
]

/** A Basque word without its article: “onddoak” are several onddo, “zizak” several ziza. */
const withoutArticle = (word: string): string[] =>
  [word, word.slice(0, -1), word.slice(0, -2)].filter((form) => form.length >= 4)

/** A word and what it may be the plural of, in any of the languages. */
export function formsOf(word: string): string[] {
  if (word.length >= 5 && word.endsWith('ak')) return withoutArticle(word)
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return [word]
  const singulars = plurals.flatMap(([ending, singular]) =>
    ending.test(word) ? [word.replace(ending, singular)] : [],
  )
  return [...new Set([word, ...singulars])].filter((form) => form.length >= 3)
}

/** Phrases that a name may be equal to: the words as they are, each or all in the singular. */
export function phrasesOf(words: readonly string[]): string[] {
  const phrases = words.reduce<string[]>(
    (starts, word) =>
      starts.flatMap((start) => formsOf(word).map((form) => `${start} ${form}`.trim())).slice(0, 32),
    [''],
  )
  return phrases.filter(Boolean)
}

/** Words that names continue, as a `tsquery`. Shorter ones, such as articles, must be whole. */
export function nameQuery(phrases: readonly (readonly string[])[]): string {
  const shortest = 3
  const termOf = (form: string) => (form.length < shortest && !hasNoSpaces(form) ? form : `${form}:*`)
  return phrases
    .filter((words) => words.length > 0)
    .map((words) => `(${words.map((word) => `(${formsOf(word).map(termOf).join('|')})`).join('&')})`)
    .join('|')
}

/** Shorter words are no two names in one; longer ones are left as they are. */
const joined = { shortest: 7, longest: 16 }

/** A word as two or three: “jackolantern” is jack o lantern. */
function splitsOf(word: string): string[] {
  if (word.length < joined.shortest || word.length > joined.longest) return []
  const letters = [...word]
  const part = (start: number, end?: number) => letters.slice(start, end).join('')
  const cuts = letters.slice(1).map((_, index) => index + 1)
  return cuts.flatMap((cut) => {
    const rest = cuts
      .filter((end) => end > cut)
      .map((end) => `${part(0, cut)} ${part(cut, end)} ${part(end)}`)
    return [`${part(0, cut)} ${part(cut)}`, ...rest]
  })
}

/** Names that are written apart or together otherwise: “deathcap” in a longer query, “puff ball”. */
export const respelt = (words: readonly string[]): string[] => [
  ...words.flatMap(formsOf).flatMap(splitsOf),
  ...words.slice(1).flatMap((word, index) => formsOf(`${words[index]}${word}`)),
]

/** All runs of at most four words: a name that a longer query contains is one of them. */
export function runsOf(words: readonly string[]): string[] {
  const longest = 4
  const runs = words.flatMap((_, start) =>
    Array.from({ length: Math.min(longest, words.length - start) }, (__, length) =>
      words.slice(start, start + length + 1),
    ),
  )
  const shorter = runs.filter(({ length }) => length < words.length)
  return [...new Set([...shorter.flatMap(phrasesOf), ...respelt(words)])]
}
