import type { OutgoingHttpHeader } from 'node:http'
import { LRUCache } from 'lru-cache'
import { filterParameters } from '../../src/domains/catalog/filters/filter-parameters'
import { type RenderSlots, withPageContext } from '../../src/foundation/cache/page-context'
import type { PagePart } from '../../src/foundation/cache/page-parts'
import { tagExpirations } from '../../src/foundation/cache/tag-expirations'
import type { Body } from '../body'
import { type FinishedPage, fillPage } from '../response/finished-page'
import { RunningRequest } from './running-requests'

/** A page of a filtered list that the application has rendered, from which those of other queries are made. */
export interface StoredTemplate extends FinishedPage {
  headers: readonly [string, OutgoingHttpHeader][]
  renderSlots: RenderSlots
  /** What the page shows. */
  tags: ReadonlySet<string>
  /** When it was requested and until when it may be used, by `performance.now()`. Milliseconds. */
  startedAt: number
  freshUntil: number
}

/** Bytes, with some for each template. */
const maxSize = 4_000_000

function sizeOf({ html, flight = [] }: StoredTemplate): number {
  const sizes = [...html, ...flight].map((part: PagePart) => (Buffer.isBuffer(part) ? part.length : 100))
  return sizes.reduce((sum, size) => sum + size, 1000)
}

/** Templates of lists, by their path and the number of the page, which its address in the head contains. */
export class PageTemplates {
  readonly #templates = new LRUCache<string, StoredTemplate>({ maxSize, sizeCalculation: sizeOf })

  /** Returns the template for a cache key; undefined if there is none that shows the present state. */
  find(key: string): StoredTemplate | undefined {
    const name = nameOf(key)
    const template = name === undefined ? undefined : this.#templates.get(name)
    if (!name || !template) return undefined
    const { tags, startedAt, freshUntil } = template
    if (performance.now() < freshUntil && !tagExpirations.hasExpired(tags, startedAt)) return template
    this.#templates.delete(name)
    return undefined
  }

  /** Keeps the page of a cache key for other queries. */
  keep(key: string, template: StoredTemplate): void {
    const name = nameOf(key)
    if (name !== undefined) this.#templates.set(name, template)
  }
}

/** What the keys of pages have in common that differ in their filters only; undefined for pages that are not filtered. */
function nameOf(key: string): string | undefined {
  const [path, query] = key.split('?', 2)
  if (query === undefined || query.includes(' ')) return undefined
  const parameters = new URLSearchParams(query)
  if (!filterParameters.some((name) => parameters.get(name))) return undefined
  return `${path} ${parameters.get('page') ?? ''}`
}

/** The page of a query, rendered from that of another. */
export interface PageFromTemplate {
  headers: StoredTemplate['headers']
  body: Body
  /** What the application declared meanwhile. */
  request: RunningRequest
}

/**
 * Renders the page of a path from a template. Returns undefined where Next must answer: for redirects, missing pages and
 * errors.
 */
export async function renderFromTemplate(
  path: string,
  template: StoredTemplate,
): Promise<PageFromTemplate | undefined> {
  const request = new RunningRequest(true)
  const { context, passedHtml } = request
  context.isPartOfPage = true
  for (const tag of template.tags) context.tags.add(tag)
  const parameters = new URLSearchParams(path.slice(path.indexOf('?')))
  try {
    await withPageContext(context, () => template.renderSlots(parameters))
    return {
      headers: template.headers,
      body: fillPage(template, { passedHtml, path, isTemplate: true }),
      request,
    }
  } catch (error) {
    if (!isNextRouterError(error)) console.error(error)
    request.release()
    return undefined
  }
}

/** Whether the application threw a redirect or a missing page. Next has this function but does not export it. */
function isNextRouterError(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_')
}
