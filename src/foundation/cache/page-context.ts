import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from '@/foundation/process-wide'
import type { PassedHtml } from './passed-html'

/** What the application declares about the response to the current request, for the server's cache. */
export interface PageContext {
  /** The response may be cached until one of these expires. */
  tags: Set<string>
  /** Seconds for which a response that Next renders for each request may be cached; absent: not at all. */
  maxAge?: number
  /** What `ui/html/pass-html.ts` passes; absent where React's data is the response itself. */
  passedHtml?: Pick<PassedHtml, 'take' | 'takeText'>
  /** The server has the page for another query of the list, and needs what is passed for its slots only. */
  isPartOfPage?: boolean
  /** What makes the pages of other queries from this one. */
  renderSlots?: RenderSlots
}

/**
 * Passes what fills the slots of a page for the parameters of another query.
 * @throws where Next must answer: for redirects, missing pages and errors
 */
export type RenderSlots = (parameters: URLSearchParams) => Promise<void>

const storage = processWide('page-context', () => new AsyncLocalStorage<PageContext>())

/** Runs a request handler and collects what the application declares meanwhile. */
export function withPageContext<T>(context: PageContext, handle: () => T): T {
  return storage.run(context, handle)
}

/** Runs server components and returns what they pass, in its order. */
export async function collectPassed(run: () => Promise<void>): Promise<{ html: string[]; texts: string[] }> {
  const html: string[] = []
  const texts: string[] = []
  const keepIn = (list: string[]) => (content: string) => {
    list.push(content)
    return ''
  }
  const { tags = new Set<string>() } = storage.getStore() ?? {}
  await storage.run({ tags, passedHtml: { take: keepIn(html), takeText: keepIn(texts) } }, run)
  return { html, texts }
}

/** Lets the server make the pages of other queries from the current one. */
export function allowTemplate(renderSlots: RenderSlots): void {
  const context = storage.getStore()
  if (context) context.renderSlots = renderSlots
}

/** Names what the current response shows, so that it expires when any of it changes. */
export function dependsOn(tags: readonly string[]): void {
  const context = storage.getStore()
  for (const tag of tags) context?.tags.add(tag)
}

/**
 * Lets the server cache a response that Next renders for each request. It must be the same for every visitor: nothing
 * in it may come from cookies or from headers other than those in the cache key.
 */
export function allowCaching(maxAge: number): void {
  const context = storage.getStore()
  if (context) context.maxAge = maxAge
}
