import { TownList } from '@/domains/search/components/town-list'
import { cleanQuery } from '@/domains/search/read/query-text'
import { suggestTowns, type TownOption } from '@/domains/search/suggest-towns'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { singleParam } from '@/foundation/routing/search-params'
import type { Page, SiteRequest } from '@/site/page'

interface Data {
  query: string
  towns: TownOption[]
}

async function load({ query: params, reader }: SiteRequest): Promise<Data> {
  const query = cleanQuery(singleParam(params, 'q'))
  const towns = await suggestTowns(reader, query)
  dependsOn([tags.list('vendors')])
  return { query, towns }
}

function View(data: Data) {
  return (
    <main data-suggestions="">
      <TownList {...data} />
    </main>
  )
}

/** The options of a field for a place, which a script fetches. The gazetteer does not change while the server runs. */
export const searchPlacesPage: Page<Data> = {
  load,
  head: () => ({ robots: { index: false, follow: false } }),
  View,
  maxAge: 3600,
}
