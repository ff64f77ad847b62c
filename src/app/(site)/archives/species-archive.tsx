import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Archive } from '@/domains/archives/components/archive'
import type { ListingPage } from '@/domains/listings/queries'
import { SpeciesCard } from '@/domains/species/components/species-card'
import type { SpeciesCard as Card } from '@/domains/species/listing'

interface SpeciesArchiveProps {
  listing: ListingPage<Card>
  path: string
  /** What narrows the list down, or leads beside it. */
  side: ReactNode
  /** Ways on from a list that has nothing. */
  onwards?: ReactNode
}

/** Species as a grid, with what narrows them down beside it. */
export function SpeciesArchive({ listing, path, side, onwards }: SpeciesArchiveProps) {
  const say = useTranslations('species')
  const { cards, ...place } = listing
  return (
    <div className="archive">
      <aside className="archive-side">{side}</aside>
      <div className="archive-main">
        <Archive
          listing={place}
          path={path}
          emptyHint={say('noSpeciesAvailable')}
          note={say('classes')}
          onwards={onwards}
        >
          {cards.map((card, index) => (
            <SpeciesCard key={card.id} species={card} urgent={index === 0} />
          ))}
        </Archive>
      </div>
    </div>
  )
}
