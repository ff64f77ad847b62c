import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { isLocale, type Locale, locales } from '@/foundation/i18n/locales'
import { isolateLocale } from './isolated-locale'
import { lacksRequired } from './required-fields'

interface Update {
  id?: string
  data?: Record<string, unknown>
  publishSpecificLocale?: string
  req: PayloadRequest
}

const publishesAlone = ({ id, data = {}, publishSpecificLocale }: Update): boolean =>
  id !== undefined && !publishSpecificLocale && data._status === 'published' && Object.keys(data).length === 1

/** Whether the newest draft of a document has its required texts in a language. */
async function isWrittenIn(language: Locale, { id, req }: Update, collection: SanitizedCollectionConfig) {
  const draft = await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id: String(id),
    depth: 0,
    disableErrors: true,
    draft: true,
    fallbackLocale: false,
    locale: language,
    req: isolateLocale(req),
  })
  return draft !== null && !lacksRequired(collection.flattenedFields, { ...draft })
}

/**
 * Has a document that is published as it stands, by a schedule or from a list, checked in a language that has all its
 * required texts. Payload would check the request's, and refuse what is written in another one alone.
 */
export const publishInWrittenLocale: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
}) => {
  const update = args as Update
  if (operation !== 'update' || !publishesAlone(update)) return args
  const { locale } = update.req
  const requested = isLocale(locale) ? [locale] : []
  for (const language of new Set([...requested, ...locales])) {
    if (!(await isWrittenIn(language, update, collection))) continue
    return { ...args, req: Object.assign(isolateLocale(update.req), { locale: language }) }
  }
  return args
}
