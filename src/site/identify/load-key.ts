import {
  type Answers,
  allowsSeveral,
  answeredQuestions,
  type Question,
  questions,
  regionOf,
} from '@/domains/identify/answers'
import { rankSpecies } from '@/domains/identify/fit'
import { leavesOf, rankQuestions } from '@/domains/identify/next-question'
import { loadKeyData } from '@/domains/identify/queries'
import { retractionsOf } from '@/domains/identify/retractions'
import { listSporePairs } from '@/domains/identify/spore-pairs'
import type { SpeciesCard } from '@/domains/species/listing'
import { isThinlyRecorded } from '@/domains/species/season'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'

/**
 * Everything that the page of the key shows.
 * @param asked the question that the reader wants to answer; null for the most useful one
 */
export async function loadKey(reader: Reader, answers: Answers, asked: Question | null) {
  const { species, cards } = await loadKeyData(reader)
  dependsOn([tags.list('mushrooms')])
  const ranked = rankSpecies(species, answers)
  const cardsOf = (fits: typeof ranked.fitting): SpeciesCard[] =>
    fits.flatMap((fit) => cards.get(fit.species.slug) ?? [])
  const hasAnswers = answeredQuestions(answers).length > 0
  const candidates = hasAnswers ? cardsOf([...ranked.fitting, ...ranked.possible]) : []
  const ids = [...cards.values()].map(({ id }) => id)
  const pairs = await listSporePairs(reader, ids, candidates)
  dependsOn(pairs.flatMap((pair) => pair.species.map(({ id }) => tags.document('mushrooms', id))))
  const region = regionOf(answers)
  const fits = ranked.fitting.length > 0
  // Where nothing fits, no further answer changes that.
  const next = fits ? (asked ?? rankQuestions(ranked, answers)[0]) : undefined
  const isOpen = (question: Question) => question !== next && (!answers[question] || allowsSeveral(question))
  return {
    species,
    cards,
    ranked,
    deadly: { fitting: cardsOf(ranked.deadly.fitting), possible: cardsOf(ranked.deadly.possible) },
    pairs,
    next: next ?? null,
    /** Whether the reader asked for the question. */
    isAsked: asked !== null,
    retractions: fits ? [] : retractionsOf(species, answers),
    hasAnswers,
    /** The region of the answers, if little is recorded of it. */
    thinRegion: region && isThinlyRecorded(species, region) ? region : null,
    leaves: (question: Question) => leavesOf(species, answers, question),
    open: fits ? questions.filter(isOpen) : [],
  }
}

export type KeyPage = Awaited<ReturnType<typeof loadKey>>
