import type { ReactNode } from 'react'
import { Archive } from '@/domains/archives/components/archive'
import type { ListingPage } from '@/domains/listings/queries'
import { SpeciesCard } from '@/domains/species/components/species-card'
import type { SpeciesCard as Card } from '@/domains/species/listing'

/** Cards that stand on the first screen of a desk: fetched at once, the others when they come near. */
const firstScreen = 3

interface SpeciesArchiveProps {
  listing: ListingPage<Card>
  path: string
  side: ReactNode
}

/** Species as a grid, with what narrows them down beside it. */
export function SpeciesArchive({ listing, path, side }: SpeciesArchiveProps) {
  const { cards, ...place } = listing
  return (
    <div className="archive">
      <aside className="archive-side">{side}</aside>
      <div className="archive-main">
        <Archive listing={place} path={path}>
          {cards.map((card, index) => (
            <SpeciesCard key={card.id} species={card} urgent={index < firstScreen} />
          ))}
        </Archive>
      </div>
    </div>
  )
}
