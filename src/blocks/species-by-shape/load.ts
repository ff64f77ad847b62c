import type { SpeciesByShapeBlockView } from '@/blocks/views'
import { type ShapeSection, shapeSections } from '@/domains/archives/shapes'
import type { ContributionContext } from '@/domains/contributions/context'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'

const speciesPerShape = 6

/** Reads the deadliest species of each shape. */
export async function loadSpeciesByShape(
  _: SpeciesByShapeBlockView,
  { reader }: ContributionContext,
): Promise<ShapeSection[]> {
  dependsOn([tags.list('mushrooms')])
  return shapeSections(reader, { sort: 'deadliest', limit: speciesPerShape })
}
