import { headers } from 'next/headers'
import { parseUserLocation, userLocationHeader } from '@/domains/catalog/browser/user-location'
import { allowCaching, collectPassed } from '@/foundation/cache/page-context'
import { completeTitle } from '@/foundation/seo/title'
import { escapeHtml } from '@/foundation/text/escape-html'
import { filteredListMaxAge } from '@/site/lists/filtered-list'
import { passListParts } from '@/site/lists/list-parts'
import { pageReader } from '@/site/page-reader'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

interface Context {
  params: Promise<LocaleParams & { list: string; path?: string[] }>
}

/**
 * The live parts of a filtered list, for a script that shows them on the open page. `next.config.ts` rewrites requests with
 * the header `x-list-part` to it.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { list, path = [], ...rest } = await params
  const location = (await headers()).get(userLocationHeader)
  if (location === null) allowCaching(filteredListMaxAge)
  const reader = await pageReader(localeOf(rest))
  const parameters = new URL(request.url).searchParams
  const userLocation = parseUserLocation(location)
  const { html, texts } = await collectPassed(() =>
    passListParts({ reader, list, path, parameters, userLocation }, 'live'),
  )
  const [title = ''] = texts
  return new Response(`<title>${escapeHtml(completeTitle(title))}</title>${html.join('')}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}
