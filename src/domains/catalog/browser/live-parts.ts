import { parseFilterCounts, updateFilterCount } from '@/ui/patterns/update-filter-counts'

const liveParts = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-live]')

/** The element of a page that is marked `data-live="name"`. */
export const livePart = (page: ParentNode, name: string): HTMLElement | null =>
  page.querySelector<HTMLElement>(`[data-live="${name}"]`)

/** The URL of a page's list as the server has understood it. */
export const listUrlOf = (page: ParentNode): string | undefined => livePart(page, 'list')?.dataset.url

/** What to announce about the list of a page. */
export const announcementOf = (page: ParentNode): string => livePart(page, 'list')?.dataset.announcement ?? ''

/**
 * Replaces live parts below `root` by those of another page. Parts that are equal are left in place, so that they keep
 * the focus; counts that the page sends as data are written into the existing elements.
 */
export function replaceLiveParts(root: ParentNode, page: ParentNode): void {
  const replacements = new Map([...liveParts(page)].map((part) => [part.dataset.live, part]))
  const counts = parseFilterCounts(page)
  for (const part of liveParts(root)) {
    const replacement = replacements.get(part.dataset.live)
    if (!replacement) {
      if (counts) updateFilterCount(part, counts)
    } else if (!part.isEqualNode(replacement)) part.replaceWith(document.importNode(replacement, true))
  }
}
