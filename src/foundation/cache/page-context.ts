import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from '@/foundation/process-wide'

/** What the application declares about the response to the current request, for the server's cache. */
export interface PageContext {
  /** The response may be cached until one of these expires. */
  tags: Set<string>
  /** Seconds for which the response may be cached; absent: as its headers say. */
  maxAge?: number
  /** Runs work once the response is sent. */
  afterResponse?: (work: () => Promise<void>) => void
}

const storage = processWide('page-context', () => new AsyncLocalStorage<PageContext>())

/** Runs a request handler and collects what the application declares meanwhile. */
export function withPageContext<T>(context: PageContext, handle: () => T): T {
  return storage.run(context, handle)
}

/** Names what the current response shows, so that it expires when any of it changes. */
export function dependsOn(tags: readonly string[]): void {
  const context = storage.getStore()
  for (const tag of tags) context?.tags.add(tag)
}

/**
 * Lets the server cache the current response. It must be the same for every visitor: nothing in it may come from cookies
 * or other headers.
 */
export function allowCaching(maxAge: number): void {
  const context = storage.getStore()
  if (context) context.maxAge = maxAge
}

/** Runs work once the current response is sent, and at once where there is none. */
export function afterResponse(work: () => Promise<void>): void {
  const register = storage.getStore()?.afterResponse
  if (register) register(work)
  else void work()
}
