import { type Answers, allowsSeveral, type Question, questions, statesOf } from '@/domains/identify/answers'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { foldName } from '@/foundation/text/fold-name'
import { english } from './english'
import { portuguese } from './portuguese'
import { spanish } from './spanish'
import type { Vocabulary } from './vocabulary'

export const vocabularies: Record<Locale, Vocabulary> = { en: english, es: spanish, pt: portuguese }

/** A phrase and the answer that it gives; none for what is only skipped. */
interface Phrase {
  words: string[]
  answer: { question: Question; state: string } | null
}

/** A word without the endings of number and gender. */
function stemOf(word: string): string {
  if (word.length < 4) return word
  const singular = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  return singular.length > 3 ? singular.replace(/[aeo]$/, '') : singular
}

const stems = (text: string): string[] => foldName(text).split(' ').filter(Boolean).map(stemOf)

const listed = (text: string): string[][] => text.split(',').map(stems)

/** The colour of another part than the cap, in the order of either language family: a white ring is a ring. */
function coloursOfOtherParts(locale: Locale, answers: readonly Phrase[]): Phrase[] {
  const parts = listed(vocabularies[locale].otherParts)
  const colours = Object.values(vocabularies[locale].states.colour ?? {}).flatMap(listed)
  return colours.flatMap((colour) =>
    parts.flatMap((part) => {
      const answer = answers.find(({ words }) => words.join(' ') === part.join(' '))?.answer ?? null
      return [
        { words: [...colour, ...part], answer },
        { words: [...part, ...colour], answer },
      ]
    }),
  )
}

function phrasesIn(locale: Locale): Phrase[] {
  const answers = questions.flatMap((question) =>
    Object.entries(vocabularies[locale].states[question] ?? {}).flatMap(([state, text]) =>
      listed(text).map((words): Phrase => ({ words, answer: { question, state } })),
    ),
  )
  // Of equal length, what is an answer comes first: pink gills are a trait of the spores.
  return [...answers, ...coloursOfOtherParts(locale, answers)].sort(
    (one, other) => other.words.length - one.words.length,
  )
}

const known = new Map(locales.map((locale) => [locale, phrasesIn(locale)]))

const generic = new Map(
  locales.map((locale) => {
    const { asking, fillers } = vocabularies[locale]
    return [locale, { asking: new Set(stems(asking)), fillers: new Set(stems(fillers)) }]
  }),
)

/** The answers that a description gives, in the words of a language: “red with white dots”. */
export function describedAnswers(text: string, locale: Locale): Answers {
  const words = stems(text)
  const answers: Answers = {}
  for (let at = 0; at < words.length; ) {
    const found = known
      .get(locale)
      ?.find((phrase) => phrase.words.every((word, index) => words[at + index] === word))
    if (found?.answer) addAnswer(answers, found.answer.question, found.answer.state)
    at += found?.words.length ?? 1
  }
  return answers
}

/** Adds a state; of several to a question with one answer, the first holds. */
function addAnswer(answers: Answers, question: Question, state: string): void {
  const given = answers[question] ?? []
  if (given.length > 0 && !allowsSeveral(question)) return
  answers[question] = statesOf(question).filter((one) => one === state || given.includes(one))
}

/** Whether a text only asks which mushroom it is: “¿qué seta es esta?”. */
export function asksForName(text: string, locale: Locale): boolean {
  const words = stems(text)
  const { asking, fillers } = generic.get(locale) ?? { asking: new Set(), fillers: new Set() }
  return (
    words.length > 1 &&
    words.some((word) => asking.has(word)) &&
    words.every((word) => asking.has(word) || fillers.has(word))
  )
}
