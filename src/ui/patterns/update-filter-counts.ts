/** What the element carries that holds counts for a panel which stands already. */
export const countsReaction = 'data-filter-counts'

export interface FilterCounts {
  /** By section and value: how many it would give, and its share of the largest in percent. */
  values: Record<string, [count: number, share: number]>
  /** How a count is said. */
  words: Record<number, string>
}

/** The share of the largest count, in percent. */
export function sharesOf(values: readonly { count: number }[]): (count: number) => number {
  const largest = Math.max(...values.map(({ count }) => count), 0)
  return (count) => (largest === 0 ? 0 : (count / largest) * 100)
}

/** The counts that a page holds for a panel; null where it holds the panel itself. */
export function countsIn(page: ParentNode): FilterCounts | null {
  const said = page.querySelector(`[${countsReaction}]`)?.textContent
  return said ? (JSON.parse(said) as FilterCounts) : null
}

/** Writes only what is new: what is written is laid out again. */
function t(element: Element | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

/** Has one live part of a panel say its new count; parts that count nothing stay. */
export function recount(part: HTMLElement, { values, words }: FilterCounts): void {
  const [kind, ...rest] = (part.dataset.live ?? '').split('/')
  const found = values[rest.join('/')]
  if (!found) return
  const [count, share] = found
  if (kind === 'count') {
    const [figure, said] = part.children
    t(figure, String(count))
    t(said, `, ${words[count]}`)
    part.toggleAttribute('data-none', count === 0)
  }
  if (kind === 'bar' && part.firstElementChild instanceof HTMLElement)
    part.firstElementChild.style.setProperty('--v', String(share))
}
