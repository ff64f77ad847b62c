import { headers } from 'next/headers'
import { cache } from 'react'
import { allowCaching } from '@/foundation/cache/page-context'
import type { SearchParams } from '@/foundation/routing/search-params'
import type { Head } from '@/foundation/seo/metadata'
import type { Page, PathParams, SiteRequest } from '@/site/page'
import { pageReader } from '@/site/page-reader'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface RouteProps<Params> {
  params: Promise<Params & LocaleParams>
  searchParams: Promise<SearchParams>
}

type Route<Params> = [
  head: (props: RouteProps<Params>) => Promise<Head>,
  component: (props: RouteProps<Params>) => Promise<React.JSX.Element>,
]

function createRoute<Data extends object, Params extends PathParams>(
  { load, head, View }: Page<Data, Params>,
  requestOf: (props: RouteProps<Params>) => Promise<SiteRequest<Params>>,
): Route<Params> {
  const requests = cache((_key: string) => ({}) as { data?: Promise<Data> })
  const read = async (props: RouteProps<Params>) => {
    const request = await requestOf(props)
    const known = requests(JSON.stringify([request.locale, request.params, request.query]))
    known.data ??= load(request)
    return { request, data: await known.data }
  }
  return [
    async (props) => {
      const { request, data } = await read(props)
      return head(data, request)
    },
    async (props) => {
      const { data } = await read(props)
      return <View {...data} />
    },
  ]
}

/** The metadata and the component of a page that is the same for everyone who asks for its path. */
export function staticRoute<Data extends object, Params extends PathParams>(
  page: Page<Data, Params>,
): Route<Params> {
  return createRoute(page, async ({ params }) => {
    const { locale: segment, ...rest } = await params
    const locale = localeOf({ locale: segment })
    const reader = await pageReader(locale)
    return { locale, params: rest as unknown as Params, query: {}, headers: new Headers(), reader }
  })
}

/** The same for a page that depends on the query or on who asks. */
export function dynamicRoute<Data extends object, Params extends PathParams>(
  page: Page<Data, Params>,
): Route<Params> {
  return createRoute(page, async ({ params, searchParams }) => {
    const { locale: segment, ...rest } = await params
    const locale = localeOf({ locale: segment })
    if (page.maxAge) allowCaching(page.maxAge)
    const [query, requestHeaders, reader] = await Promise.all([searchParams, headers(), pageReader(locale)])
    return { locale, params: rest as unknown as Params, query, headers: requestHeaders, reader }
  })
}
