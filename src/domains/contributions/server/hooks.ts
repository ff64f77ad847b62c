import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterErrorHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeReadHook,
  type CollectionSlug,
  createDataloaderCacheKey,
  Forbidden,
  NotFound,
  type PayloadRequest,
  type Where,
} from 'payload'
import { isStaff } from '@/foundation/payload/access'
import { addressOf, limit, unknownAddress } from '@/foundation/payload/rate-limit'
import { transactionOf } from '@/foundation/payload/transaction'
import type { User } from '@/payload-types'
import { isPublic } from './authorship'
import { recountHelpful, recountSubject } from './counts'
import { assertNotBot } from './spam-check'
import {
  findPublishedSubject,
  type helpfulFor,
  type SubjectCollection,
  type SubjectRef,
  subjectKey,
} from './subjects'

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Contributions a minute of one account, or of one visitor's address. */
const perMinute = 5

/** Contributions a minute of all accounts at one address; a school or a library stays below. */
const perMinuteTogether = 60

export async function limitContributions(req: PayloadRequest): Promise<void> {
  const address = addressOf(req)
  await limit(req, { name: 'contribution', key: req.user?.id ?? address, most: perMinute, seconds: 60 })
  // The front door names an address always; without one the site itself asks, on behalf of nobody in particular.
  if (address !== unknownAddress)
    await limit(req, { name: 'contributions', key: address, most: perMinuteTogether, seconds: 60 })
}

interface WriteArgs {
  id?: string
  data: Record<string, unknown>
  draft?: boolean
  autosave?: boolean
}

/**
 * What a member writes is a draft. Over what is published already it becomes a version that waits beside it: the
 * public goes on reading the other until staff publish.
 */
export const writeAsDraft: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { user } = req
  if (!user || isStaff(user)) return args
  if (operation !== 'create' && operation !== 'update') return args
  const given = args as WriteArgs
  if (operation === 'update') {
    // One at a time: each is looked at for what the public reads of it.
    if (given.id === undefined) throw new Forbidden(req.t)
    // Asked for in so many words, access refuses it.
    if (given.data._status === 'published') return args
  }
  await limitContributions(req)
  assertNotBot(given.data)
  const over =
    operation === 'update' && (await isPublic(req, collection.slug as CollectionSlug, String(given.id)))
  return {
    ...args,
    autosave: false,
    draft: over,
    publishAllLocales: undefined,
    publishSpecificLocale: undefined,
    data: { ...given.data, _status: 'draft' },
  }
}

/** Names what an entry is about: a published document, however the client pointed at it. */
export function resolveSubject(
  field: 'doc' | 'item',
  among: readonly string[],
): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'create') return args
    const { data } = args as WriteArgs
    return { ...args, data: { ...data, [field]: await findPublishedSubject(req, data[field], among) } }
  }
}

/**
 * The panel's marks of what is being edited mean nothing here. Payload looks them up outside of the request's
 * transaction: when as many requests as there are connections do so at once, each waits for one that none gives back.
 */
export const withoutEditingMarks: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'update' || operation === 'delete' ? { ...args, overrideLock: true } : args

/** Hooks see of what is written only what the client asked for; they count by all of it. */
export const writeWhole: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'create' || operation === 'update' || operation === 'delete'
    ? { ...args, select: undefined }
    : args

function isPlain(constraint: unknown): boolean {
  const values = Object.values(constraint ?? {}).flat()
  return values.every((value) => typeof value === 'string' && uuidPattern.test(value))
}

function namingValues(field: string, where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([key, constraint]) => {
      if (Array.isArray(constraint)) return [key, constraint.map((branch) => namingValues(field, branch))]
      return [key === field && isPlain(constraint) ? `${field}.value` : key, constraint]
    }),
  )
}

/** Clients ask `where[doc][equals]={id}` without naming a collection; Payload knows that as `doc.value`. */
export function findByIdAlone(field: 'doc' | 'item'): CollectionBeforeOperationHook {
  return ({ args }) => {
    const { where } = args as { where?: Where }
    return where ? { ...args, where: namingValues(field, where) } : args
  }
}

