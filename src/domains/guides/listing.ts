import { categoryFacets } from '@/domains/cards/card'
import type { ListingEntry } from '@/domains/cards/entry'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import type { Growingguide, Mushroom } from '@/payload-types'
import type { Difficulty } from './difficulty'
import { type Interval, intervalOf } from './interval'
import type { Container } from './stages'

/** A growing guide as lists show it. */
export interface GuideCard {
  kind: 'guide'
  id: string
  slug: string
  title: LocalizedText
  summary: LocalizedText | null
  difficulty: Difficulty | null
  /** From spawn to first crop. */
  daysToHarvest: Interval | null
  substrate: LocalizedText | null
  /** What its mushrooms grow in; drawn with the first species. */
  container: Container | null
  /** The species that it grows; the card shows the illustration of the first. */
  species: { slug: string; scientificName: string; traits: Mushroom['specie']['traits'] }[]
  publishedAt: string
  likeCount: number
  averageRating: number | null
  ratingCount: number
}

export function guideEntry(doc: Growingguide): ListingEntry<GuideCard> {
  const related = (doc.species ?? []).filter((one) => typeof one === 'object')
  // Lists are the same for everyone. When a species is published, its guides are indexed again.
  const species = related.filter(({ _status }) => _status !== 'draft')
  const publishedAt = doc.publishedAt ?? doc.createdAt
  return {
    slug: doc.slug,
    title: doc.title,
    card: {
      kind: 'guide',
      id: doc.id,
      slug: doc.slug,
      title: localizedText(doc, 'title'),
      summary: localizedText(doc.meta, 'description'),
      difficulty: doc.difficulty ?? null,
      daysToHarvest: intervalOf(doc.conditions?.daysToHarvest),
      substrate: localizedText(doc.conditions, 'substrate'),
      container: doc.container ?? null,
      species: species.map(({ slug, specie }) => ({
        slug,
        scientificName: specie.scientificName,
        traits: specie.traits,
      })),
      publishedAt,
      likeCount: doc.likeCount ?? 0,
      averageRating: doc.aggregateRating?.averageRating ?? null,
      ratingCount: doc.aggregateRating?.reviewCount ?? 0,
    },
    facets: [...related.map(({ id }) => `species:${id}` as const), ...categoryFacets(doc.categories ?? [])],
    likeCount: doc.likeCount ?? 0,
    averageRating: doc.aggregateRating?.averageRating ?? null,
    ratingCount: doc.aggregateRating?.reviewCount ?? 0,
    createdAt: doc.createdAt,
    publishedAt,
  }
}
