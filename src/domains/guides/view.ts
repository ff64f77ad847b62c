import { categoryUrl } from '@/domains/categories/queries'
import { citation, type ReferenceItem, referenceItems } from '@/domains/references/view'
import type { Locale } from '@/foundation/i18n/locales'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { placedBlocks } from '@/foundation/payload/placed-blocks'
import { type LocalizedRichText, localizedRichText } from '@/foundation/rich-text/localized-rich-text'
import type { Growingguide } from '@/payload-types'
import type { Difficulty } from './difficulty'
import { type Interval, intervalOf } from './interval'
import { type GuideCard, guideEntry } from './listing'
import type { Container, StageName } from './stages'

/** A stage of growing with its conditions, null where no source states them. */
export interface StageView {
  stage: StageName
  days: Interval
  celsius: Interval | null
  humidityPercent: Interval | null
  co2Ppm: Interval | null
  lightLux: Interval | null
}

/** Something that a grower needs, and where it is sold. */
export interface ShoppingItem {
  id: string
  item: LocalizedText
  /** The goods of its category; the path is without the locale prefix. */
  goods: { id: string; title: LocalizedText; path: string } | null
}

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
    spawnRatePercent: Interval | null
    yieldPercent: Interval | null
    substrate: LocalizedText | null
    source: string | null
  }
  /** What the drawings of the stages show. */
  container: Container | null
  stages: StageView[]
  shopping: { scope: LocalizedText | null; items: ShoppingItem[] }
  content: LocalizedRichText | null
  /** Blocks below the text, each with its language if it fell back. */
  layout: (NonNullable<Growingguide['layout']>[number] & { lang?: Locale })[]
  references: ReferenceItem[]
  speciesIds: string[]
}

function stageViews(stages: Growingguide['stages']): StageView[] {
  return (stages ?? []).flatMap((row) => {
    const days = intervalOf(row.days)
    if (!days) return []
    const { stage } = row
    return {
      stage,
      days,
      celsius: intervalOf(row.celsius),
      humidityPercent: intervalOf(row.humidityPercent),
      co2Ppm: intervalOf(row.co2Ppm),
      lightLux: intervalOf(row.lightLux),
    }
  })
}

function shoppingItems(rows: Growingguide['shoppingList']): ShoppingItem[] {
  return (rows ?? []).map((row, index) => {
    const goods = row.soldIn && typeof row.soldIn === 'object' ? row.soldIn : null
    return {
      id: row.id ?? String(index),
      item: localizedText(row, 'name'),
      goods: goods
        ? { id: goods.id, title: localizedText(goods, 'title'), path: categoryUrl(goods.path ?? goods.slug) }
        : null,
    }
  })
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
      spawnRatePercent: intervalOf(conditions?.spawnRatePercent),
      yieldPercent: intervalOf(conditions?.yieldPercent),
      substrate: card.substrate,
      source: citation(conditions?.source),
    },
    container: doc.container ?? null,
    stages: stageViews(doc.stages),
    shopping: { scope: localizedText(doc, 'shoppingFor'), items: shoppingItems(doc.shoppingList) },
    content: localizedRichText(doc, 'content'),
    layout: placedBlocks(doc.layout),
    references: referenceItems(doc.references),
    speciesIds: (doc.species ?? []).map((species) => (typeof species === 'object' ? species.id : species)),
  }
}
