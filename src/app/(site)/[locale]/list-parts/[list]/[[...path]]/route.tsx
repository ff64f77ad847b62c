import { headers } from 'next/headers'
import { parseUserLocation, userLocationHeader } from '@/domains/catalog/browser/user-location'
import { allowCaching, collectPassed } from '@/foundation/cache/page-context'
import { completeTitle } from '@/foundation/seo/title'
import { escapeHtml } from '@/foundation/text/escape-html'
import { filteredListMaxAge } from '@/site/lists/filtered-list-page'
import { ListParts } from '@/site/lists/list-parts'
import type { LocaleParams } from '@/site/site-shell/params'
import { runServerComponents } from '@/ui/html/run-server-components'

interface Context {
  params: Promise<LocaleParams & { list: string; path?: string[] }>
}

/**
 * The live parts of a filtered list, for a script that shows them on the open page. `next.config.ts` rewrites requests with
 * the header `x-list-part` to it.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { list, path = [], locale } = await params
  const location = (await headers()).get(userLocationHeader)
  if (location === null) allowCaching(filteredListMaxAge)
  const parameters = new URL(request.url).searchParams
  const userLocation = parseUserLocation(location)
  const { html, texts } = await collectPassed(() =>
    runServerComponents(<ListParts {...{ locale, list, path, parameters, userLocation }} part="live" />),
  )
  const [title = ''] = texts
  return new Response(`<title>${escapeHtml(completeTitle(title))}</title>${html.join('')}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}
