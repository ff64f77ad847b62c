import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterErrorHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  Forbidden,
  type PayloadRequest,
  type Where,
} from 'payload'
import { isStaff } from '@/foundation/payload/access'
import { addressOf, limit, unknownAddress } from '@/foundation/payload/rate-limit'
import { isUuid } from '@/foundation/payload/uuid'
import { isPublished } from './authorship'
import { recountHelpful, recountSubject } from './counts'
import { assertNotBot } from './spam-check'
import {
  findPublishedSubject,
  type HelpfulCollection,
  type SubjectCollection,
  type SubjectRef,
  subjectKey,
} from './subjects'

/** Contributions a minute of one account, or of one guest's address. */
const perMinute = 5

/** Contributions a minute of all accounts at one address; high enough for a school or a library. */
const perMinuteAndAddress = 60

const limitAccount = (req: PayloadRequest) =>
  limit(req, { name: 'contribution', key: req.user?.id ?? addressOf(req), max: perMinute, seconds: 60 })

async function limitAddress(req: PayloadRequest): Promise<void> {
  const address = addressOf(req)
  // Requests through the server always have an address; those without one come from the site itself.
  if (address !== unknownAddress)
    await limit(req, { name: 'contributions', key: address, max: perMinuteAndAddress, seconds: 60 })
}

export async function limitContributions(req: PayloadRequest): Promise<void> {
  await limitAccount(req)
  await limitAddress(req)
}

interface WriteArgs {
  id?: string
  data: Record<string, unknown>
  draft?: boolean
  autosave?: boolean
}

/**
 * Saves what members write as a draft. Over a published entry it becomes a pending version: everyone reads the
 * published one until staff publish the change.
 */
export const writeAsDraft: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { user } = req
  if (!user || isStaff(user)) return args
  if (operation !== 'create' && operation !== 'update') return args
  const write = args as WriteArgs
  if (operation === 'update') {
    // A bulk update could change published and unpublished entries, which are written differently.
    if (write.id === undefined) throw new Forbidden(req.t)
    // Access refuses an explicit attempt to publish.
    if (write.data._status === 'published') return args
  }
  await limitAddress(req)
  assertNotBot(write.data)
  const isOverPublished =
    operation === 'update' && (await isPublished(req, collection.slug as CollectionSlug, String(write.id)))
  return {
    ...args,
    autosave: false,
    draft: isOverPublished,
    publishAllLocales: undefined,
    publishSpecificLocale: undefined,
    data: { ...write.data, _status: 'draft' },
  }
}

/** Limits what an account writes once it is accepted: who corrects a refused text need not wait. */
export const limitAccepted: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.user && !isStaff(req.user)) await limitAccount(req)
  return doc
}

/** Replaces the client's reference by that of the published document. */
export function resolveSubject(
  field: 'doc' | 'item',
  allowed: readonly CollectionSlug[],
): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'create') return args
    const { data } = args as WriteArgs
    return { ...args, data: { ...data, [field]: await findPublishedSubject(req, data[field], allowed) } }
  }
}

/**
 * Skips Payload's check of document locks, which these collections do not need. It runs outside of the request's
 * transaction: with as many requests as connections, each would wait for a connection that another holds.
 */
export const ignoreLocks: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'update' || operation === 'delete' ? { ...args, overrideLock: true } : args

/** Hooks get only the fields that the client selects, but recounting needs them all. */
export const ignoreSelect: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'create' || operation === 'update' || operation === 'delete'
    ? { ...args, select: undefined }
    : args

function isIdConstraint(constraint: unknown): boolean {
  const values = Object.values(constraint ?? {}).flat()
  return values.every(isUuid)
}

function withValueField(field: string, where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([key, constraint]) => {
      if (Array.isArray(constraint)) return [key, constraint.map((branch) => withValueField(field, branch))]
      return [key === field && isIdConstraint(constraint) ? `${field}.value` : key, constraint]
    }),
  )
}

/** Clients query `where[doc][equals]={id}` without a collection; Payload needs `doc.value` for that. */
export function queryByIdAlone(field: 'doc' | 'item'): CollectionBeforeOperationHook {
  return ({ args }) => {
    const { where } = args as { where?: Where }
    return where ? { ...args, where: withValueField(field, where) } : args
  }
}

/** Stores the subject key that SQL finds entries by, and the unique key of user and subject. */
export function setSubjectKey(
  field: 'doc' | 'item',
  { onePerUser }: { onePerUser: boolean },
): CollectionBeforeChangeHook {
  return ({ data, operation, req }) => {
    if (operation !== 'create') return data
    const target = subjectKey(data[field] as SubjectRef)
    const user = req.user?.id ?? data.user
    return { ...data, target, ...(onePerUser && user && { key: `${user} ${target}` }) }
  }
}

/** The context of deleting entries together with their subject, whose counts no longer matter. */
export const deletedWithSubject = { deletedWithSubject: true }

/** Pages do not show drafts, so creating or deleting one must not expire them. */
const isDraft = (doc: { _status?: string }) => doc._status === 'draft'

/** Hooks that recount a subject when an entry (`doc`) or a like (`item`) of it changes. */
export function recountHooks(field: 'doc' | 'item'): {
  afterChange: CollectionAfterChangeHook
  afterDelete: CollectionAfterDeleteHook
} {
  const recount = async (
    req: PayloadRequest,
    doc: Record<string, unknown>,
    context: Record<string, unknown>,
  ) => {
    const subject = doc[field] as { relationTo: SubjectCollection; value: string | { id: string } } | null
    if (!subject?.value || context.deletedWithSubject || context.listedAfterwards) return
    const value = typeof subject.value === 'object' ? subject.value.id : subject.value
    await recountSubject(req, { relationTo: subject.relationTo, value }, { soft: field === 'item' })
  }
  return {
    afterChange: async ({ context, doc, operation, req }) => {
      if (operation === 'update' || !isDraft(doc)) await recount(req, doc, context)
      return doc
    },
    afterDelete: async ({ context, doc, req }) => {
      if (!isDraft(doc)) await recount(req, doc, context)
    },
  }
}

/** Saving a version writes back the count of the time when the version was made. */
export const restoreHelpfulCount: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'update')
    await recountHelpful(req, { relationTo: collection.slug as HelpfulCollection, value: doc.id })
  return doc
}

/** Deletes the helpful votes and reports of an entry together with it. */
export const deleteReactionsAndReports: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const where: Where = { target: { equals: subjectKey({ relationTo: collection.slug, value: String(id) }) } }
  for (const slug of ['helpfuls', 'reports'] as const)
    await req.payload.db.deleteMany({ collection: slug, req, where })
}

/** Forms show the error body's `message`, so it gets the first error's message. */
export const addMessage: CollectionAfterErrorHook = ({ result }) => {
  const [first] = (result?.errors ?? []) as { message?: string; data?: { errors?: { message: string }[] } }[]
  const message = first?.data?.errors?.[0]?.message ?? first?.message
  return { response: { ...result, message } }
}
