import path from 'node:path'
import type { Config } from 'payload'
import { users } from '@/domains/users/collection'
import { sourceDir } from './source-dir'

/** Options of the admin panel. */
export const admin: Config['admin'] = {
  user: users.slug,
  avatar: 'default',
  components: {
    graphics: {
      Icon: '/app/(payload)/brand/graphics#Icon',
      Logo: '/app/(payload)/brand/graphics#Logo',
    },
    beforeNavLinks: ['/app/(payload)/moderation/link#ModerationLink'],
    views: {
      moderation: {
        Component: '/app/(payload)/moderation/view#ModerationView',
        exact: true,
        path: '/moderation',
      },
    },
  },
  importMap: {
    baseDir: sourceDir,
    importMapFile: path.join(sourceDir, 'app/(payload)/admin/importMap.js'),
  },
  meta: {
    icons: [
      { rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' },
      { rel: 'apple-touch-icon', type: 'image/png', sizes: '180x180', url: '/apple-icon.png' },
    ],
    titleSuffix: ' · Fungarium',
  },
}
