import { parseUserLocation, userLocationHeader } from '@/domains/catalog/browser/user-location'
import { allowCaching, allowTemplate } from '@/foundation/cache/page-context'
import { toUrlSearchParams } from '@/foundation/routing/search-params'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { type FilteredListData, filteredListMaxAge, loadFilteredList } from '@/site/lists/filtered-list'
import { slotsOf } from '@/site/lists/list-parts'
import type { Page, SiteRequest } from '@/site/page'
import { passText } from '@/ui/html/pass-html'

type Params = { list: string; path?: string[] }

async function load({
  locale,
  params,
  query,
  headers,
  reader,
}: SiteRequest<Params>): Promise<FilteredListData> {
  const { list, path = [] } = params
  const location = headers.get(userLocationHeader)
  if (location === null) {
    allowCaching(filteredListMaxAge)
    allowTemplate(slotsOf({ locale, list, path }))
  }
  const parameters = toUrlSearchParams(query)
  return loadFilteredList({ reader, list, path, parameters, userLocation: parseUserLocation(location) })
}

function head({ metadata: { title, ...metadata } }: FilteredListData): Head {
  return pageMetadata({ ...metadata, title: passText(title, 'page-title'), index: false })
}

/**
 * Filtered lists. `next.config.ts` rewrites addresses with filter parameters to this page. The server caches what many
 * visitors ask for, except lists around a visitor's location.
 */
export const filteredListPage: Page<FilteredListData, Params> = {
  load,
  head,
  View: ({ render }) => render(),
  maxAge: 0,
}
