import { traitsVersion } from '@illustrations/plates/address'
import type { GuideCard } from '@/domains/guides/listing'
import { Plate } from '@/domains/species/components/plate'
import { Drawing } from '@/ui/drawing'

interface GuidePictureProps {
  guide: GuideCard
  urgent?: boolean
  /** One of many in a list; otherwise the picture of the guide's page. */
  listed?: boolean
}

/** The method of a guide: its species in what it grows in, or else its plate. */
export function GuidePicture({ guide: { container, species }, urgent, listed }: GuidePictureProps) {
  const [first] = species
  if (!first) return null
  if (!container)
    return listed ? (
      <Plate species={{ ...first, image: null }} alt="" urgent={urgent} listed />
    ) : (
      <Plate species={{ ...first, image: null }} detail="page" urgent={urgent} />
    )
  return (
    <Drawing
      kind="stages"
      name={`${container}-fruiting`}
      species={{ slug: first.slug, version: traitsVersion(first.traits) }}
      urgent={urgent}
      listed={listed}
    />
  )
}
