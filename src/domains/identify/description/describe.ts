import { type Answers, allowsSeveral, type Question, statesOf } from '@/domains/identify/answers'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { certaintiesOf } from './certainty'
import { type Phrase, readPhrases, vocabularies } from './phrases'
import { stems } from './stems'

/** Questions about the cap only: a white stem or a scaly one answers neither. */
const aboutCap: readonly Question[] = ['colour', 'surface']

const describesCap = ({ answers }: Phrase) => answers.some(({ question }) => aboutCap.includes(question))

const isNoun = ({ isPart, role }: Phrase) => isPart || role === 'whole'

/** The noun that an adjective stands before: “white, broad gills”. */
function nounAfter(clause: readonly Phrase[], at: number): Phrase | undefined {
  const next = clause.slice(at + 1)
  const end = next.findIndex((phrase) => isNoun(phrase) || !(phrase.role === 'word' || describesCap(phrase)))
  const found = next[end]
  if (found && isNoun(found) && end <= 2) return found
  // “White and brown gills”: both colours are theirs.
  const other = next[end + 1]
  return found && end === 0 && found.role === 'and' && other && describesCap(other) && !isNoun(other)
    ? nounAfter(clause, at + 2)
    : undefined
}

/** The noun that an adjective follows, “gills broad and white”, unless something else begins between them. */
function nounBefore(clause: readonly Phrase[], at: number): Phrase | undefined {
  for (let index = at - 1; index >= 0; index -= 1) {
    const phrase = clause[index]
    if (!phrase || isNoun(phrase)) return phrase
    // Without accents, the Portuguese “e é” is “e e”.
    const isNewStatement = phrase.role === 'and' && ['copula', 'and'].includes(clause[index + 1]?.role ?? '')
    if (isNewStatement || ['link', 'turn', 'denial'].includes(phrase.role)) return undefined
  }
  return undefined
}

function isOfOtherPart(clause: readonly Phrase[], at: number, adjectivesFirst: boolean): boolean {
  const isBeforeNoun = adjectivesFirst || clause[at + 1]?.role === 'place'
  const noun = (isBeforeNoun ? nounAfter(clause, at) : undefined) ?? nounBefore(clause, at)
  return noun?.isPart ?? false
}

/** What the denial of a state answers. Without a sac, a base may have a bulb; without white, a cap any other colour. */
const denied = (question: Question, state: string): string | null =>
  question === 'ring' && (state === 'skirt' || state === 'sliding') ? 'none' : null

/** The answers that a description gives, in the words of a language: “red with white dots, no ring”. */
export function describedAnswers(text: string, locale: Locale): Answers {
  const { adjectivesFirst } = vocabularies[locale]
  const answers: Answers = {}
  for (const clause of readPhrases(text, locale)) {
    const certainties = certaintiesOf(clause)
    for (const [index, phrase] of clause.entries()) {
      const certainty = certainties[index]
      if (certainty === 'doubtful') continue
      for (const { question, state } of phrase.answers) {
        if (aboutCap.includes(question) && isOfOtherPart(clause, index, adjectivesFirst)) continue
        const answer = certainty === 'denied' ? denied(question, state) : state
        if (answer) addAnswer(answers, question, answer)
      }
    }
  }
  return answers
}

/** Adds a state; of several to a question with one answer, the first holds. */
function addAnswer(answers: Answers, question: Question, state: string): void {
  const given = answers[question] ?? []
  if (given.length > 0 && !allowsSeveral(question)) return
  answers[question] = statesOf(question).filter((one) => one === state || given.includes(one))
}

const generic = new Map(
  locales.map((locale) => {
    const { asking, fillers } = vocabularies[locale]
    return [locale, { asking: new Set(stems(asking)), fillers: new Set(stems(fillers)) }]
  }),
)

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
