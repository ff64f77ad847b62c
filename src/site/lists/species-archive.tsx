import type { ReactNode } from 'react'
import { Archive } from '@/domains/archives/components/archive'
import { cardLink } from '@/domains/catalog/card-link'
import type { Filters } from '@/domains/catalog/filters/list-query'
import type { CardPage } from '@/domains/catalog/query'
import { SpeciesCard } from '@/domains/species/components/species-card'
import type { SpeciesCard as Card } from '@/domains/species/listing'
import { itemListJsonLd } from '@/foundation/seo/item-list'
import { JsonLd } from '@/foundation/seo/json-ld'
import { useLocale, useTranslations } from '@/ui/texts'
import { FilterLink } from './filter-link'

interface SpeciesArchiveProps {
  listing: CardPage<Card>
  path: string
  /** Navigation beside the list. */
  navigation: ReactNode
  /** Filters of the list of all species that give the same list, if some do. */
  filters?: Filters['sections']
  /** Links shown if the list is empty. */
  alternatives?: ReactNode
}

/** A grid of species with navigation beside it. */
export function SpeciesArchive({ listing, path, navigation, filters, alternatives }: SpeciesArchiveProps) {
  const t = useTranslations('species')
  const { cards, ...page } = listing
  return (
    <div className="archive">
      <aside className="archive-side">{navigation}</aside>
      <div className="archive-main">
        <JsonLd data={itemListJsonLd(cards.map(cardLink), { locale: useLocale(), first: page.from })} />
        <Archive
          listing={page}
          path={path}
          emptyHint={t('noSpeciesAvailable')}
          note={t('classes')}
          filterLink={filters && <FilterLink filters={filters} />}
          alternatives={alternatives}
        >
          <ul className="archive-grid">
            {cards.map((card, index) => (
              <SpeciesCard key={card.id} species={card} urgent={index === 0} />
            ))}
          </ul>
        </Archive>
      </div>
    </div>
  )
}
