import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { Growingguide } from '../../payload-types'
import { citation, type ReferenceItem, referenceItems } from '../references/view'
import type { Difficulty } from './difficulty'
import { type Interval, intervalOf } from './interval'
import { type GuideCard, guideEntry } from './listing'

/** A growing guide as its page shows it. */
export interface GuideView {
  card: GuideCard
  id: string
  title: string
  summary: string | null
  difficulty: Difficulty | null
  publishedAt: string
  updatedAt: string
  conditions: {
    spawnRunCelsius: Interval | null
    fruitingCelsius: Interval | null
    humidityPercent: Interval | null
    daysToHarvest: Interval | null
    substrate: string | null
    source: string | null
  }
  content: SerializedEditorState | null
  references: ReferenceItem[]
  speciesIds: string[]
}

/** Flattens a guide, read at depth 1, into what its page shows. */
export function guideView(doc: Growingguide): GuideView {
  const { card } = guideEntry(doc)
  const { conditions } = doc
  return {
    card,
    id: doc.id,
    title: doc.title,
    summary: card.summary,
    difficulty: card.difficulty,
    publishedAt: card.publishedAt,
    updatedAt: doc.updatedAt,
    conditions: {
      spawnRunCelsius: intervalOf(conditions?.spawnRunCelsius),
      fruitingCelsius: intervalOf(conditions?.fruitingCelsius),
      humidityPercent: intervalOf(conditions?.humidityPercent),
      daysToHarvest: intervalOf(conditions?.daysToHarvest),
      substrate: conditions?.substrate ?? null,
      source: citation(conditions?.source),
    },
    content: (doc.content as SerializedEditorState | null | undefined) ?? null,
    references: referenceItems(doc.references),
    speciesIds: (doc.species ?? []).map((species) => (typeof species === 'object' ? species.id : species)),
  }
}
