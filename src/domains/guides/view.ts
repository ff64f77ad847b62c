import { citation, type ReferenceItem, referenceItems } from '@/domains/references/view'
import type { Locale } from '@/foundation/i18n/locales'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { placedBlocks } from '@/foundation/payload/placed-blocks'
import { type LocalizedRichText, localizedRichText } from '@/foundation/rich-text/localized-rich-text'
import type { Growingguide } from '@/payload-types'
import type { Difficulty } from './difficulty'
import { type Interval, intervalOf } from './interval'
import { type GuideCard, guideEntry } from './listing'

/** A growing guide as its page shows it. */
export interface GuideView {
  card: GuideCard
  id: string
  title: LocalizedText
  summary: LocalizedText | null
  difficulty: Difficulty | null
  publishedAt: string
  updatedAt: string
  conditions: {
    spawnRunCelsius: Interval | null
    fruitingCelsius: Interval | null
    humidityPercent: Interval | null
    daysToHarvest: Interval | null
    substrate: LocalizedText | null
    source: string | null
  }
  content: LocalizedRichText | null
  /** Blocks below the text, each with its language if it fell back. */
  layout: (NonNullable<Growingguide['layout']>[number] & { lang?: Locale })[]
  references: ReferenceItem[]
  speciesIds: string[]
}

/** Converts a guide, read at depth 1, to what its page shows. */
export function guideView(doc: Growingguide): GuideView {
  const { card } = guideEntry(doc)
  const { conditions } = doc
  return {
    card,
    id: doc.id,
    title: card.title,
    summary: card.summary,
    difficulty: card.difficulty,
    publishedAt: card.publishedAt,
    updatedAt: doc.updatedAt,
    conditions: {
      spawnRunCelsius: intervalOf(conditions?.spawnRunCelsius),
      fruitingCelsius: intervalOf(conditions?.fruitingCelsius),
      humidityPercent: intervalOf(conditions?.humidityPercent),
      daysToHarvest: intervalOf(conditions?.daysToHarvest),
      substrate: card.substrate,
      source: citation(conditions?.source),
    },
    content: localizedRichText(doc, 'content'),
    layout: placedBlocks(doc.layout),
    references: referenceItems(doc.references),
    speciesIds: (doc.species ?? []).map((species) => (typeof species === 'object' ? species.id : species)),
  }
}
