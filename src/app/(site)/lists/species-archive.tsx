import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Archive } from '@/domains/archives/components/archive'
import { type Filters, noFilters } from '@/domains/catalog/filters/list-query'
import { addressOf } from '@/domains/catalog/filters/list-url'
import type { ListingPage } from '@/domains/catalog/read/list-page'
import { SpeciesCard } from '@/domains/species/components/species-card'
import type { SpeciesCard as Card } from '@/domains/species/listing'

interface SpeciesArchiveProps {
  listing: ListingPage<Card>
  path: string
  /** What narrows the list down, or leads beside it. */
  side: ReactNode
  /** The same list as filters of all species, where it can be had so. */
  filters?: Filters['sections']
  /** Ways on from a list that has nothing. */
  onwards?: ReactNode
}

/** Species as a grid, with what narrows them down beside it. */
export function SpeciesArchive({ listing, path, side, filters, onwards }: SpeciesArchiveProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { cards, ...place } = listing
  const all = { collection: 'mushrooms', locale, path: '/mushrooms/species' } as const
  const narrower = filters && (
    <a href={addressOf(all, { filters: { ...noFilters, sections: filters }, sort: null, page: 1 })}>
      {t('ui.filters.open')}
    </a>
  )
  return (
    <div className="archive">
      <aside className="archive-side">{side}</aside>
      <div className="archive-main">
        <Archive
          listing={place}
          path={path}
          emptyHint={t('species.noSpeciesAvailable')}
          note={t('species.classes')}
          narrower={narrower}
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
