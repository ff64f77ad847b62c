import type { PageContext } from '@/foundation/cache/page-context'

/** Found without Node's modules, because client components run in the browser too. */
const contextKey = Symbol.for('fungarium.page-context')

/** Returns HTML that a server component has passed to the rendering of the current page; undefined in the browser. */
export function findPassedHtml(name: string): string | undefined {
  const storage: { getStore: () => PageContext | undefined } | undefined = Reflect.get(globalThis, contextKey)
  return storage?.getStore()?.passedHtml?.get(name)
}
