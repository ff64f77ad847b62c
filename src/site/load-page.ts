import type { Page } from './page'
import type { PageReference } from './routes'

// biome-ignore lint/suspicious/noExplicitAny: what `load` returns is what `head` and `View` take, in each page.
export type AnyPage = Page<any, any>

type PageModule = Record<string, AnyPage>

const modules = import.meta.glob<PageModule>('./pages/*.{ts,tsx}')

/** @throws {Error} if there is no such page */
export async function loadPage({ file, name }: PageReference): Promise<AnyPage> {
  const load = modules[`./pages/${file}.tsx`] ?? modules[`./pages/${file}.ts`]
  const page = (await load?.())?.[name]
  if (!page) throw new Error(`There is no page "${name}" in pages/${file}.`)
  return page
}
