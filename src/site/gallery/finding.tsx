import { NearFields } from '@/domains/catalog/components/near-fields'
import { OfferFields } from '@/domains/catalog/components/offer-fields'
import { noFilters } from '@/domains/catalog/filters/list-query'
import { ButtonLink } from '@/ui/button'
import { ActiveFilters } from '@/ui/patterns/active-filters'
import { FilterPanel, type FilterSection } from '@/ui/patterns/filter-panel'
import { SearchBox } from '@/ui/patterns/search-box'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'
import { samplesIn } from './samples'

const helps = [12, 5, 8, 6, 4, 3, 2, 0]
const effects = [9, 14, 11, 7, 3, 0]
const drawings = ['crosshair', 'waves', 'zap', 'bookmark', 'lightbulb', 'mountain']

function sectionsOf({ finding }: ReturnType<typeof samplesIn>): FilterSection[] {
  return [
    {
      name: 'benefit',
      title: finding.helps.title,
      note: finding.helps.note,
      values: finding.helps.values.map((title, index) => ({
        value: title,
        title,
        count: helps[index] ?? 0,
        on: index < 2,
      })),
    },
    {
      name: 'effect',
      title: finding.effects.title,
      tiles: true,
      values: finding.effects.values.map((title, index) => ({
        value: title,
        title,
        icon: drawings[index],
        count: effects[index] ?? 0,
        on: index === 0,
      })),
    },
    {
      name: 'type',
      title: finding.types.title,
      values: finding.types.values.map((title, index) => ({ value: title, title, count: 16 - index * 5 })),
    },
  ]
}

function Filters() {
  const t = useTranslations('ui.filters')
  const samples = samplesIn(useLocale())
  const sections = sectionsOf(samples)
  const on = sections.flatMap(({ name, values }) =>
    values
      .filter((value) => value.on)
      .map(({ title }) => ({ key: `${name}-${title}`, title, without: '#filtering' })),
  )
  return (
    <Row id="filtering" title="Filters" note="Beside the list where there is room, else a dialog.">
      <div className="row-wide archive">
        <div className="filter-side">
          <FilterPanel id="filters" action="#filtering" sections={sections} results={14} clear="#filtering">
            <NearFields id="gallery" near={{ place: 'Eugene', kilometres: 40 }} places={['Eugene']} />
            <OfferFields
              id="gallery"
              filters={{ ...noFilters, price: { from: 1000, to: null, currency: 'USD' } }}
              counts={{ inStock: 14, onSale: 3 }}
            />
          </FilterPanel>
        </div>
        <div className="archive-main stack">
          <p className="filters-open">
            <ButtonLink kind="secondary" href="#filters">
              {t('open')}
            </ButtonLink>
          </p>
          <ActiveFilters filters={on} clear="#filtering" />
        </div>
      </div>
    </Row>
  )
}

function Searching() {
  return (
    <Row id="searching" title="Search">
      <div className="row-wide stack">
        <SearchBox id="gallery-search" action="#searching" query="Hericium" />
      </div>
    </Row>
  )
}

/** Filters and search. */
export function Finding() {
  return (
    <>
      <Filters />
      <Searching />
    </>
  )
}
