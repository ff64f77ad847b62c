import { GuideCard } from '@/domains/guides/components/guide-card'
import type { GuideCard as Card } from '@/domains/guides/listing'
import { Plate } from '@/domains/species/components/plate'

interface GuideItemProps {
  guide: Card
  urgent?: boolean
}

/** A guide's card with the plate of the species that it grows. */
export function GuideItem({ guide, urgent }: GuideItemProps) {
  const [species] = guide.species
  return (
    <GuideCard
      guide={guide}
      plate={species ? <Plate species={{ ...species, image: null }} alt="" urgent={urgent} listed /> : null}
    />
  )
}
