import { traitsVersion } from '@illustrations/plates/address'
import { GuideCard } from '@/domains/guides/components/guide-card'
import type { GuideCard as Card } from '@/domains/guides/listing'
import { Plate } from '@/domains/species/components/plate'
import { Drawing } from '@/ui/drawing'

interface GuideItemProps {
  guide: Card
  urgent?: boolean
}

/** The species in what it grows in, or its plate. */
function GuidePicture({ guide: { container, species }, urgent }: GuideItemProps) {
  const [first] = species
  if (!first) return null
  if (!container) return <Plate species={{ ...first, image: null }} alt="" urgent={urgent} listed />
  return (
    <Drawing
      kind="stages"
      name={`${container}-fruiting`}
      species={{ slug: first.slug, version: traitsVersion(first.traits) }}
      urgent={urgent}
      listed
    />
  )
}

/** A guide's card with a drawing of its method. */
export function GuideItem({ guide, urgent }: GuideItemProps) {
  return <GuideCard guide={guide} plate={<GuidePicture guide={guide} urgent={urgent} />} />
}
