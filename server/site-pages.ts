import type { Body } from './body'
import type { InternalServer } from './internal-server'

const localePrefix = /^\/(es|pt)(?=[/?]|$)/
const adminPanel = /^\/admin(?=[/?]|$)/ // the panel renders its own error pages

/** Fetches a public page; undefined when the response is not 200. */
export type FetchPage = (path: string) => Promise<Body | undefined>

/**
 * Returns a function that gives one of the site's own pages, such as `/not-found`, in the language of a URL, fetched once
 * per language. It resolves to undefined when the application has no such page or is asked for that very page.
 * @param onExpiration calls its argument when pages have expired, so that this one is fetched again
 */
export function createSitePages(
  fetchPage: FetchPage,
  pagePath: `/${string}`,
  onExpiration?: (forget: () => void) => void,
): FetchPage {
  const pages = new Map<string, Promise<Body | undefined>>()
  onExpiration?.(() => pages.clear())
  return async (url) => {
    const path = `${localePrefix.exec(url)?.[0] ?? ''}${pagePath}`
    if (adminPanel.test(url) || url === path) return undefined
    let page = pages.get(path)
    if (!page) {
      page = fetchPage(path)
      pages.set(path, page)
      page.then((body) => body ?? pages.delete(path)) // retried by the next request
    }
    return page
  }
}

/** Returns a function that fetches a page from the server itself, so that it gets the policy of every other page. */
export function createPageFetcher({ fetch }: InternalServer): FetchPage {
  return async (path) => {
    try {
      const response = await fetch(path)
      if (response.status !== 200) return undefined
      const policy = response.headers.get('content-security-policy') ?? undefined
      const plain = Buffer.from(await response.arrayBuffer())
      return { plain, etag: '', isCompressible: true, policy, encoded: new Map() }
    } catch {
      return undefined // the server is closing
    }
  }
}
