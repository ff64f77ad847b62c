import path from 'node:path'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { pt } from '@payloadcms/translations/languages/pt'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { blocks, inlineBlocks } from './blocks/configs'
import { admin } from './config/admin'
import { collections } from './config/collections'
import { database } from './config/database'
import { email } from './config/email'
import { endpoints } from './config/endpoints'
import { jobs } from './config/jobs'
import { panelTranslations } from './config/panel-translations'
import { sourceDir } from './config/source-dir'
import { announcements } from './domains/announcements/global'
import { footer, navigation } from './domains/navigation/globals'
import { openData } from './domains/open-data/global'
import { composedPages } from './domains/pages/composed-pages'
import { poisonLines } from './domains/poison-lines/global'
import { searchRules } from './domains/search/global'
import { readEnvironment } from './foundation/env/environment'
import { defaultLocale, languageNames, locales } from './foundation/i18n/locales'
import { startJobWorker } from './foundation/jobs/worker'
import { handleDatabaseErrors } from './foundation/payload/database-errors'
import { typeRichTextNodes } from './foundation/payload/generated-types'
import { limitCost } from './foundation/payload/graphql-cost'
import { handleInputErrors } from './foundation/payload/input-errors'
import { bounds } from './foundation/payload/query-limits'
import { editor } from './foundation/payload/rich-text'
import { recordFailedSessionLookups } from './foundation/payload/session-lookup'
import { cacheInvalidation } from './plugins/cache-invalidation'
import { catalogIndex } from './plugins/catalog-index'
import { contributionCounts } from './plugins/contribution-counts'
import { failedSchedules } from './plugins/failed-schedules'
import { fallbackLocales } from './plugins/fallback-locales'
import { formBuilder } from './plugins/form-builder'
import { guestOrders } from './plugins/guest-orders'
import { hardenBuiltInEndpoints } from './plugins/harden-built-in-endpoints'
import { labels } from './plugins/labels'
import { mediaStorage } from './plugins/media-storage'
import { moderationLog } from './plugins/moderation-log'
import { nestedCategories } from './plugins/nested-categories'
import { withoutNullGroups } from './plugins/null-groups'
import { panelGroups } from './plugins/panel-groups'
import { passwordResetMutation } from './plugins/password-reset-mutation'
import { productEndpoints } from './plugins/product-endpoints'
import { redirectsAfterMoves } from './plugins/redirects'
import { requireAccess } from './plugins/require-access'
import { saleRules } from './plugins/sale-rules'
import { sampleContent } from './plugins/sample-content'
import { searchIndex } from './plugins/search-index'
import { submissionNotice } from './plugins/submission-notice'
import { supplierLocations } from './plugins/supplier-locations'
import { translationStatus } from './plugins/translation-status'
import { unfinishedDrafts } from './plugins/unfinished-drafts'

const { payloadSecret, port, siteUrl } = readEnvironment()

/** The site's origin and its local names: pages of these may send the session's cookie. */
const trustedOrigins = [...new Set([siteUrl, `http://localhost:${port}`, `http://127.0.0.1:${port}`])]

export default buildConfig({
  admin,
  bin: [],
  blocks: [...blocks, ...inlineBlocks],
  collections,
  cors: trustedOrigins,
  csrf: trustedOrigins,
  db: database,
  defaultDepth: 1,
  editor,
  email,
  endpoints,
  globals: [...composedPages, navigation, footer, announcements, poisonLines, searchRules, openData],
  graphQL: {
    disablePlaygroundInProduction: true,
    maxComplexity: 1000,
    validationRules: (args) => [limitCost(args)],
  },
  hooks: { afterError: [handleDatabaseErrors, handleInputErrors] },
  i18n: { fallbackLanguage: 'en', supportedLanguages: { en, es, pt }, translations: panelTranslations },
  jobs,
  localization: {
    // What is written in one language alone is read in all of them.
    locales: locales.map((code) => ({
      code,
      label: languageNames[code],
      fallbackLocale: [...new Set([defaultLocale, ...locales])].filter((other) => other !== code),
    })),
    defaultLocale,
    fallback: true,
  },
  maxDepth: bounds.documentsAtDepth.length - 1,
  onInit: (payload) => {
    recordFailedSessionLookups(payload)
    startJobWorker(payload)
  },
  // The order is the order of their hooks on a collection: see plugins/README.md.
  plugins: [
    formBuilder,
    redirectsAfterMoves,
    contributionCounts,
    moderationLog,
    guestOrders,
    saleRules,
    supplierLocations,
    sampleContent,
    catalogIndex,
    searchIndex,
    productEndpoints,
    cacheInvalidation,
    withoutNullGroups,
    fallbackLocales,
    unfinishedDrafts,
    translationStatus,
    panelGroups,
    labels,
    nestedCategories,
    mediaStorage,
    passwordResetMutation,
    requireAccess,
  ],
  secret: payloadSecret ?? '',
  serverURL: siteUrl,
  sharp,
  telemetry: false,
  typescript: {
    outputFile: path.join(sourceDir, 'payload-types.ts'),
    schema: [({ jsonSchema }) => typeRichTextNodes(jsonSchema)],
  },
  upload: { abortOnLimit: true, limits: { fileSize: 5 * 1024 * 1024 } },
})
  .then(hardenBuiltInEndpoints)
  .then(submissionNotice)
  .then(failedSchedules)
