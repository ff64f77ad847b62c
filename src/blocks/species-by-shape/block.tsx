import { ShapeSection } from '@/domains/archives/components/shape-section'
import { type ShapeSection as Section, shapeRows } from '@/domains/archives/shapes'

/** A section of species for each shape, the deadliest first; small sections share a row. */
export function SpeciesByShapeBlock({ data }: { data: Section[] }) {
  return shapeRows(data).map((row) => {
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
