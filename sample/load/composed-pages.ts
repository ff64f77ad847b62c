import { layouts } from '@sample/layouts'
import type { Payload } from 'payload'
import { locales } from '@/foundation/i18n/locales'
import { type LayoutRelations, layoutData } from './layout'

export const composedPagesTotal = layouts.length

/** Composes the pages with an address of their own. Nobody else can have done so before the first administrator exists. */
export async function loadComposedPages(
  payload: Payload,
  relations: LayoutRelations,
  advance: () => void,
): Promise<void> {
  for (const { slug, layout } of layouts) {
    for (const locale of locales) {
      const data = { layout: layoutData(slug, layout, locale, relations), _status: 'published' as const }
      await payload.updateGlobal({ slug, locale, depth: 0, data })
    }
    advance()
  }
}
