import type { Page, PathParams } from './page'
import type { PageReference } from './routes'

/** A page, of which only the page itself knows what it loads. */
export type LoadedPage = Page<object, PathParams>

const modules = import.meta.glob<Record<string, LoadedPage>>('./pages/*.{ts,tsx}')

/** @throws {Error} if there is no such page */
export async function loadPage({ file, name }: PageReference): Promise<LoadedPage> {
  const load = modules[`./pages/${file}.tsx`] ?? modules[`./pages/${file}.ts`]
  const page = (await load?.())?.[name]
  if (!page) throw new Error(`There is no page "${name}" in pages/${file}.`)
  return page
}
