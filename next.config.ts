import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

/** First segments that are not pages of the site in a language. */
const notPages =
  'admin|api|es|pt|en|_next|plates|drawings|preview|share|speculation-rules.json|robots.txt|favicon.ico|icon.svg|apple-icon.png'

const config: NextConfig = {
  // Responses are compressed once per body by the front door, not once per request here.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    // Pages made on demand live in memory, bounded: a restart or a second data folder never meets another's pages.
    isrFlushToDisk: false,
  },
  cacheMaxMemorySize: 256 * 1024 * 1024,
  images: { unoptimized: true },
  // English carries no prefix: its prefixed addresses move, for good.
  redirects: async () => [
    { source: '/en', destination: '/', statusCode: 308 },
    { source: '/en/:path*', destination: '/:path*', statusCode: 308 },
    { source: '/mushrooms/posts/:slug', destination: '/posts/:slug', statusCode: 308 },
    { source: '/:locale(es|pt)/mushrooms/posts/:slug', destination: '/:locale/posts/:slug', statusCode: 308 },
    { source: '/mushrooms/projects/:slug', destination: '/projects/:slug', statusCode: 308 },
    {
      source: '/:locale(es|pt)/mushrooms/projects/:slug',
      destination: '/:locale/projects/:slug',
      statusCode: 308,
    },
  ],
  rewrites: async () => ({
    beforeFiles: [
      { source: '/', destination: '/en' },
      { source: `/:path((?!(?:${notPages})(?:/|$)).*)`, destination: '/en/:path' },
    ],
    afterFiles: [],
    fallback: [],
  }),
  // Types are checked by `npm run verify`; who starts the site need not wait for it.
  typescript: { ignoreBuildErrors: true },
}

const withIntl = createNextIntlPlugin('./src/foundation/i18n/request.ts')

const complete = withPayload(withIntl(config), { devBundleServerPackages: false })

export default {
  ...complete,
  headers: async () => [
    { source: '/:path*', headers: [{ key: 'Speculation-Rules', value: '"/speculation-rules.json"' }] },
    // Payload asks browsers for their colour scheme, and makes them ask twice, on every page; only the panel needs it.
    ...((await complete.headers?.()) ?? []).map((rule) => ({ ...rule, source: '/admin/:path*' })),
  ],
}
