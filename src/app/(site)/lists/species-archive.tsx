import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Archive } from '@/domains/archives/components/archive'
import { type Filters, noFilters } from '@/domains/catalog/filters/list-query'
import { listUrl } from '@/domains/catalog/filters/list-url'
import type { CardPage } from '@/domains/catalog/query'
import { SpeciesCard } from '@/domains/species/components/species-card'
import type { SpeciesCard as Card } from '@/domains/species/listing'

interface SpeciesArchiveProps {
  listing: CardPage<Card>
  path: string
  /** Navigation beside the list. */
  navigation: ReactNode
  /** Filters of the list of all species that give the same list, if there are any. */
  filters?: Filters['sections']
  /** Links shown if the list is empty. */
  alternatives?: ReactNode
}

/** A grid of species with navigation beside it. */
export function SpeciesArchive({ listing, path, navigation, filters, alternatives }: SpeciesArchiveProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { cards, ...page } = listing
  const allSpecies = { collection: 'mushrooms', locale, path: '/mushrooms/species' } as const
  const filterLink = filters && (
    <a href={listUrl(allSpecies, { filters: { ...noFilters, sections: filters }, sort: null, page: 1 })}>
      {t('ui.filters.open')}
    </a>
  )
  return (
    <div className="archive">
      <aside className="archive-side">{navigation}</aside>
      <div className="archive-main">
        <Archive
          listing={page}
          path={path}
          emptyHint={t('species.noSpeciesAvailable')}
          note={t('species.classes')}
          filterLink={filterLink}
          alternatives={alternatives}
        >
          {cards.map((card, index) => (
            <SpeciesCard key={card.id} species={card} urgent={index === 0} />
          ))}
        </Archive>
      </div>
    </div>
  )
}
