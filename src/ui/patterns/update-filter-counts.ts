/** Returns a function that gives the share of the largest count in percent. */
export function sharesOf(values: readonly { count: number }[]): (count: number) => number {
  const largest = Math.max(...values.map(({ count }) => count), 0)
  return (count) => (largest === 0 ? 0 : (count / largest) * 100)
}

/** Writes only changes, because every write causes a layout. */
function setText(text: Node | null | undefined, value: string): void {
  if (text && text.nodeValue !== value) text.nodeValue = value
}

const countsIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-filter-count]')
const barsIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-filter-bar] > i')

const barName = (bar: HTMLElement) => bar.parentElement?.dataset.filterBar ?? ''

const textsOf = ({ children }: Element) => [children[0]?.firstChild, children[1]?.firstChild] as const

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
