import { type Answers, answeredQuestions } from '@/domains/identify/answers'
import { describedAnswers } from '@/domains/identify/description/describe'
import { namesSeason } from '@/domains/search/read/asked-page'
import { asksAboutKeeping, asksHow, intentOf } from '@/domains/search/read/intent'
import { asksForMeaning } from '@/domains/search/read/meant-words'
import { phrasesOf, wordsOf } from '@/domains/search/read/query-text'
import { tiers } from '@/domains/search/read/statement-request'
import type { SearchResult } from '@/domains/search/search'
import type { Locale } from '@/foundation/i18n/locales'
import { foldName } from '@/foundation/text/fold-name'

/** Whether the query is a name as it stands. */
export const isName = ({ query, groups }: SearchResult) => {
  const phrases = phrasesOf(wordsOf(query))
  return groups.some(({ results }) =>
    results.some(({ name }) => name && phrases.includes(foldName(name.text))),
  )
}

/** Whether the query names species. “Boletus that turns blue” names a genus and describes the rest. */
export const namesSpecies = ({ groups }: SearchResult, countsGenus = true) =>
  groups.some(
    ({ kind, results }) =>
      kind === 'species' &&
      results.some(({ tier, name }) => tier >= tiers.contained && (countsGenus || name?.type !== 'genus')),
  )

/** The answers of a query that describes something besides names: “birch polypore benefits” tells of no find. */
function answersBesidesNames({ query, groups }: SearchResult, locale: Locale): Answers {
  const answers = describedAnswers(query, locale)
  const names = groups
    .filter(({ kind }) => kind === 'species')
    .flatMap(({ results }) => results)
    .flatMap(({ tier, name }) =>
      name && name.type !== 'genus' && tier >= tiers.contained ? foldName(name.text) : [],
    )
  const rest = names.reduce((text, name) => text.replace(name, ' '), wordsOf(query).join(' '))
  return names.length === 0 || answeredQuestions(describedAnswers(rest, locale)).length > 0 ? answers : {}
}

/**
 * The answers that a description gives. A single word may be of a name as well, a name may have words of a description,
 * and so may goods: “yellow”, “black trumpet”, “blue oyster kit”. Sellers have regions.
 */
export function describedFind(result: SearchResult, locale: Locale): Answers | null {
  const answers = answersBesidesNames(result, locale)
  const words = wordsOf(result.query)
  const [first] = result.groups
  const isOfTerm = first?.kind === 'topics' && first.results.some(({ tier }) => tier === tiers.exact)
  if (words.length < 2 || isName(result) || asksForMeaning(words) || isOfTerm) return null
  const traits = answeredQuestions(answers).filter((question) => question !== 'region')
  if (traits.length === 0 && answers.region && namesSeason(words) && !namesSpecies(result)) return answers
  const isAboutSomethingElse =
    intentOf(words) !== null || asksHow(words) || asksAboutKeeping(words) || namesSpecies(result, false)
  return traits.length > 1 || (traits.length === 1 && !isAboutSomethingElse) ? answers : null
}
