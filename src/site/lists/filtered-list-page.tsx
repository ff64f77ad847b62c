import { parseListQuery } from '@/domains/catalog/filters/list-query'
import { speciesListUrl } from '@/domains/catalog/filters/species-list'
import type { Point } from '@/domains/catalog/query'
import type { Locale } from '@/foundation/i18n/locales'
import { supplierCollections } from '@/foundation/routing/paths'
import { notFound, permanentRedirect } from '@/foundation/routing/signals'
import type { PageMetadata } from '@/foundation/seo/metadata'
import { ProductArchive } from '@/site/market/product-archive'
import { productArchiveMetadata } from '@/site/market/product-archive-metadata'
import { AllRecipes, allRecipesMetadata } from '@/site/recipes/all-recipes'
import { Directory, directoryMetadata } from '@/site/suppliers/directory'
import { AllSpecies, allSpeciesMetadata } from './all-species'
import type { ListPagePart } from './list-page'

/** Seconds for which a filtered list is cached; it expires earlier when something in it changes. */
export const filteredListMaxAge = 300

export interface FilteredListProps {
  locale: Locale
  /** The last folder of the list's address. */
  list: string
  /** The segments below it. */
  path: readonly string[]
  parameters: URLSearchParams
  userLocation: Point | null
}

const directoryAt = (list: string, path: readonly string[]) =>
  path.length === 0 ? supplierCollections.find((kind) => kind === list) : undefined

export async function filteredListMetadata(props: FilteredListProps): Promise<PageMetadata> {
  const { locale, list, path, parameters, userLocation } = props
  if (list === 'species') return allSpeciesMetadata(locale, parseListQuery('mushrooms', parameters))
  if (list === 'recipes') return allRecipesMetadata(locale, parseListQuery('recipes', parameters))
  const kind = directoryAt(list, path)
  if (kind) return directoryMetadata({ locale, kind, query: parseListQuery(kind, parameters), userLocation })
  const query = parseListQuery('products', parameters)
  return productArchiveMetadata({ locale, segments: path, query, userLocation })
}

/** The page of the filtered list at an address, or what of it differs between queries. */
export function FilteredListPage(props: FilteredListProps & { part?: ListPagePart }) {
  const { locale, list, path, parameters, userLocation, part } = props
  if (list === 'species' && path.length === 0)
    return <AllSpecies locale={locale} query={parseListQuery('mushrooms', parameters)} part={part} />
  if (list === 'recipes' && path.length === 0)
    return <AllRecipes locale={locale} query={parseListQuery('recipes', parameters)} part={part} />
  const kind = directoryAt(list, path)
  if (kind) {
    const query = parseListQuery(kind, parameters)
    return <Directory {...{ locale, kind, query, userLocation, part }} />
  }
  if (list !== 'products') notFound()
  const query = parseListQuery('products', parameters)
  const ofSpecies = speciesListUrl(locale, query.filters)
  if (ofSpecies) permanentRedirect(ofSpecies)
  return <ProductArchive {...{ locale, segments: path, query, userLocation, part }} />
}
