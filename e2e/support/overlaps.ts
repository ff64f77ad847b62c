import type { Page } from '@playwright/test'

/** Pairs of lines of text in the main content that lie over one another: `“Death cap” over “Deadly”`. */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blockOf = (element: Element): Element => {
      const { parentElement } = element
      return parentElement && getComputedStyle(element).display === 'inline'
        ? blockOf(parentElement)
        : element
    }
    const linesOf = (node: Node) => {
      const parent = node.parentElement
      const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!parent || !isShown || parent.closest('.hidden-visually')) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      const { fontSize } = getComputedStyle(parent)
      // Without the space above and below the letters, which may overlap.
      const half = Number.parseFloat(fontSize) / 2
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2
        const text = node.textContent?.trim().slice(0, 30)
        return { text, block: blockOf(parent), left, right, top: middle - half, bottom: middle + half }
      })
    }
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const nodes: Node[] = []
    while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) nodes.push(walker.currentNode)
    const lines = nodes.flatMap(linesOf)
    return lines.flatMap((one, index) =>
      lines.slice(index + 1).flatMap((other) => {
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        return one.block !== other.block && width > 2 && height > 2
          ? [`“${one.text}” over “${other.text}”`]
          : []
      }),
    )
  })
}
