import { type CardImage, cardImage, categoryFacets, imageFacets } from '@/domains/cards/card'
import type { ListingEntry } from '@/domains/cards/entry'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { readingMinutes } from '@/foundation/rich-text/reading-time'
import type { Mushroom, Post, Project } from '@/payload-types'
import type { ArticleCollection, ProjectState, Topic } from './vocabulary'

/** A post or a project as lists show it. */
export interface ArticleCard {
  kind: ArticleCollection
  id: string
  slug: string
  title: LocalizedText
  summary: LocalizedText | null
  /** The species that it mentions; without a picture, the card shows the illustration of the first. */
  species: { slug: string; scientificName: string; traits: Mushroom['specie']['traits'] }[]
  image: CardImage | null
  topic: Topic | null
  state: ProjectState | null
  place: LocalizedText | null
  /** Reading time. */
  minutes: number
  publishedAt: string
  likeCount: number
}

type Article = Post | Project

function articleEntry(doc: Article, own: Pick<ArticleCard, 'kind' | 'topic' | 'state' | 'place'>) {
  const related = (doc.species ?? []).filter((one) => typeof one === 'object')
  // Lists are the same for everyone. When a species is published, the articles about it are indexed again.
  const species = related.filter(({ _status }) => _status !== 'draft')
  const publishedAt = doc.publishedAt ?? doc.createdAt
  const card: ArticleCard = {
    ...own,
    id: doc.id,
    slug: doc.slug,
    title: localizedText(doc, 'title'),
    summary: localizedText(doc.meta, 'description'),
    species: species.map(({ slug, specie }) => ({
      slug,
      scientificName: specie.scientificName,
      traits: specie.traits,
    })),
    image: cardImage(doc.meta?.image),
    minutes: doc.content ? readingMinutes(doc.content as Parameters<typeof readingMinutes>[0]) : 1,
    publishedAt,
    likeCount: doc.likeCount ?? 0,
  }
  return {
    slug: doc.slug,
    title: doc.title,
    card,
    facets: [
      ...related.map(({ id }) => `species:${id}` as const),
      ...categoryFacets(doc.categories ?? []),
      ...imageFacets(doc.meta?.image),
    ],
    likeCount: card.likeCount,
    averageRating: null,
    ratingCount: 0,
    createdAt: doc.createdAt,
    publishedAt,
  } satisfies ListingEntry<ArticleCard>
}

export function postEntry(doc: Post): ListingEntry<ArticleCard> {
  const entry = articleEntry(doc, { kind: 'posts', topic: doc.topics?.[0] ?? null, state: null, place: null })
  return {
    ...entry,
    facets: [...entry.facets, ...(doc.topics ?? []).map((topic) => `topic:${topic}` as const)],
  }
}

export function projectEntry(doc: Project): ListingEntry<ArticleCard> {
  return articleEntry(doc, {
    kind: 'projects',
    topic: null,
    state: doc.state ?? null,
    place: localizedText(doc, 'place'),
  })
}
