import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { placedBlocks } from '@/foundation/payload/placed-blocks'
import { asInAllLocales, globalInLanguageOf, type Reader } from '@/foundation/payload/reader'
import type { EncyclopediaPage, GrowingPage, HomePage, MarketPage } from '@/payload-types'
import { type ComposedPageSlug, defaultLayouts } from './default-layouts'

type ComposedPage = HomePage | EncyclopediaPage | GrowingPage | MarketPage

type Block = NonNullable<ComposedPage['layout']>[number]

/** Blocks, each with its language if it fell back. */
export type ComposedLayout = (Block & { lang?: Locale })[]

const isList = ({ blockType }: Block) => blockType === 'pageList'

/** The blocks of a page with an address of its own: those that editors have placed, or else the default ones. */
export async function getComposedLayout(reader: Reader, slug: ComposedPageSlug): Promise<ComposedLayout> {
  dependsOn([tags.global(slug)])
  const stored = await reader.payload.findGlobal({ ...asInAllLocales(reader), slug, depth: 1 })
  const { layout } = globalInLanguageOf<ComposedPage>(reader, slug, stored)
  const defaults: readonly Block[] = defaultLayouts[slug]
  const placed = layout?.length ? layout : defaults
  // A page that is about a list shows it, whatever else editors have placed.
  const lists = placed.some(isList) ? [] : defaults.filter(isList)
  return placedBlocks([...placed, ...lists])
}
