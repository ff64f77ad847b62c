import type { SpeciesMosaicBlockView } from '@/blocks/views'
import { selectFeaturedPlates } from '@/domains/archives/featured-plates'
import { shapeSections } from '@/domains/archives/shapes'
import type { Cards } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'

/** One large illustration and six beside it. */
const mosaicSize = 7

/** The plates are selected from this many species of each shape. */
const candidatesPerShape = 40

export type SpeciesMosaicData = Cards['mushrooms'][]

/** Reads the species of the mosaic; null where there are none. */
export async function loadSpeciesMosaic(
  _: SpeciesMosaicBlockView,
  { reader }: ContributionContext,
): Promise<SpeciesMosaicData | null> {
  dependsOn([tags.list('mushrooms')])
  const shapes = await shapeSections(reader, { sort: 'oldest', limit: candidatesPerShape })
  const species = selectFeaturedPlates(shapes, mosaicSize)
  return species.length > 0 ? species : null
}
