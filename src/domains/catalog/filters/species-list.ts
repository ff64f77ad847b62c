import type { Locale } from '@/foundation/i18n/locales'
import { speciesOnlySections, speciesSections } from './filter-parameters'
import { type Filters, noFilters } from './list-query'
import { listUrl } from './list-url'

/** The list of species to which filters of the market lead that only species have; null if there are none. */
export function speciesListUrl(locale: Locale, { sections }: Filters): string | null {
  if (!speciesOnlySections.some((name) => sections[name])) return null
  const kept = speciesSections.flatMap((name) => (sections[name] ? [[name, sections[name]]] : []))
  const filters = { ...noFilters, sections: Object.fromEntries(kept) }
  const route = { collection: 'mushrooms', locale, path: '/mushrooms/species' } as const
  return listUrl(route, { filters, sort: null, page: 1 })
}
