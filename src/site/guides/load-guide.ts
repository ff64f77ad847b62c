import { contentTags } from '@/blocks/content-tags'
import type { BlockView } from '@/blocks/views'
import { getCards } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import { getGuide } from '@/domains/guides/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { plainText } from '@/foundation/i18n/localized-text'
import type { Reader } from '@/foundation/payload/reader'
import { documentPath } from '@/foundation/routing/paths'
import { loadBlocksAndContributions } from '@/site/contributions/load-blocks-and-contributions'
import { productsOf } from '@/site/market/products-of'
import { movedOrNotFound } from '@/site/site-shell/moved-or-not-found'
import { goodsOfGuide } from './goods-of-guide'

/** The cards of species, each with the list of its products if it has some. */
async function loadGrownSpecies(reader: Reader, ids: readonly string[]) {
  const cards = await getCards(reader, 'mushrooms', ids)
  return Promise.all(
    cards.map(async (card) => ({ ...card, productsPath: (await productsOf(reader, card))?.path ?? null })),
  )
}

/** Reads what a growing guide's page shows; throws the signal for 404 where there is no such guide. */
export async function loadGuide(reader: Reader, slug: string) {
  const guide = await getGuide(reader, slug)
  dependsOn([
    tags.slug('growingguides', slug),
    ...(guide ? [tags.document('growingguides', guide.id), tags.activity('growingguides', guide.id)] : []),
    ...contentTags(guide?.content),
    ...(guide?.speciesIds ?? []).map((id) => tags.card('mushrooms', id)),
    ...(guide?.references ?? []).map(({ id }) => tags.document('references', id)),
  ])
  const path = documentPath('growingguides', slug)
  if (!guide) return movedOrNotFound(reader, path)
  const context: ContributionContext = {
    reader,
    subject: { relationTo: 'growingguides', value: guide.id },
    title: plainText(guide.title),
    path,
  }
  const [species, placed] = await Promise.all([
    loadGrownSpecies(reader, guide.speciesIds),
    loadBlocksAndContributions(guide.layout as BlockView[], context),
  ])
  const goodsPaths = await goodsOfGuide(reader, guide, species)
  return { guide, species, goodsPaths, context, ...placed }
}

export type GuidePageData = Awaited<ReturnType<typeof loadGuide>>
