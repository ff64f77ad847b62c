/** HTML by name that server components pass to the rendering of a document. */
interface PassingContext {
  /** Absent where React's data is the response itself. */
  passedHtml?: Map<string, string>
}

/**
 * The context of the current page, which the server sets (`foundation/cache/page-context.ts`). Found without Node's modules,
 * because client components run in the browser too.
 */
const contextKey = Symbol.for('fungarium.page-context')

function passedHtml(): Map<string, string> | undefined {
  const storage: { getStore: () => PassingContext | undefined } | undefined = Reflect.get(
    globalThis,
    contextKey,
  )
  return storage?.getStore()?.passedHtml
}

/**
 * Passes HTML from a server component to the rendering of the document, so that React's data does not repeat it. Returns its
 * name, or undefined where the data must contain it.
 */
export function passHtml(html: string): string | undefined {
  const passed = passedHtml()
  if (!passed) return undefined
  const name = String(passed.size)
  passed.set(name, html)
  return name
}

/** Returns HTML that a server component has passed; undefined in the browser. */
export function findPassedHtml(name: string): string | undefined {
  return passedHtml()?.get(name)
}
