import { connectAll } from '@/ui/browser/connect'
import { copyFilterCounts } from '@/ui/patterns/update-filter-counts'

const liveParts = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-live]')

/** The element of a page in which the live part is shown. */
export const livePart = (page: ParentNode, name: string): HTMLElement | null =>
  page.querySelector<HTMLElement>(`[data-live="${name}"]`)

/** Shows HTML in every live part of the page that has this name. */
export function setLivePart(name: string, html: string): void {
  for (const part of liveParts(document)) if (part.dataset.live === name) part.innerHTML = html
}

const listData = (page: ParentNode) => livePart(page, 'list')?.querySelector<HTMLDataElement>('data')

/** The URL of a page's list as the server has understood it. */
export const listUrlOf = (page: ParentNode): string | undefined => listData(page)?.value

/** What to announce about the list of a page. */
export const announcementOf = (page: ParentNode): string => listData(page)?.dataset.announcement ?? ''

/** The links of a page that lead elsewhere when the list changes, but say the same. */
const liveLinks = (page: ParentNode) => page.querySelectorAll<HTMLAnchorElement>('[data-live-links] a')

/**
 * Shows the live parts of another page in those below `root`, and its counts in the filters. Parts that are equal are left
 * in place, so that they keep the focus.
 */
export function showLiveParts(root: ParentNode, page: ParentNode): void {
  const replacements = new Map([...liveParts(page)].map((part) => [part.dataset.live, part.innerHTML]))
  for (const part of liveParts(root)) {
    const html = replacements.get(part.dataset.live)
    if (html !== undefined && html !== part.innerHTML) part.innerHTML = html
  }
  const links = new Map([...liveLinks(page)].map((link) => [link.lang, link.getAttribute('href')]))
  for (const link of liveLinks(root)) link.setAttribute('href', links.get(link.lang) ?? link.href)
  copyFilterCounts(page, root)
  connectAll(root)
}
