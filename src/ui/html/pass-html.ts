/** The context of the current page, which the server sets (`foundation/cache/page-context.ts`). */
const contextKey = Symbol.for('fungarium.page-context')

interface PassingContext {
  /** Both keep a content and return the marker that stands for it. */
  passedHtml?: {
    take: (html: string, slot?: string) => string
    takeText: (text: string, slot: string) => string
  }
}

const passedHtml = (): PassingContext['passedHtml'] => {
  const storage: { getStore: () => PassingContext | undefined } | undefined = Reflect.get(
    globalThis,
    contextKey,
  )
  return storage?.getStore()?.passedHtml
}

/**
 * Passes HTML from a server component to the server, which inserts it into the finished page. Returns the marker that
 * stands for it, or undefined where React's data must contain it.
 * @param slot the name of a part that differs between the queries of a list
 */
export function passHtml(html: string, slot?: string): string | undefined {
  return passedHtml()?.take(html, slot)
}

/**
 * Passes a text that differs between the queries of a list. Returns the marker that may stand for it in texts and addresses
 * of the page, or the text itself.
 */
export function passText(text: string, slot: string): string {
  return passedHtml()?.takeText(text, slot) ?? text
}
