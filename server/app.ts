import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { allowCaching } from '@/foundation/cache/page-context'
import { readEnvironment } from '@/foundation/env/environment'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'
import { searchParamsOf } from '@/foundation/routing/search-params'
import { NotFound, Redirect } from '@/foundation/routing/signals'
import { answerApi } from '@/site/api/api'
import { readAssets } from '@/site/assets'
import { inlineScripts } from '@/site/document'
import { files } from '@/site/files/files'
import type { FileEntry } from '@/site/files/pattern'
import { loadConfig } from '@/site/load-config'
import { loadPage } from '@/site/load-page'
import type { PathParams, SiteRequest } from '@/site/page'
import { pageReader } from '@/site/page-reader'
import { renderPage } from '@/site/render-page'
import { type PageReference, type Route, routes } from '@/site/routes'
import { allowAll } from '@/site/session'
import { pagePolicy } from './content-security-policy'
import { addMovedAddresses } from './moved-addresses'
import { isPageParameter } from './page-cache/page-key'
import { addPublicFiles } from './public-files'

const assetsOf = readAssets()

const policy = pagePolicy(inlineScripts, readEnvironment().secure)

/**
 * Seconds after which a page that is the same for everyone is rendered again even if nothing on it has expired. Likes and
 * ratings expire no list, so its order by popularity follows at this pace.
 */
const maxAge = 900

const uncached = 'private, no-cache, no-store, max-age=0, must-revalidate'

const notFoundPage: PageReference = { file: 'not-found', name: 'notFoundPage' }
const serverErrorPage: PageReference = { file: 'server-error', name: 'serverErrorPage' }

type PageRequest = Omit<SiteRequest<PathParams>, 'reader'>

const localeOf = (segment: string | undefined): Locale => (isLocale(segment) ? segment : defaultLocale)

function paramsOf({ params, list }: Route, found: Record<string, string>): PathParams {
  const segments = list === undefined ? {} : { [list]: (found[list] ?? '').split('/') }
  return { ...found, ...params, ...segments }
}

const htmlResponse = (html: string, status = 200, cacheControl = uncached) =>
  new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControl,
      'Content-Security-Policy': policy,
    },
  })

/** What the key of a cached page says about a request: nothing of who asks, and no parameter that pages do not know. */
function withoutVisitor(request: PageRequest): PageRequest {
  const known = Object.entries(request.query).filter(([name]) => isPageParameter(name))
  return { ...request, headers: new Headers(), query: Object.fromEntries(known) }
}

/** Renders a page. One that is the same for everyone is made from its address alone, and may be cached. */
async function answerPage({ file, name }: PageReference, request: PageRequest): Promise<Response> {
  const page = await loadPage({ file, name })
  const reader = await pageReader(request.locale, request.headers)
  const isForEveryone = page.maxAge !== 0 && !reader.draft
  if (isForEveryone) allowCaching(page.maxAge ?? maxAge)
  const shown = isForEveryone ? withoutVisitor(request) : request
  try {
    return htmlResponse(await renderPage(page, { ...shown, reader }, assetsOf(file)))
  } catch (error) {
    if (!(error instanceof NotFound)) throw error
    // Whether there is such a page is the same for everyone, too.
    return answerNotFound(request.locale, isForEveryone ? `public, s-maxage=${maxAge}` : uncached)
  }
}

async function answerNotFound(locale: Locale, cacheControl = uncached): Promise<Response> {
  return htmlResponse(await renderSitePage(notFoundPage, locale), 404, cacheControl)
}

/** Renders a page that no address leads to. */
async function renderSitePage(reference: PageReference, locale: Locale): Promise<string> {
  const request = { locale, params: {}, query: {}, headers: new Headers(), reader: await allowAll(locale) }
  return renderPage(await loadPage(reference), request, assetsOf(reference.file))
}

function answerRoute(route: Route, { req }: Context): Promise<Response> {
  const { locale, ...found } = req.param() as Record<string, string>
  const query = searchParamsOf(new URL(req.url).searchParams)
  const page = typeof route.page === 'function' ? route.page(query) : route.page
  const params = paramsOf(route, found)
  return answerPage(page, { locale: localeOf(locale), params, query, headers: req.raw.headers })
}

/** Files say for how long they may be cached, unless they change only with what they show. */
async function answerFile(load: FileEntry[1], { req }: Context): Promise<Response> {
  const handle = await load()
  const response = await handle(req.raw, req.param())
  const isFile = response.status === 200 || response.status === 404
  if (isFile && !response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', `public, s-maxage=${maxAge}`)
  return response
}

async function answerError(error: Error, { req }: Context): Promise<Response> {
  if (error instanceof Redirect)
    return new Response(null, {
      status: error.status,
      headers: { Location: error.location, 'Cache-Control': uncached },
    })
  const locale = localeOf(new URL(req.url).pathname.split('/')[1])
  if (error instanceof NotFound) return answerNotFound(locale)
  console.error(error)
  return htmlResponse(await renderSitePage(serverErrorPage, locale), 500)
}

/** Payload copies requests and gives them properties, which those of the adapter for Node's server do not allow. */
const ordinaryRequest = ({ url, method, headers, body, signal }: Request): Request =>
  new Request(url, { method, headers, body, signal, ...(body && { duplex: 'half' }) })

/** Loads the configuration, so that no visitor waits for it. */
export async function prepareApp(): Promise<void> {
  await loadConfig()
}

/** The application: it answers everything but the panel. */
export function createApp(): Hono {
  const app = new Hono()
  addPublicFiles(app)
  addMovedAddresses(app)
  app.all('/api/*', ({ req }) => answerApi(ordinaryRequest(req.raw)))
  for (const [pattern, load] of files) app.get(pattern, (context) => answerFile(load, context))
  for (const route of routes) {
    const answer = (context: Context) => answerRoute(route, context)
    // First, or the pattern of what has no page would take every language for an English address.
    app.get(`/:locale{(?:es|pt)}${route.pattern === '/' ? '' : route.pattern}`, answer)
    app.get(route.pattern, answer)
  }
  app.onError(answerError)
  return app
}

/** The application for Node's server. */
export const createHandler = () => getRequestListener(createApp().fetch, { overrideGlobalObjects: false })
