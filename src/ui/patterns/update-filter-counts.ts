/** Marks the element that holds new counts for a filter panel as JSON. */
export const filterCountsAttribute = 'data-filter-counts'

export interface FilterCountData {
  /** By `section/value`: the count, and its share of the largest count in percent. */
  values: Record<string, [count: number, share: number]>
  /** The counts in words. */
  words: Record<number, string>
}

/** Returns a function that gives the share of the largest count in percent. */
export function sharesOf(values: readonly { count: number }[]): (count: number) => number {
  const largest = Math.max(...values.map(({ count }) => count), 0)
  return (count) => (largest === 0 ? 0 : (count / largest) * 100)
}

/** The counts that a page contains as data, or null. */
export function parseFilterCounts(page: ParentNode): FilterCountData | null {
  const json = page.querySelector(`[${filterCountsAttribute}]`)?.textContent
  return json ? (JSON.parse(json) as FilterCountData) : null
}

/** Writes only changes, because every write causes a layout. */
function setText(element: Element | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

/** Writes the new count into a live part of a filter panel; ignores parts that show no count. */
export function updateFilterCount(part: HTMLElement, { values, words }: FilterCountData): void {
  const [kind, ...rest] = (part.dataset.live ?? '').split('/')
  const value = values[rest.join('/')]
  if (!value) return
  const [count, share] = value
  if (kind === 'count') {
    const [figure, spoken] = part.children
    setText(figure, String(count))
    setText(spoken, `, ${words[count]}`)
    part.toggleAttribute('data-none', count === 0)
  }
  if (kind === 'bar' && part.firstElementChild instanceof HTMLElement)
    part.firstElementChild.style.setProperty('--v', String(share))
}
