import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import type { Category, Media } from '@/payload-types'
import type { Facet } from './entry'

export interface CardImage {
  url: string
  alt: LocalizedText
  width: number
  height: number
}

export type Related<T> = string | T | null | undefined

/** The populated document of a relation, or null if it is missing or was not populated. */
export function populated<T>(relation: Related<T>): T | null {
  return typeof relation === 'object' && relation !== null ? relation : null
}

/** An uploaded picture at card size. */
export function cardImage(relation: Related<Media>): CardImage | null {
  const image = populated(relation)
  if (!image?.url) return null
  return {
    url: image.sizes?.card?.url ?? image.url,
    alt: localizedText(image, 'alt') ?? '',
    width: image.width ?? 640,
    height: image.height ?? 800,
  }
}

/** A change of the picture is a change of the card. */
export function imageFacets(relation: Related<Media>): Facet[] {
  const image = populated(relation)
  return image ? [`media:${image.id}`] : []
}

/** A value counts for its groups too: a species with psilocybin is found under psilocybin, the class, and chemistry. */
export function categoryFacets(relations: readonly Related<Category>[]): Facet[] {
  const ids = relations.flatMap((relation) => {
    const category = populated(relation)
    if (!category) return []
    const ancestors = (category.breadcrumbs ?? []).map(({ doc }) => populated(doc)?.id ?? doc)
    return [category.id, ...ancestors]
  })
  return [...new Set(ids)].filter((id) => typeof id === 'string').map((id) => `category:${id}` as const)
}

export interface CardCategory {
  path: string
  title: LocalizedText
}

/** The categories that a card is drawn and labelled by. */
export function cardCategories(relations: readonly Related<Category>[] | null | undefined): CardCategory[] {
  return (relations ?? []).flatMap((relation) => {
    const category = populated(relation)
    return category?.path ? [{ path: category.path, title: localizedText(category, 'title') }] : []
  })
}
