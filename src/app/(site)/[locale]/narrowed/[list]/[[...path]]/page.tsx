import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { Query } from '@/blocks/voices'
import { pointIn, whereaboutsHeader } from '@/domains/filters/components/whereabouts'
import { queryOf } from '@/domains/filters/query'
import type { Filterable } from '@/domains/filters/sections'
import { AllSpecies, allSpeciesMetadata, wholeList } from '../../../../archives/all-species'
import { type LocaleParams, localeOf } from '../../../../frame/params'
import { ProductArchive, productArchiveMetadata } from '../../../../market/product-archive'

interface Props {
  params: Promise<LocaleParams & { list: string; path?: string[] }>
  searchParams: Promise<Query>
}

function asked(collection: Filterable, query: Query) {
  const pairs = Object.entries(query).flatMap(([name, given]) =>
    [given ?? []].flat().map((value): [string, string] => [name, value]),
  )
  return queryOf(collection, new URLSearchParams(pairs))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { list, path = [], ...rest } = await params
  const locale = localeOf(rest)
  if (list === 'species') return allSpeciesMetadata(locale, 1, false)
  return productArchiveMetadata({ locale, segments: path, query: wholeList(1) }, false)
}

/** Lists as an address narrows them down (`next.config.ts` leads here); made for each request. */
export default async function NarrowedPage({ params, searchParams }: Props) {
  const { list, path = [], ...rest } = await params
  const locale = localeOf(rest)
  const query = await searchParams
  if (list === 'species' && path.length === 0)
    return <AllSpecies locale={locale} query={asked('mushrooms', query)} />
  if (list !== 'products') notFound()
  const at = pointIn((await headers()).get(whereaboutsHeader))
  return <ProductArchive locale={locale} segments={path} query={asked('products', query)} at={at} />
}
