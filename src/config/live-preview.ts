import type { RootLivePreviewConfig } from 'payload'
import { composedPageSlugs } from '@/domains/pages/default-layouts'
import { documentCollections } from '@/foundation/routing/paths'

const screen = (name: string, width: number, height: number) => ({
  name,
  label: `${width} × ${height}`,
  width,
  height,
})

/**
 * Shows the page of the preview button beside the form, in the language that is edited. The page follows the drafts that
 * the panel saves.
 */
export const livePreview: RootLivePreviewConfig = {
  collections: [...documentCollections],
  globals: [...composedPageSlugs],
  breakpoints: [screen('phone', 390, 844), screen('tablet', 820, 1180), screen('desktop', 1440, 900)],
  url: async ({ collectionConfig, data, globalConfig, locale, req }) => {
    const preview = (collectionConfig ?? globalConfig)?.admin.preview
    return (await preview?.(data, { locale: locale.code, req, token: null })) ?? null
  },
}
