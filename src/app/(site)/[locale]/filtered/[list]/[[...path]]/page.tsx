import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { AllSpecies, allSpeciesMetadata } from '@/app/(site)/lists/all-species'
import { ProductArchive } from '@/app/(site)/market/product-archive'
import { productArchiveMetadata } from '@/app/(site)/market/product-archive-metadata'
import { AllRecipes, allRecipesMetadata } from '@/app/(site)/recipes/all-recipes'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { Directory, directoryMetadata } from '@/app/(site)/suppliers/directory'
import { listPartHeader } from '@/domains/catalog/browser/list-part'
import { parseUserLocation, userLocationHeader } from '@/domains/catalog/browser/user-location'
import { parseListQuery } from '@/domains/catalog/filters/list-query'
import type { Filterable } from '@/domains/catalog/filters/sections'
import { allowCaching } from '@/foundation/cache/page-context'
import { supplierCollections } from '@/foundation/routing/paths'
import type { SearchParams } from '@/foundation/routing/search-params'

interface Props {
  params: Promise<LocaleParams & { list: string; path?: string[] }>
  searchParams: Promise<SearchParams>
}

function listQueryOf(collection: Filterable, searchParams: SearchParams) {
  const pairs = Object.entries(searchParams).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  )
  return parseListQuery(collection, new URLSearchParams(pairs))
}

const directoryAt = (list: string, path: readonly string[]) =>
  path.length === 0 ? supplierCollections.find((kind) => kind === list) : undefined

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { list, path = [], ...rest } = await params
  const locale = localeOf(rest)
  const query = await searchParams
  const userLocation = parseUserLocation((await headers()).get(userLocationHeader))
  if (list === 'species') return allSpeciesMetadata(locale, listQueryOf('mushrooms', query), false)
  if (list === 'recipes') return allRecipesMetadata(locale, listQueryOf('recipes', query), false)
  const kind = directoryAt(list, path)
  if (kind) return directoryMetadata({ locale, kind, query: listQueryOf(kind, query), userLocation }, false)
  const products = { locale, segments: path, query: listQueryOf('products', query), userLocation }
  return productArchiveMetadata(products, false)
}

/** Seconds; a list expires earlier when something in it changes. */
const maxAge = 300

/**
 * Filtered lists. `next.config.ts` rewrites addresses with filter parameters to this page. Next renders it for each
 * request; the server caches what many visitors ask for, except lists around a visitor's location.
 */
export default async function FilteredListPage({ params, searchParams }: Props) {
  const { list, path = [], ...rest } = await params
  const locale = localeOf(rest)
  const query = await searchParams
  const requestHeaders = await headers()
  const part = requestHeaders.has(listPartHeader)
  const userLocation = parseUserLocation(requestHeaders.get(userLocationHeader))
  if (!requestHeaders.has(userLocationHeader)) allowCaching(maxAge)
  if (list === 'species' && path.length === 0)
    return <AllSpecies locale={locale} query={listQueryOf('mushrooms', query)} part={part} />
  if (list === 'recipes' && path.length === 0)
    return <AllRecipes locale={locale} query={listQueryOf('recipes', query)} part={part} />
  const kind = directoryAt(list, path)
  if (kind)
    return (
      <Directory
        locale={locale}
        kind={kind}
        query={listQueryOf(kind, query)}
        userLocation={userLocation}
        part={part}
      />
    )
  if (list !== 'products') notFound()
  return (
    <ProductArchive
      locale={locale}
      segments={path}
      query={listQueryOf('products', query)}
      userLocation={userLocation}
      part={part}
    />
  )
}
