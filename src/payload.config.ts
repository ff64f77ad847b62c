import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { nestedDocsPlugin } from '@payloadcms/plugin-nested-docs'
import { s3Storage } from '@payloadcms/storage-s3'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { pt } from '@payloadcms/translations/languages/pt'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { blocks } from './blocks/configs'
import {
  collectionOverride,
  collectionsEndpoint,
  paginatedCollectionOverride,
  taxonomyEndpoint,
  withFind,
} from './domains/archives/endpoints'
import { carts } from './domains/cart/collection'
import { cartEndpoints } from './domains/cart/endpoints'
import { withListings } from './domains/catalog/index/hooks'
import { schedulerEndpoint, startScheduler } from './domains/catalog/index/scheduler'
import { filterEndpoint, withFilter } from './domains/catalog/query/endpoints'
import { categories } from './domains/categories/collection'
import { comments } from './domains/comments/collection'
import { reactionsEndpoint } from './domains/contributions/server/reactions'
import { growingGuides } from './domains/guides/collection'
import { helpfuls } from './domains/helpfuls/collection'
import { impressions } from './domains/impressions/collection'
import { likes } from './domains/likes/collection'
import { sweepAbandoned } from './domains/media/abandoned'
import { media } from './domains/media/collection'
import { decisions } from './domains/moderation/collection'
import { moderate } from './domains/moderation/endpoints'
import { withModeration } from './domains/moderation/hooks'
import { orders } from './domains/orders/collection'
import { closeUnanswered } from './domains/orders/unanswered'
import { products } from './domains/products/collection'
import { withSaleRules } from './domains/products/enforce-sale-rules'
import { references } from './domains/references/collection'
import { reports } from './domains/reports/collection'
import { reviews } from './domains/reviews/collection'
import { salerules } from './domains/salerules/collection'
import { mushrooms } from './domains/species/collection'
import { affiliates } from './domains/suppliers/affiliates'
import { dropshipping } from './domains/suppliers/dropshipping'
import { vendors } from './domains/suppliers/vendors'
import { wholesale } from './domains/suppliers/wholesale'
import { users } from './domains/users/collection'
import { readEnvironment } from './foundation/env/environment.mjs'
import { defaultLocale, languageNames, locales } from './foundation/i18n/locales'
import { mailOutbox } from './foundation/mail-outbox'
import { daily } from './foundation/payload/daily-job'
import { answerDatabaseErrors } from './foundation/payload/database-errors'
import { nodesHaveKinds } from './foundation/payload/generated-types'
import { answerInputErrors } from './foundation/payload/input-errors'
import { editor } from './foundation/payload/rich-text'
import { withInvalidation } from './plugins/cache-invalidation'
import { withCounts } from './plugins/contribution-counts'
import { hardenBuiltInEndpoints } from './plugins/harden-built-in-endpoints'
import { labelled, labelledBlock } from './plugins/labels'
import { withoutNullGroups } from './plugins/null-groups'
import { assertOwnAccess } from './plugins/require-access'

const here = path.dirname(fileURLToPath(import.meta.url))
const { databaseUrl, dataDir, payloadSecret, port, siteUrl, smtp, s3 } = readEnvironment()

const collections = [
  users,
  media,
  categories,
  mushrooms,
  growingGuides,
  references,
  products,
  vendors,
  wholesale,
  dropshipping,
  affiliates,
  salerules,
  carts,
  orders,
  reviews,
  impressions,
  comments,
  likes,
  helpfuls,
  reports,
  decisions,
]
  .map(withCounts)
  .map(withModeration)
  .map(withSaleRules)
  .map(withListings)
  .map(withFilter)
  .map(withFind)
  .map(withInvalidation)
  .map(withoutNullGroups)
  .map(labelled)
assertOwnAccess(collections)

/** Addresses whose pages may use the session's cookie: the site's own, and its local names on a developer's machine. */
const ownOrigins = [...new Set([siteUrl, `http://localhost:${port}`, `http://127.0.0.1:${port}`])]

export default buildConfig({
  admin: {
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
    importMap: { baseDir: here, importMapFile: path.join(here, 'app/(payload)/admin/importMap.js') },
    meta: {
      icons: [
        { rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' },
        { rel: 'apple-touch-icon', type: 'image/png', sizes: '180x180', url: '/apple-icon.png' },
      ],
      titleSuffix: ' · Fungarium',
    },
  },
  bin: [],
  blocks: blocks.map(labelledBlock),
  collections,
  cors: ownOrigins,
  csrf: ownOrigins,
  db: postgresAdapter({
    idType: 'uuidv7',
    migrationDir: path.join(here, '../migrations'),
    // Whoever waits longer for a connection is told to come back.
    pool: { connectionString: databaseUrl, max: 20, connectionTimeoutMillis: 30_000 },
    // A schema that push once touched makes the next start hang on a question: migrations only.
    push: false,
  }),
  defaultDepth: 1,
  editor,
  endpoints: [
    taxonomyEndpoint,
    filterEndpoint,
    schedulerEndpoint([closeUnanswered]),
    collectionsEndpoint,
    collectionOverride,
    paginatedCollectionOverride,
    reactionsEndpoint,
    moderate,
    ...cartEndpoints,
  ],
  email: smtp
    ? nodemailerAdapter({
        defaultFromAddress: smtp.from,
        defaultFromName: 'Fungarium',
        transportOptions: { host: smtp.host, port: smtp.port, auth: smtp.auth },
      })
    : mailOutbox({
        folder: path.join(dataDir, 'outbox'),
        defaultFromAddress: 'noreply@fungarium.local',
        defaultFromName: 'Fungarium',
      }),
  graphQL: { disablePlaygroundInProduction: true, maxComplexity: 1000 },
  hooks: { afterError: [answerDatabaseErrors, answerInputErrors] },
  i18n: { fallbackLanguage: 'en', supportedLanguages: { en, es, pt } },
  localization: {
    locales: locales.map((code) => ({ code, label: languageNames[code] })),
    defaultLocale,
    fallback: true,
  },
  maxDepth: 5,
  onInit: (payload) => {
    daily('abandoned uploads', sweepAbandoned)(payload)
    startScheduler(payload)
  },
  plugins: [
    nestedDocsPlugin({
      collections: ['categories'],
      generateLabel: (_, doc) => String(doc.title),
      generateURL: (docs) => `/mushrooms/${docs.map(({ slug }) => slug).join('/')}`,
    }),
    ...(s3
      ? [
          s3Storage({
            bucket: s3.bucket,
            collections: { media: true },
            config: {
              region: s3.region,
              endpoint: s3.endpoint,
              forcePathStyle: Boolean(s3.endpoint),
              credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
            },
          }),
        ]
      : []),
  ],
  secret: payloadSecret ?? '',
  serverURL: siteUrl,
  sharp,
  telemetry: false,
  typescript: {
    outputFile: path.join(here, 'payload-types.ts'),
    schema: [({ jsonSchema }) => nodesHaveKinds(jsonSchema)],
  },
  upload: { abortOnLimit: true, limits: { fileSize: 5 * 1024 * 1024 } },
}).then(hardenBuiltInEndpoints)
