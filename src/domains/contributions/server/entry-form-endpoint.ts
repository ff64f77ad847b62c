import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { formEndpoint } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import { defaultLocale, locales } from '@/foundation/i18n/locales'
import { safeRedirectPath } from '@/foundation/routing/safe-redirect-path'
import { withQuery } from '@/foundation/routing/with-query'
import { type EntryRules, savedMessage, saveEntry } from './endpoints'
import { detectBot } from './spam-check'
import { parseSubjectKey } from './subjects'

/** Fields that the form of every entry sends. */
const commonSchema = z.object({
  item: z.string(),
  /** The comment that is changed. */
  entry: z.uuid('failed').optional(),
  locale: z.enum(locales).catch(defaultLocale),
  from: z.string().optional(),
  website: z.string().optional(),
  openedAt: z.string().optional(),
})

type EntryFormEndpointOptions<Shape extends z.ZodRawShape> = EntryRules & {
  schema: z.ZodObject<Shape>
  /** Fields that a failed form comes back with. */
  preservedFields: readonly string[]
  /** Maps the parsed form to the data of the document. */
  toData: (req: PayloadRequest, input: z.infer<z.ZodObject<Shape>>) => Promise<object> | object
}

/**
 * `POST /api/{collection}/write`: the form of an entry, with and without JavaScript. `item` is the key of its subject,
 * `mushrooms:{id}`. A browser without JavaScript returns to `from` with `?done={collection}&entry={id}`.
 */
export function entryFormEndpoint<Shape extends z.ZodRawShape>({
  schema,
  preservedFields,
  toData,
  ...rules
}: EntryFormEndpointOptions<Shape>): Endpoint {
  const { collection } = rules
  return formEndpoint({
    path: '/write',
    schema: commonSchema.and(schema),
    preservedFields,
    needsAccount: true,
    handle: async (req, input) => {
      const { item, entry, locale, from, website, openedAt } = input
      const botSign = detectBot({ website, ...(openedAt && { openedAt }) })
      if (botSign) throw formError(botSign)
      // The language of the page, in which messages are, whatever the browser prefers.
      Object.assign(req, { locale, query: { ...req.query, locale } })
      const data = await toData(req, input as z.infer<z.ZodObject<Shape>>)
      req.data = { ...data, doc: parseSubjectKey(item), locale }
      const { status, doc } = await saveEntry(req, rules, entry)
      const [path = '/', anchor = collection] = safeRedirectPath(from).split('#')
      return {
        to: `${withQuery(path.split('?')[0] ?? '/', { done: collection, entry: doc.id })}#${anchor}`,
        body: { doc, id: doc.id, message: savedMessage(req, collection, status) },
        status,
      }
    },
  })
}
