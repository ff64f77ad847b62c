import { type InternalServer, refreshHeader } from './internal-server'
import type { CachedPage, PageCache } from './page-cache/page-cache'

const localePrefix = /^\/(es|pt)(?=[/?]|$)/
const adminPanel = /^\/admin(?=[/?]|$)/ // the panel renders its own error pages

/** Returns a public page as it is now; undefined when its status is not 200 or it cannot be cached. */
export type FetchPage = (path: string) => Promise<CachedPage | undefined>

/**
 * Returns a function that gives one of the site's own pages, such as `/not-found`, in the language of a URL, fetched once
 * per language. It resolves to undefined in the admin panel, which renders its own, when the application has no such
 * page, and when it is asked for that very page.
 * @param onExpiration calls its argument when pages have expired, so that this one is fetched again
 */
export function createSitePages(
  fetchPage: FetchPage,
  pagePath: `/${string}`,
  onExpiration?: (forget: () => void) => void,
): FetchPage {
  const pages = new Map<string, Promise<CachedPage | undefined>>()
  onExpiration?.(() => pages.clear())
  return async (url) => {
    const path = `${localePrefix.exec(url)?.[0] ?? ''}${pagePath}`
    if (adminPanel.test(url) || url === path) return undefined
    let page = pages.get(path)
    if (!page) {
      page = fetchPage(path)
      pages.set(path, page)
      page.then((found) => found ?? pages.delete(path)) // retried by the next request
    }
    return page
  }
}

/**
 * Returns a function that gives a page from the cache. One that is not there is rendered by a request of the server to
 * itself, so that it gets the policy of every other page.
 */
export function createPageFetcher({ fetch }: InternalServer, cache: PageCache): FetchPage {
  const find = (path: string) => {
    const page = cache.peek(path)
    return page?.status === 200 && page.staleSince === undefined ? page : undefined
  }
  return async (path) => {
    const known = find(path)
    if (known) return known
    try {
      const response = await fetch(path, { [refreshHeader]: '1' })
      await response.arrayBuffer()
    } catch {
      return undefined // the server is closing
    }
    return find(path)
  }
}
