import { getCards } from '@/domains/catalog/query'
import { getGuide } from '@/domains/guides/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { documentPath } from '@/foundation/routing/paths'
import { productsOf } from '@/site/market/products-of'
import { movedOrNotFound } from '@/site/site-shell/moved-or-not-found'

/** Reads what a growing guide's page shows; throws the signal for 404 where there is no such guide. */
export async function loadGuide(reader: Reader, slug: string) {
  const guide = await getGuide(reader, slug)
  dependsOn([
    tags.slug('growingguides', slug),
    ...(guide ? [tags.document('growingguides', guide.id), tags.activity('growingguides', guide.id)] : []),
    ...(guide?.speciesIds ?? []).map((id) => tags.card('mushrooms', id)),
    ...(guide?.references ?? []).map(({ id }) => tags.document('references', id)),
  ])
  if (!guide) return movedOrNotFound(reader.locale, documentPath('growingguides', slug))
  const cards = await getCards(reader, 'mushrooms', guide.speciesIds)
  const species = await Promise.all(
    cards.map(async (card) => ({ ...card, productsPath: (await productsOf(reader, card))?.path ?? null })),
  )
  return { guide, species }
}

export type GuidePageData = Awaited<ReturnType<typeof loadGuide>>
