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
function setText(text: Node | null | undefined, value: string): void {
  if (text && text.nodeValue !== value) text.nodeValue = value
}

const countsIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-filter-count]')
const barsIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-filter-bar] > i')

const barName = (bar: HTMLElement) => bar.parentElement?.dataset.filterBar ?? ''

const textsOf = ({ children }: Element) => [children[0]?.firstChild, children[1]?.firstChild] as const

/** Writes new counts into the filters below `root`. */
export function updateFilterCounts(root: ParentNode, { values, words }: FilterCountData): void {
  for (const element of countsIn(root)) {
    const value = values[element.dataset.filterCount ?? '']
    if (!value) continue
    const [figure, spoken] = textsOf(element)
    setText(figure, String(value[0]))
    setText(spoken, words[value[0]] ?? '')
    element.toggleAttribute('data-none', value[0] === 0)
  }
  for (const bar of barsIn(root)) {
    const value = values[barName(bar)]
    if (value) bar.style.setProperty('--v', String(value[1]))
  }
}

/** Writes the counts of the filters of one page into those below `root`. */
export function copyFilterCounts(page: ParentNode, root: ParentNode): void {
  const sources = new Map([...countsIn(page)].map((element) => [element.dataset.filterCount, element]))
  for (const element of countsIn(root)) {
    const source = sources.get(element.dataset.filterCount)
    if (!source) continue
    const texts = textsOf(source)
    for (const [index, text] of textsOf(element).entries()) setText(text, texts[index]?.nodeValue ?? '')
    element.toggleAttribute('data-none', source.hasAttribute('data-none'))
  }
  const shares = new Map([...barsIn(page)].map((bar) => [barName(bar), bar.style.getPropertyValue('--v')]))
  for (const bar of barsIn(root)) {
    const share = shares.get(barName(bar))
    if (share !== undefined) bar.style.setProperty('--v', share)
  }
}
