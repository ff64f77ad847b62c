import { type Locale, locales } from '@/foundation/i18n/locales'
import { foldName } from '@/foundation/text/fold-name'
import { type Answers, allowsSeveral, type Question, questions, statesOf } from './answers'
import { otherParts, phrases, questionWords } from './describe-words'

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

/** The colour of another part than the cap, in the order of either language family. */
function coloursOfOtherParts(locale: Locale): Phrase[] {
  const parts = listed(otherParts[locale])
  const colours = Object.values(phrases[locale].colour ?? {}).flatMap(listed)
  return colours.flatMap((colour) =>
    parts.flatMap((part) => [
      { words: [...colour, ...part], answer: null },
      { words: [...part, ...colour], answer: null },
    ]),
  )
}

function phrasesIn(locale: Locale): Phrase[] {
  const answers = questions.flatMap((question) =>
    Object.entries(phrases[locale][question] ?? {}).flatMap(([state, text]) =>
      listed(text).map((words): Phrase => ({ words, answer: { question, state } })),
    ),
  )
  // Of equal length, what is an answer comes first: pink gills are a trait of the spores.
  return [...answers, ...coloursOfOtherParts(locale)].sort(
    (one, other) => other.words.length - one.words.length,
  )
}

const known = new Map(locales.map((locale) => [locale, phrasesIn(locale)]))

const generic = new Map(
  locales.map((locale) => {
    const { asking, others } = questionWords[locale]
    return [locale, { asking: new Set(stems(asking)), others: new Set(stems(others)) }]
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
  const { asking, others } = generic.get(locale) ?? { asking: new Set(), others: new Set() }
  return (
    words.length > 1 &&
    words.some((word) => asking.has(word)) &&
    words.every((word) => asking.has(word) || others.has(word))
  )
}
