/** The context of the current page, which the server sets (`foundation/cache/page-context.ts`). */
const contextKey = Symbol.for('fungarium.page-context')

interface PassingContext {
  isPartOfPage?: boolean
  /** Both keep a content and return the marker that stands for it. */
  passedHtml?: {
    take: (html: string, slot?: string) => string
    takeText: (text: string, slot: string) => string
  }
}

const passingContext = (): PassingContext | undefined => {
  const storage: { getStore: () => PassingContext | undefined } | undefined = Reflect.get(
    globalThis,
    contextKey,
  )
  return storage?.getStore()
}

/**
 * Passes HTML from a server component to the server, which inserts it into the finished page. Returns the marker that
 * stands for it, which is empty where there is no page, or undefined where React's data must contain it.
 * @param slot the name of a part that differs between the queries of a list
 */
export function passHtml(html: string, slot?: string): string | undefined {
  const { passedHtml, isPartOfPage } = passingContext() ?? {}
  const marker = passedHtml?.take(html, slot)
  return isPartOfPage ? '' : marker
}

/**
 * Passes a text that differs between the queries of a list. Returns the marker that may stand for it in texts and addresses
 * of the page, or the text itself.
 */
export function passText(text: string, slot: string): string {
  return passingContext()?.passedHtml?.takeText(text, slot) ?? text
}
