import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { parseUserLocation, userLocationHeader } from '@/domains/catalog/browser/user-location'
import { allowCaching, allowTemplate } from '@/foundation/cache/page-context'
import { type SearchParams, toUrlSearchParams } from '@/foundation/routing/search-params'
import { pageMetadata } from '@/foundation/seo/metadata'
import { FilteredListPage, filteredListMaxAge, filteredListMetadata } from '@/site/lists/filtered-list-page'
import { slotsOf } from '@/site/lists/list-parts'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'
import { passText } from '@/ui/html/pass-html'

interface Props {
  params: Promise<LocaleParams & { list: string; path?: string[] }>
  searchParams: Promise<SearchParams>
}

async function listOf({ params, searchParams }: Props) {
  const { list, path = [], ...rest } = await params
  const userLocation = parseUserLocation((await headers()).get(userLocationHeader))
  const parameters = toUrlSearchParams(await searchParams)
  return { locale: localeOf(rest), list, path, parameters, userLocation }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title, ...metadata } = await filteredListMetadata(await listOf(props))
  return pageMetadata({ ...metadata, title: passText(title, 'page-title'), index: false })
}

/**
 * Filtered lists. `next.config.ts` rewrites addresses with filter parameters to this page. Next renders it for each
 * request; the server caches what many visitors ask for, except lists around a visitor's location.
 */
export default async function Page(props: Props) {
  const list = await listOf(props)
  if (!(await headers()).has(userLocationHeader)) {
    allowCaching(filteredListMaxAge)
    allowTemplate(slotsOf(list))
  }
  return <FilteredListPage {...list} />
}
