import type { ComponentType, ReactElement } from 'react'
import { parseListQuery } from '@/domains/catalog/filters/list-query'
import { speciesListUrl } from '@/domains/catalog/filters/species-list'
import type { Point } from '@/domains/catalog/query'
import type { Reader } from '@/foundation/payload/reader'
import { supplierCollections } from '@/foundation/routing/paths'
import { notFound, permanentRedirect } from '@/foundation/routing/signals'
import type { PageMetadata } from '@/foundation/seo/metadata'
import { loadProductList } from '@/site/market/load-product-list'
import { ProductArchive, productListHead } from '@/site/market/product-archive'
import { AllRecipes, allRecipesHead, loadAllRecipes } from '@/site/recipes/all-recipes'
import { Directory, directoryHead, loadDirectory } from '@/site/suppliers/directory'
import { AllSpecies, allSpeciesHead, loadAllSpecies } from './all-species'

/** Seconds for which a filtered list is cached; it expires earlier when something in it changes. */
export const filteredListMaxAge = 300

export interface FilteredListRequest {
  reader: Reader
  /** The last folder of the list's address. */
  list: string
  /** The segments below it. */
  path: readonly string[]
  parameters: URLSearchParams
  userLocation: Point | null
}

/** A filtered list that is loaded. */
export interface FilteredListData {
  metadata: PageMetadata
  render: () => ReactElement
}

function listData<Data extends object>(
  data: Data,
  metadata: PageMetadata,
  View: ComponentType<Data>,
): FilteredListData {
  return { metadata, render: () => <View {...data} /> }
}

/** Reads a list that has no others below it; undefined where the address names none. */
async function loadTopList(request: FilteredListRequest): Promise<FilteredListData | undefined> {
  const { reader, list, parameters, userLocation } = request
  if (list === 'species') {
    const species = await loadAllSpecies(reader, parseListQuery('mushrooms', parameters))
    return listData(species, allSpeciesHead(species), AllSpecies)
  }
  if (list === 'recipes') {
    const recipes = await loadAllRecipes(reader, parseListQuery('recipes', parameters))
    return listData(recipes, allRecipesHead(recipes), AllRecipes)
  }
  const kind = supplierCollections.find((collection) => collection === list)
  if (!kind) return undefined
  const query = parseListQuery(kind, parameters)
  const directory = await loadDirectory({ reader, kind, query, userLocation })
  return listData(directory, directoryHead(directory), Directory)
}

/**
 * Reads the filtered list at an address. Throws the signals for redirects, to the address of a category or to the list of
 * species, and for 404.
 */
export async function loadFilteredList(request: FilteredListRequest): Promise<FilteredListData> {
  const { reader, list, path, parameters, userLocation } = request
  const topList = path.length === 0 ? await loadTopList(request) : undefined
  if (topList) return topList
  if (list !== 'products') notFound()
  const query = parseListQuery('products', parameters)
  const ofSpecies = speciesListUrl(reader.locale, query.filters)
  if (ofSpecies) permanentRedirect(ofSpecies)
  const products = await loadProductList({ reader, segments: path, query, userLocation })
  return listData(products, productListHead(products), ProductArchive)
}
