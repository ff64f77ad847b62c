import { type Question, questions } from '@/domains/identify/answers'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { english } from './english'
import { portuguese } from './portuguese'
import { slipCorrection } from './slips'
import { spanish } from './spanish'
import { clausesOf, listed, stems } from './stems'
import type { Vocabulary } from './vocabulary'

export const vocabularies: Record<Locale, Vocabulary> = { en: english, es: spanish, pt: portuguese }

/** What a word or phrase does in a sentence; `word` is one that nobody listed. */
type Role =
  | 'answer'
  | 'whole'
  | 'part'
  | 'place'
  | 'denial'
  | 'doubt'
  | 'turn'
  | 'and'
  | 'or'
  | 'link'
  | 'copula'
  | 'word'

/** A phrase and what it means. */
export interface Phrase {
  words: readonly string[]
  role: Role
  answers: readonly { question: Question; state: string }[]
  /** Whether it names a part other than the cap. */
  isPart: boolean
}

/** Phrases of these questions name parts of the mushroom. */
const partQuestions: readonly Question[] = ['underside', 'ring', 'base', 'stem', 'print']

const keyOf = (words: readonly string[]) => words.join(' ')

function phrasesIn({ states, ...vocabulary }: Vocabulary): Map<string, Phrase> {
  const articles = new Set(stems(vocabulary.articles))
  const withoutArticles = (text: string) =>
    listed(text).map((words) => words.filter((word) => !articles.has(word)))
  const parts = new Set(withoutArticles(vocabulary.otherParts).map(keyOf))
  const phrases = new Map<string, Phrase>()
  for (const question of questions)
    for (const [state, text] of Object.entries(states[question] ?? {}))
      for (const words of withoutArticles(text)) {
        const key = keyOf(words)
        const answers = [...(phrases.get(key)?.answers ?? []), { question, state }]
        const isPart = parts.has(key) || partQuestions.includes(question)
        phrases.set(key, { words, role: 'answer', answers, isPart })
      }
  const add = (role: Role, text: string) => {
    for (const words of withoutArticles(text)) {
      const key = keyOf(words)
      if (!phrases.has(key))
        phrases.set(key, { words, role, answers: [], isPart: role === 'part' || role === 'place' })
    }
  }
  add('doubt', vocabulary.doubts)
  add('turn', vocabulary.turns)
  add('denial', vocabulary.denials)
  add('and', vocabulary.and)
  add('or', vocabulary.or)
  add('link', vocabulary.links)
  add('copula', vocabulary.copulas)
  add('place', vocabulary.places)
  add('part', vocabulary.otherParts)
  add('whole', vocabulary.whole)
  return phrases
}

function readerOf(vocabulary: Vocabulary): (text: string) => Phrase[][] {
  const phrases = phrasesIn(vocabulary)
  const longest = Math.max(...[...phrases.values()].map(({ words }) => words.length))
  const known = new Set([...phrases.values()].flatMap(({ words }) => words))
  const correct = slipCorrection(known, vocabulary.sounds)
  const skipped = new Set(stems(vocabulary.articles))
  const common = new Set(stems(`${vocabulary.asking} ${vocabulary.fillers}`))
  const phraseAt = (words: readonly string[], at: number): Phrase => {
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const found = phrases.get(keyOf(words.slice(at, at + length)))
      if (found) return found
    }
    return { words: words.slice(at, at + 1), role: 'word', answers: [], isPart: false }
  }
  const clause = (text: readonly string[]): Phrase[] => {
    const words = text
      .filter((word) => !skipped.has(word))
      .map((word) => (common.has(word) ? word : correct(word)))
    const found: Phrase[] = []
    for (let at = 0; at < words.length; at += found.at(-1)?.words.length ?? 1) found.push(phraseAt(words, at))
    return found
  }
  return (text) => clausesOf(text).map(clause)
}

const readers = new Map(locales.map((locale) => [locale, readerOf(vocabularies[locale])]))

/** The phrases of each clause of a text, the longest at each place. */
export const readPhrases = (text: string, locale: Locale): Phrase[][] => readers.get(locale)?.(text) ?? []
