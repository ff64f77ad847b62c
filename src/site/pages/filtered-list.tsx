import { parseUserLocation, userLocationHeader } from '@/domains/catalog/browser/user-location'
import { allowCaching } from '@/foundation/cache/page-context'
import { toUrlSearchParams } from '@/foundation/routing/search-params'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { type FilteredListData, filteredListMaxAge, loadFilteredList } from '@/site/lists/filtered-list'
import type { Page, SiteRequest } from '@/site/page'

type Params = { list: string; path?: string[] }

async function load({ params, query, headers, reader }: SiteRequest<Params>): Promise<FilteredListData> {
  const { list, path = [] } = params
  const location = headers.get(userLocationHeader)
  if (location === null) allowCaching(filteredListMaxAge)
  const parameters = toUrlSearchParams(query)
  return loadFilteredList({ reader, list, path, parameters, userLocation: parseUserLocation(location) })
}

function head({ metadata }: FilteredListData): Head {
  return pageMetadata({ ...metadata, index: false })
}

/**
 * Filtered lists. The server caches what many visitors ask for, except lists around a visitor's location.
 */
export const filteredListPage: Page<FilteredListData, Params> = {
  load,
  head,
  View: ({ render }) => render(),
  maxAge: 0,
}