/** Writes down what an entry is about, and with whom, in the words that rows are found by. */
export function setSubjectKey(
  field: 'doc' | 'item',
  { oncePerPerson }: { oncePerPerson: boolean },
): CollectionBeforeChangeHook {
  return ({ data, operation, req }) => {
    if (operation !== 'create') return data
    const target = subjectKey(data[field] as SubjectRef)
    const user = req.user?.id ?? data.user
    return { ...data, target, ...(oncePerPerson && user && { key: `${user} ${target}` }) }
  }
}

/**
 * Two who delete the same thing at once both find it, and Payload fails on what the second no longer has: the second
 * waits here, and is told.
 */
export const deleteOnce: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const table = sql.identifier(collection.slug)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select id from ${table} where id = ${id} for update`)
  if (rows.length === 0) throw new NotFound(req.t)
}

/** Context of a write that goes with the document it is about: there is nothing left to count for. */
export const withItsSubject = { withItsSubject: true }

/** No page shows it when it comes or goes: all pages stay as they are kept. */
const isDraft = (doc: { _status?: string }) => doc._status === 'draft'

export function countAbout(field: 'doc' | 'item'): {
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
} {
  const count = async (
    req: PayloadRequest,
    doc: Record<string, unknown>,
    context: Record<string, unknown>,
  ) => {
    const item = doc[field] as { relationTo: SubjectCollection; value: string | { id: string } } | null
    if (!item?.value || context.withItsSubject || context.listedAfterwards) return
    const value = typeof item.value === 'object' ? item.value.id : item.value
    await recountSubject(req, { relationTo: item.relationTo, value })
  }
  return {
    afterChange: async ({ context, doc, operation, req }) => {
      if (operation === 'update' || !isDraft(doc)) await count(req, doc, context)
      return doc
    },
    afterDelete: async ({ context, doc, req }) => {
      if (!isDraft(doc)) await count(req, doc, context)
    },
  }
}

/** A version knows what the count was when it was written; what stands in the entry is counted anew. */
export const keepHelpfulCount: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'update')
    await recountHelpful(req, { relationTo: collection.slug as (typeof helpfulFor)[number], value: doc.id })
  return doc
}

/** With an entry go the marks and reports on it. */
export const beforeEntryGoes: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const where: Where = { target: { equals: subjectKey({ relationTo: collection.slug, value: String(id) }) } }
  for (const slug of ['helpfuls', 'reports'] as const)
    await req.payload.db.deleteMany({ collection: slug, req, where })
}

/** What everybody may know of an author who gave a name. */
export interface PopulatedUser {
  name: string | null
  avatar: string | null
}

async function publicProfileOf(req: PayloadRequest, id: string): Promise<PopulatedUser | null> {
  // One query for a whole list: the loader gathers what is asked for at once.
  const user = await req.payloadDataLoader.load(
    createDataloaderCacheKey({
      collectionSlug: 'users',
      currentDepth: 0,
      depth: 1,
      docID: id,
      draft: false,
      fallbackLocale: null as never,
      locale: req.locale as string,
      overrideAccess: true,
      populate: { media: { url: true, filename: true, sizes: true } },
      select: { alias: true, name: true, avatar: true },
      showHiddenFields: false,
      transactionID: req.transactionID as string,
    }),
  )
  if (!user) return null
  const { alias, name, avatar } = user as unknown as User
  const picture = typeof avatar === 'object' ? avatar : null
  return { name: alias || name || null, avatar: picture?.sizes?.card?.url ?? picture?.url ?? null }
}

/** Puts the author's public face beside an entry, before access takes the author out. */
export const showAuthor: CollectionBeforeReadHook = async ({ doc, req }) => {
  const author = typeof doc.user === 'object' ? doc.user?.id : doc.user
  return { ...doc, populatedUser: author && !doc.anonymous ? await publicProfileOf(req, author) : null }
}

/** The forms read one sentence under `message`, whatever else an error says. */
export const sayMessage: CollectionAfterErrorHook = ({ result }) => {
  const [first] = (result?.errors ?? []) as { message?: string; data?: { errors?: { message: string }[] } }[]
  const message = first?.data?.errors?.[0]?.message ?? first?.message
  return { response: { ...result, message } }
}
