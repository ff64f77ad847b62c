import type { Locator, Page } from '@playwright/test'

/** Whether an element is within the window, without scrolling. */
export async function isOnFirstScreen(page: Page, locator: Locator): Promise<boolean> {
  const box = await locator.boundingBox()
  const size = page.viewportSize()
  const scrollTop = await page.evaluate(() => scrollY)
  return (
    box !== null &&
    size !== null &&
    scrollTop === 0 &&
    box.y >= 0 &&
    box.y + box.height <= size.height &&
    box.width > 0
  )
}

/** Whether the first element comes before the second in the document. */
export async function precedes(first: Locator, second: Locator): Promise<boolean> {
  const [one, other] = await Promise.all([first.elementHandle(), second.elementHandle()])
  if (!one || !other) throw new Error('One of the two elements is missing.')
  return one.evaluate(
    (node, reference) =>
      reference !== null &&
      Boolean(node.compareDocumentPosition(reference) & Node.DOCUMENT_POSITION_FOLLOWING),
    other,
  )
}

export function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement)
}

/** Returns the paths of links. */
export function pathsOf(links: Locator): Promise<string[]> {
  return links.evaluateAll((elements) =>
    elements.map((element) => new URL(element.getAttribute('href') ?? '', document.baseURI).pathname),
  )
}
