import { cache } from 'react'
import { getCards } from '@/domains/catalog/query'
import { getGuide } from '@/domains/guides/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { documentPath } from '@/foundation/routing/paths'
import { productsOf } from '@/site/market/products-of'
import { pageReader } from '@/site/page-reader'
import { movedOrNotFound } from '@/site/site-shell/moved-or-not-found'

/** Reads what a growing guide's page shows, once a request; responds with 404 where there is no such guide. */
export const loadGuide = cache(async (locale: Locale, slug: string) => {
  const reader = await pageReader(locale)
  const guide = await getGuide(reader, slug)
  dependsOn([
    tags.slug('growingguides', slug),
    ...(guide ? [tags.document('growingguides', guide.id), tags.activity('growingguides', guide.id)] : []),
    ...(guide?.speciesIds ?? []).map((id) => tags.card('mushrooms', id)),
    ...(guide?.references ?? []).map(({ id }) => tags.document('references', id)),
  ])
  if (!guide) return movedOrNotFound(locale, documentPath('growingguides', slug))
  const cards = await getCards(reader, 'mushrooms', guide.speciesIds)
  const species = await Promise.all(
    cards.map(async (card) => ({ ...card, productsPath: (await productsOf(reader, card))?.path ?? null })),
  )
  return { guide, species }
})

export type GuidePageData = Awaited<ReturnType<typeof loadGuide>>
