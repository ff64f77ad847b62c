import type { PlateView } from '@illustrations/plates/address'
import type { PartLocation } from '@illustrations/plates/locate-part'
import type { SpeciesCard } from '@/domains/species/listing'
import { Plate } from './plate'

interface MarkedPlateProps {
  species: SpeciesCard
  view: PlateView
  /** The part to circle; null if no drawing shows it. */
  mark: PartLocation | null
}

/** An illustration cropped to one part, which is circled. The text beside it describes the part. */
export function LabelledPlate({ species, view, mark }: MarkedPlateProps) {
  if (view === 'habit' && species.image) {
    return (
      <div className="plate photograph">
        <Plate species={species} alt="" />
      </div>
    )
  }
  const at = mark ? { '--x': mark.x.toFixed(3), '--y': mark.y.toFixed(3) } : {}
  return (
    <div className={`plate cut ${view}`} style={at as React.CSSProperties}>
      <div>
        <Plate species={species} view={view} alt="" />
        {mark && view !== 'spore-print' ? (
          <i className={mark.present ? 'trait-ring' : 'trait-ring absent'} aria-hidden="true" />
        ) : null}
      </div>
    </div>
  )
}
