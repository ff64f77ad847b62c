import path from 'node:path'
import type { Config } from 'payload'
import { users } from '@/domains/users/collection'
import { siteTimeZone } from '@/foundation/env/time-zone'
import { livePreview } from './live-preview'
import { sourceDir } from './source-dir'

const isProduction = process.env.NODE_ENV === 'production'

/** Options of the admin panel. */
export const admin: Config['admin'] = {
  user: users.slug,
  avatar: 'default',
  livePreview,
  timezones: {
    defaultTimezone: siteTimeZone,
    supportedTimezones: ({ defaultTimezones }) => [
      { label: siteTimeZone, value: siteTimeZone },
      ...defaultTimezones.filter(({ value }) => value !== siteTimeZone),
    ],
  },
  // In the order and the words of the panel's language.
  dateFormat: 'PPp',
  components: {
    graphics: {
      Icon: '/app/(payload)/brand/graphics#Icon',
      Logo: '/app/(payload)/brand/graphics#Logo',
    },
    beforeNavLinks: [
      '/app/(payload)/brand/skip-link#SkipLink',
      '/app/(payload)/brand/nav-opener.client#NavOpener',
      '/app/(payload)/publishing/member-mark#MemberMark',
      '/app/(payload)/moderation/link#ModerationLink',
      '/app/(payload)/search/link#PanelLinks',
    ],
    providers: ['/app/(payload)/form-state/form-state-provider.client#FormStateProvider'],
    views: {
      coverage: {
        Component: '/app/(payload)/coverage/view#CoverageView',
        exact: true,
        path: '/coverage',
      },
      dashboard: { Component: '/app/(payload)/dashboard/view#DashboardView' },
      imports: { Component: '/app/(payload)/imports/view#ImportsView', exact: true, path: '/imports' },
      moderation: {
        Component: '/app/(payload)/moderation/view#ModerationView',
        exact: true,
        path: '/moderation',
      },
      search: { Component: '/app/(payload)/search/view#SearchView', exact: true, path: '/search' },
      stock: { Component: '/app/(payload)/stock/view#StockView', exact: true, path: '/stock' },
    },
  },
  // Payload sends the import map's options to the browser, and only generating the map needs them.
  importMap: isProduction
    ? { autoGenerate: false, baseDir: '.' }
    : { baseDir: sourceDir, importMapFile: path.join(sourceDir, 'app/(payload)/admin/importMap.js') },
  meta: {
    // Payload's endpoint for generated images fails, and the panel needs none.
    defaultOGImageType: 'off',
    icons: [
      { rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' },
      { rel: 'apple-touch-icon', type: 'image/png', sizes: '180x180', url: '/apple-icon.png' },
    ],
    titleSuffix: ' · Fungarium',
  },
}
