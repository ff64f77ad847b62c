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
import { translateEditor, translations } from './config/panel-translations'
import { plugins } from './config/plugins'
import { sourceDir } from './config/source-dir'
import { announcements } from './domains/announcements/global'
import { sharpOnPaper } from './domains/media/jpeg-on-paper'
import { footer, navigation } from './domains/navigation/globals'
import { openData } from './domains/open-data/global'
import { operator } from './domains/operator/global'
import { composedPages } from './domains/pages/composed-pages'
import { poisonLines } from './domains/poison-lines/global'
import { searchRules } from './domains/search/global'
import { readEnvironment } from './foundation/env/environment'
import { defaultLocale, languageNames, locales } from './foundation/i18n/locales'
import { startJobWorker } from './foundation/jobs/worker'
import { handleDatabaseErrors } from './foundation/payload/database-errors'
import { translateErrors } from './foundation/payload/error-language'
import { typeRichTextNodes } from './foundation/payload/generated-types'
import { limitCost } from './foundation/payload/graphql-cost'
import { handleInputErrors } from './foundation/payload/input-errors'
import { bounds } from './foundation/payload/query-limits'
import { editor } from './foundation/payload/rich-text'
import { guardSessionLookups } from './foundation/payload/session-lookup'
import { failedSchedules } from './plugins/failed-schedules'
import { hardenBuiltInEndpoints } from './plugins/harden-built-in-endpoints'
import { nameLockHolders } from './plugins/lock-holders'
import { queuePictures } from './plugins/picture-queue'
import { restoreAsDrafts } from './plugins/restore-as-draft'
import { stayPublic } from './plugins/stay-public'
import { submissionNotice } from './plugins/submission-notice'
import { updateMany } from './plugins/update-many'

const { payloadSecret, port, siteUrl } = readEnvironment()

/** The site's origin and its local names: pages of these may send the session's cookie. */
const trustedOrigins = [...new Set([siteUrl, `http://localhost:${port}`, `http://127.0.0.1:${port}`])]

// Each picture is read once: libvips would keep up to 50 MB of what it has computed.
sharp.cache(false)
// A picture takes one core: with more, requests wait that arrive meanwhile.
sharp.concurrency(1)

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
  globals: [
    ...composedPages,
    navigation,
    footer,
    announcements,
    poisonLines,
    operator,
    searchRules,
    openData,
  ],
  graphQL: {
    disablePlaygroundInProduction: true,
    maxComplexity: 1000,
    validationRules: (args) => [limitCost(args)],
  },
  hooks: { afterError: [handleDatabaseErrors, handleInputErrors, translateErrors] },
  i18n: { fallbackLanguage: 'en', supportedLanguages: { en, es, pt }, translations },
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
    guardSessionLookups(payload)
    startJobWorker(payload)
  },
  plugins,
  secret: payloadSecret ?? '',
  serverURL: siteUrl,
  sharp: sharpOnPaper,
  telemetry: false,
  typescript: {
    // Payload would do it in a process of its own whenever tests and scripts start it.
    autoGenerate: process.env.NODE_ENV === 'development',
    outputFile: path.join(sourceDir, 'payload-types.ts'),
    schema: [({ jsonSchema }) => typeRichTextNodes(jsonSchema)],
  },
  upload: { abortOnLimit: true, limits: { fileSize: 5 * 1024 * 1024 } },
})
  .then(hardenBuiltInEndpoints)
  .then(nameLockHolders)
  .then(restoreAsDrafts)
  .then(stayPublic)
  .then(updateMany)
  .then(queuePictures)
  .then(submissionNotice)
  .then(failedSchedules)
  .then(translateEditor)
