import { type Filters, noFilters } from '@/domains/catalog/filters/list-query'
import { listUrl } from '@/domains/catalog/filters/list-url'
import { useLocale, useTranslations } from '@/ui/texts'

/** A link from a list of species to the filtered list with the same species. */
export function FilterLink({ filters }: { filters: Filters['sections'] }) {
  const t = useTranslations('ui.filters')
  const locale = useLocale()
  const allSpecies = { collection: 'mushrooms', locale, path: '/mushrooms/species' } as const
  return (
    <a href={listUrl(allSpecies, { filters: { ...noFilters, sections: filters }, sort: null, page: 1 })}>
      {t('open')}
    </a>
  )
}
