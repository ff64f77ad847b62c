import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { listPartHeader } from './src/domains/catalog/browser/list-part'
import { filterParameters } from './src/domains/catalog/filters/filter-parameters'
import { unlocalizedSegments } from './src/foundation/routing/unlocalized-segments'

const notEnglish = unlocalizedSegments.join('|')

const hasFilter = filterParameters.map((key) => ({ type: 'query' as const, key }))
const isPart = { type: 'header' as const, key: listPartHeader }

/**
 * Next compiles and matches all rewrites for each page that it renders, so there are few: one for both forms of an address.
 * English paths get their folder at the end.
 */
const prefix = '/:locale(es|pt)*'
const folder = '/:locale*'

const list = `${prefix}/mushrooms/:list(species|products|recipes|vendors|wholesale|dropshipping)`
const products = `${prefix}/mushrooms/:list(products)`
const setAside = `/unfiltered${folder}/mushrooms/:list`

/**
 * Leads filtered lists to the page that renders them for each request. Instead of a rule for each filter, lists without
 * any are set aside first. Unfiltered lists are cached pages, but a script can ask for the live parts of the first page of
 * one.
 */
const filteredLists = [
  { source: list, missing: [...hasFilter, isPart], destination: setAside },
  {
    source: `${products}/:path((?!(?:.*/)?page/\\d).+)`,
    missing: [...hasFilter, isPart],
    destination: `${setAside}/:path`,
  },
  {
    source: `${products}/:path((?:.*/)?page/\\d.*)`,
    missing: hasFilter,
    destination: `${setAside}/:path`,
  },
  { source: list, has: [isPart], destination: `${folder}/list-parts/:list` },
  { source: `${products}/:path(.+)`, has: [isPart], destination: `${folder}/list-parts/:list/:path` },
  { source: list, destination: `${folder}/filtered/:list` },
  { source: `${products}/:path(.+)`, destination: `${folder}/filtered/:list/:path` },
]

/** Brings back what `filteredLists` has set aside. */
const unfilteredLists = [{ source: '/unfiltered/:path*', destination: '/:path*' }]

/** A product with a selected variant is rendered for each request; without one it is cached. */
const selectedVariant = {
  source: `${prefix}/mushrooms/product/:slug`,
  has: [{ type: 'query' as const, key: 'variant' }],
  destination: `${folder}/variant/:slug`,
}

/** A recipe for other servings or units is rendered for each request; as it is written, it is cached. */
const servings = ['serves', 'units'].map((key) => ({
  source: `${prefix}/recipes/:slug`,
  has: [{ type: 'query' as const, key }],
  destination: `${folder}/serving/:slug`,
}))

/** Articles, projects and recipes are at the top level; what was meant leads there. */
const topLevelPages = ['posts', 'projects', 'recipes'].flatMap((name) => [
  {
    source: `${prefix}/mushrooms/${name}/:slug`,
    destination: `${folder}/${name}/:slug`,
    statusCode: 308 as const,
  },
  { source: `${prefix}/${name}`, destination: `${folder}/mushrooms/${name}`, statusCode: 308 as const },
])

/** Folders that only rewrites lead to; requested by their own address, they are not found. */
const internalPages = {
  source: `${prefix}/:folder(filtered|list-parts|unfiltered|variant|serving|suppliers|supplier)/:path*`,
  destination: `${folder}/404`,
}

/** One route tree serves the three kinds of suppliers: `mushrooms/[slug]` is the species page. */
const suppliers = `${prefix}/mushrooms/:kind(vendors|wholesale|dropshipping)`
const supplierPages = [
  { source: suppliers, destination: `${folder}/suppliers/:kind` },
  { source: `${suppliers}/page/:number`, destination: `${folder}/suppliers/:kind/page/:number` },
  { source: `${prefix}/mushrooms/vendor/:path+`, destination: `${folder}/supplier/vendors/:path+` },
  {
    source: `${prefix}/mushrooms/:kind(wholesale|dropshipping)/:path+`,
    destination: `${folder}/supplier/:kind/:path+`,
  },
]

const config: NextConfig = {
  // The production server compresses each body once; Next would compress it for every request.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    isrFlushToDisk: false,
    // Nothing reads source maps of a build. Without minification, the server's stack traces can be read and a build takes
    // two thirds of the time.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    turbopackMinify: { server: false },
    turbopackFileSystemCacheForBuild: process.env.KEEP_BUILD_CACHE === '1',
  },
  // The server caches pages; only there do they expire in every process (docs/decisions/020-response-cache.md).
  cacheMaxMemorySize: 0,
  images: { unoptimized: true },
  // Bundling would give pages and endpoints a copy each, and `instanceof` would fail for errors of the other copy.
  serverExternalPackages: ['payload'],
  turbopack: {
    rules: {
      '**/@payloadcms/drizzle/dist/transform/read/traverseFields.js': {
        loaders: ['./tools/build/localized-fields-loader.cjs'],
      },
      '**/next-intl/dist/esm/production/server/react-server/getConfig.js': {
        loaders: ['./tools/build/shared-formats-loader.cjs'],
      },
    },
  },
  // English paths have no prefix.
  redirects: async () => [
    { source: '/en', destination: '/', statusCode: 308 },
    { source: '/en/:path*', destination: '/:path*', statusCode: 308 },
    ...topLevelPages,
  ],
  rewrites: async () => ({
    beforeFiles: [
      internalPages,
      ...filteredLists,
      ...unfilteredLists,
      selectedVariant,
      ...servings,
      ...supplierPages,
      { source: '/', destination: '/en' },
      { source: `/:path((?!(?:${notEnglish})(?:/|$)).*)`, destination: '/en/:path' },
    ],
    afterFiles: [],
    fallback: [],
  }),
  // `npm run verify` checks types, so that the first start of the site need not wait for it.
  typescript: { ignoreBuildErrors: true },
}

const withIntl = createNextIntlPlugin('./src/foundation/i18n/request.ts')

const complete = withPayload(withIntl(config), { devBundleServerPackages: false })

export default {
  ...complete,
  headers: async () => [
    { source: '/styles/:file', headers: [{ key: 'Cache-Control', value: 'public, max-age=3600' }] },
    // Their names contain a hash of their contents.
    {
      source: '/fonts/:file',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    // Payload's `Accept-CH` and `Critical-CH` make browsers repeat requests; only the admin panel needs them.
    ...((await complete.headers?.()) ?? []).map((rule) => ({ ...rule, source: '/admin/:path*' })),
  ],
}
