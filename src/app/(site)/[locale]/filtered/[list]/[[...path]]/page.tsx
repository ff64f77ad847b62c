import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { AllSpecies, allSpeciesMetadata, wholeList } from '@/app/(site)/lists/all-species'
import { ProductArchive, productArchiveMetadata } from '@/app/(site)/market/product-archive'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { Directory, directoryMetadata } from '@/app/(site)/suppliers/directory'
import { listPartHeader } from '@/domains/catalog/browser/list-part'
import { pointIn, userLocationHeader } from '@/domains/catalog/browser/user-location'
import { queryOf } from '@/domains/catalog/filters/list-query'
import type { Filterable } from '@/domains/catalog/filters/sections'
import { supplierCollections } from '@/foundation/routing/paths'
import type { SearchParams } from '@/foundation/routing/search-params'

interface Props {
  params: Promise<LocaleParams & { list: string; path?: string[] }>
  searchParams: Promise<SearchParams>
}

function asked(collection: Filterable, query: SearchParams) {
  const pairs = Object.entries(query).flatMap(([name, given]) =>
    [given ?? []].flat().map((value): [string, string] => [name, value]),
  )
  return queryOf(collection, new URLSearchParams(pairs))
}

const directoryAt = (list: string, path: readonly string[]) =>
  path.length === 0 ? supplierCollections.find((kind) => kind === list) : undefined

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { list, path = [], ...rest } = await params
  const locale = localeOf(rest)
  if (list === 'species') return allSpeciesMetadata(locale, 1, false)
  const kind = directoryAt(list, path)
  if (kind) return directoryMetadata({ locale, kind, page: 1 }, false)
  return productArchiveMetadata({ locale, segments: path, query: wholeList(1) }, false)
}

/** Lists as an address narrows them down (`next.config.ts` leads here); made for each request. */
export default async function NarrowedPage({ params, searchParams }: Props) {
  const { list, path = [], ...rest } = await params
  const locale = localeOf(rest)
  const query = await searchParams
  const sent = await headers()
  const part = sent.has(listPartHeader)
  if (list === 'species' && path.length === 0)
    return <AllSpecies locale={locale} query={asked('mushrooms', query)} part={part} />
  const at = pointIn(sent.get(userLocationHeader))
  const kind = directoryAt(list, path)
  if (kind) return <Directory locale={locale} kind={kind} query={asked(kind, query)} at={at} part={part} />
  if (list !== 'products') notFound()
  return (
    <ProductArchive locale={locale} segments={path} query={asked('products', query)} at={at} part={part} />
  )
}
