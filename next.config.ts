import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { filterParameters } from './src/domains/catalog/filters/filter-parameters'

/** First segments that are not pages of the site in a language. */
const notPages =
  'admin|api|es|pt|en|_next|fonts|styles|plates|drawings|preview|share|robots.txt|favicon.ico|icon.svg|apple-icon.png'

/** Lists that an address narrows down are made for each request; the same lists as they are, are kept. */
const filteredLists = filterParameters.flatMap((key) => {
  const has = [{ type: 'query' as const, key }]
  return [
    {
      source: '/mushrooms/:list(species|vendors|wholesale|dropshipping)',
      has,
      destination: '/en/filtered/:list',
    },
    {
      source: '/:locale(es|pt)/mushrooms/:list(species|vendors|wholesale|dropshipping)',
      has,
      destination: '/:locale/filtered/:list',
    },
    { source: '/mushrooms/:list(products)/:path*', has, destination: '/en/filtered/:list/:path*' },
    {
      source: '/:locale(es|pt)/mushrooms/:list(products)/:path*',
      has,
      destination: '/:locale/filtered/:list/:path*',
    },
  ]
})

/** A product whose address chooses a variant. */
const selectedVariant = [
  { source: '/mushrooms/product/:slug', destination: '/en/variant/:slug' },
  { source: '/:locale(es|pt)/mushrooms/product/:slug', destination: '/:locale/variant/:slug' },
].map((rule) => ({ ...rule, has: [{ type: 'query' as const, key: 'variant' }] }))

/** Folders that only rewrites lead to; requested by their own address, they are not found. */
const internalPages = [
  { source: '/:folder(filtered|variant|suppliers|supplier)/:path*', destination: '/en/404' },
  {
    source: '/:locale(es|pt)/:folder(filtered|variant|suppliers|supplier)/:path*',
    destination: '/:locale/404',
  },
]

/** One route tree serves the three kinds of suppliers: `mushrooms/[slug]` is the species page. */
const supplierPages = [
  { prefix: '', to: '/en' },
  { prefix: '/:locale(es|pt)', to: '/:locale' },
].flatMap(({ prefix, to }) => {
  const list = `${prefix}/mushrooms/:kind(vendors|wholesale|dropshipping)`
  return [
    { source: list, destination: `${to}/suppliers/:kind` },
    { source: `${list}/page/:number`, destination: `${to}/suppliers/:kind/page/:number` },
    { source: `${prefix}/mushrooms/vendor/:path+`, destination: `${to}/supplier/vendors/:path+` },
    {
      source: `${prefix}/mushrooms/:kind(wholesale|dropshipping)/:path+`,
      destination: `${to}/supplier/:kind/:path+`,
    },
  ]
})

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
  // One copy for all: bundled, pages and calls get one each, and neither knows the other's errors for its own.
  serverExternalPackages: ['payload'],
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
      ...internalPages,
      ...filteredLists,
      ...selectedVariant,
      ...supplierPages,
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
    { source: '/styles/:file', headers: [{ key: 'Cache-Control', value: 'public, max-age=3600' }] },
    // Their names are of their contents.
    {
      source: '/fonts/:file',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    // Payload asks browsers for their colour scheme, and makes them ask twice, on every page; only the panel needs it.
    ...((await complete.headers?.()) ?? []).map((rule) => ({ ...rule, source: '/admin/:path*' })),
  ],
}
