import { headers } from 'next/headers'
import {
  FilteredListPage,
  type FilteredListProps,
  filteredListMaxAge,
  filteredListMetadata,
} from '@/app/(site)/lists/filtered-list-page'
import type { ListPagePart } from '@/app/(site)/lists/list-page'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { parseUserLocation, userLocationHeader } from '@/domains/catalog/browser/user-location'
import { allowCaching, collectPassed, isPartOfPage } from '@/foundation/cache/page-context'
import { completeTitle } from '@/foundation/seo/title'
import { escapeHtml } from '@/foundation/text/escape-html'
import { passText } from '@/ui/html/pass-html'
import { runServerComponents } from '@/ui/html/run-server-components'

interface Context {
  params: Promise<LocaleParams & { list: string; path?: string[] }>
}

type PartsProps = Omit<FilteredListProps, 'locale'> & LocaleParams & { part: ListPagePart }

/** Passes the title and the parts of a list. */
async function Parts({ locale: localeParam, ...rest }: PartsProps) {
  const props = { ...rest, locale: localeOf({ locale: localeParam }) }
  const { title } = await filteredListMetadata(props)
  passText(title, 'page-title')
  return <FilteredListPage {...props} />
}

/**
 * What differs between the queries of a filtered list: its live parts, for a script that shows them on the open page, or
 * the slots of its page, which the server fills. `next.config.ts` rewrites requests with the header `x-list-part` to it.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { list, path = [], locale } = await params
  const location = (await headers()).get(userLocationHeader)
  if (location === null) allowCaching(filteredListMaxAge)
  const props = {
    locale,
    list,
    path,
    parameters: new URL(request.url).searchParams,
    userLocation: parseUserLocation(location),
  }
  const page = { headers: { 'Content-Type': 'text/html; charset=utf-8' } }
  if (isPartOfPage()) {
    await runServerComponents(<Parts {...props} part="slots" />)
    return new Response(null, page)
  }
  const { html, texts } = await collectPassed(() => runServerComponents(<Parts {...props} part="live" />))
  const [title = ''] = texts
  return new Response(`<title>${escapeHtml(completeTitle(title))}</title>${html.join('')}`, page)
}
