import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { lengthOf, lengths } from '@/domains/contributions/text-limits'
import { formPost, requireUser } from '@/foundation/forms/post'
import { refusal } from '@/foundation/forms/problem'
import { locales } from '@/foundation/i18n/locales'
import { samePath } from '@/foundation/routing/same-path'
import { withQuery } from '@/foundation/routing/with-query'
import { type Contributed, submit } from './endpoints'
import { detectBot } from './spam-check'
import { parseSubjectKey } from './subjects'

/** The text of an entry, as its form sends it. Messages are codes of `contributions.problems`. */
export const writtenText = z
  .string('textRequired')
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .superRefine((text, { addIssue }) => {
    const refuse = (message: string) => addIssue({ code: 'custom', message })
    if (text === '') return refuse('textRequired')
    if (lengthOf(text) < lengths.shortest) return refuse('textTooShort')
    if (lengthOf(text) > lengths.longest) refuse('textTooLong')
  })

export const writtenHeadline = z
  .string('headlineRequired')
  .trim()
  .min(1, 'headlineRequired')
  .refine((text) => lengthOf(text) <= lengths.headline, 'headlineTooLong')

export const givenRating = z.coerce
  .number('ratingRequired')
  .int('ratingRequired')
  .min(1, 'ratingRequired')
  .max(5, 'ratingRequired')

/** A box that was ticked. */
export const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined && value !== 'false')

/** What may be chosen more than once, or not at all. */
export const several = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => [value ?? []].flat().filter(Boolean))

/** What every form of an entry sends besides: what it is about, and when and in which language it was opened. */
const envelope = z.object({
  item: z.string(),
  locale: z.enum(locales).catch('en'),
  from: z.string().optional(),
  website: z.string().optional(),
  openedAt: z.string().optional(),
})

interface EntryPost<Shape extends z.ZodRawShape> {
  collection: Contributed
  among: readonly string[]
  oncePerPerson: boolean
  fields: z.ZodObject<Shape>
  /** Fields that are given back when the form was not taken. */
  kept: readonly string[]
  /** What is sent as documents have it. */
  dataOf: (req: PayloadRequest, fields: z.infer<z.ZodObject<Shape>>) => Promise<object> | object
}

/**
 * `POST /api/{collection}/write`: the form of an entry, with a script and without one. `item` is what it is about in
 * one word, `mushrooms:{id}`. A browser without a script comes back to `from` with `?done={collection}&entry={id}`.
 */
export function entryPost<Shape extends z.ZodRawShape>({
  collection,
  among,
  oncePerPerson,
  fields,
  kept,
  dataOf,
}: EntryPost<Shape>): Endpoint {
  return formPost({
    path: '/write',
    input: envelope.and(fields),
    kept,
    handle: async (req, input) => {
      requireUser(req)
      const { item, locale, from, website, openedAt } = input
      const trace = detectBot({ website, ...(openedAt && { openedAt }) })
      if (trace) throw refusal(trace)
      const data = await dataOf(req, input as z.infer<z.ZodObject<Shape>>)
      req.data = { ...data, doc: parseSubjectKey(item), locale }
      const { status, doc } = await submit(req, { collection, field: 'doc', among, oncePerPerson })
      const [path = '/', anchor = collection] = samePath(from).split('#')
      return {
        to: `${withQuery(path.split('?')[0] ?? '/', { done: collection, entry: doc.id })}#${anchor}`,
        body: { doc, id: doc.id, message: req.t('general:successfullyCreated') },
        status,
      }
    },
  })
}
