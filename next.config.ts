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
 * Leads filtered lists to the page that renders them for each request. Next matches all rewrites for each page, so there
 * are few: instead of one for each filter, those without any are set aside first. Unfiltered lists are cached pages, but a
 * script can ask for the live parts of the first page of one.
 */
const filteredLists = [
  { prefix: '', folder: '', to: '/en' },
  { prefix: '/:locale(es|pt)', folder: '/:locale', to: '/:locale' },
].flatMap(({ prefix, folder, to }) => {
  const list = '/mushrooms/:list(species|products|recipes|vendors|wholesale|dropshipping)'
  const products = '/mushrooms/:list(products)'
  const setAside = `/unfiltered${folder}/mushrooms/:list`
  return [
    { source: `${prefix}${list}`, missing: [...hasFilter, isPart], destination: setAside },
    {
      source: `${prefix}${products}/:path((?!(?:.*/)?page/\\d).+)`,
      missing: [...hasFilter, isPart],
      destination: `${setAside}/:path`,
    },
    {
      source: `${prefix}${products}/:path((?:.*/)?page/\\d.*)`,
      missing: hasFilter,
      destination: `${setAside}/:path`,
    },
    { source: `${prefix}${list}`, has: [isPart], destination: `${to}/list-parts/:list` },
    { source: `${prefix}${products}/:path(.+)`, has: [isPart], destination: `${to}/list-parts/:list/:path` },
    { source: `${prefix}${list}`, destination: `${to}/filtered/:list` },
    { source: `${prefix}${products}/:path(.+)`, destination: `${to}/filtered/:list/:path` },
  ]
})

/** Brings back what `filteredLists` has set aside. */
const unfilteredLists = [{ source: '/unfiltered/:path*', destination: '/:path*' }]

/** A product with a selected variant is rendered for each request; without one it is cached. */
const selectedVariant = [
  { source: '/mushrooms/product/:slug', destination: '/en/variant/:slug' },
  { source: '/:locale(es|pt)/mushrooms/product/:slug', destination: '/:locale/variant/:slug' },
].map((rule) => ({ ...rule, has: [{ type: 'query' as const, key: 'variant' }] }))

/** A recipe for other servings or units is rendered for each request; as it is written, it is cached. */
const servings = ['serves', 'units'].flatMap((key) => {
  const has = [{ type: 'query' as const, key }]
  return [
    { source: '/recipes/:slug', has, destination: '/en/serving/:slug' },
    { source: '/:locale(es|pt)/recipes/:slug', has, destination: '/:locale/serving/:slug' },
  ]
})

/** Articles, projects and recipes are at the top level; what was meant leads there. */
const topLevelPages = ['posts', 'projects', 'recipes'].flatMap((folder) => [
  { source: `/mushrooms/${folder}/:slug`, destination: `/${folder}/:slug`, statusCode: 308 as const },
  {
    source: `/:locale(es|pt)/mushrooms/${folder}/:slug`,
    destination: `/:locale/${folder}/:slug`,
    statusCode: 308 as const,
  },
  { source: `/${folder}`, destination: `/mushrooms/${folder}`, statusCode: 308 as const },
  {
    source: `/:locale(es|pt)/${folder}`,
    destination: `/:locale/mushrooms/${folder}`,
    statusCode: 308 as const,
  },
])

/** Folders that only rewrites lead to; requested by their own address, they are not found. */
const internalPages = [
  {
    source: '/:folder(filtered|list-parts|unfiltered|variant|serving|suppliers|supplier)/:path*',
    destination: '/en/404',
  },
  {
    source:
      '/:locale(es|pt)/:folder(filtered|list-parts|unfiltered|variant|serving|suppliers|supplier)/:path*',
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
      ...internalPages,
      ...filteredLists,
      ...unfilteredLists,
      ...selectedVariant,
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
