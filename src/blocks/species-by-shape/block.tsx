import type { SpeciesByShapeBlockView } from '@/blocks/views'
import { ShapeSection } from '@/domains/archives/components/shape-section'
import { shapeRows, shapeSections } from '@/domains/archives/shapes'
import type { ContributionContext } from '@/domains/contributions/context'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'

const speciesPerShape = 6

/** A section of species for each shape, the deadliest first; small sections share a row. */
export async function SpeciesByShapeBlock({ page }: SpeciesByShapeBlockView & { page: ContributionContext }) {
  dependsOn([tags.list('mushrooms')])
  const shapes = await shapeSections(page.reader, { sort: 'deadliest', limit: speciesPerShape })
  return shapeRows(shapes).map((row) => {
    const sections = row.map((section) => <ShapeSection key={section.shape} section={section} />)
    return row.length > 1 ? (
      <div key={row[0]?.shape} className="shape-pair">
        {sections}
      </div>
    ) : (
      sections
    )
  })
}
