/** The context of the current page, which the server sets (`foundation/cache/page-context.ts`). */
const contextKey = Symbol.for('fungarium.page-context')

interface PassingContext {
  passedHtml?: { take: (html: string) => string }
}

/**
 * Passes HTML from a server component to the server, which inserts it into the finished page. Returns the marker that
 * stands for it, or undefined where React's data must contain it.
 */
export function passHtml(html: string): string | undefined {
  const storage: { getStore: () => PassingContext | undefined } | undefined = Reflect.get(
    globalThis,
    contextKey,
  )
  return storage?.getStore()?.passedHtml?.take(html)
}
