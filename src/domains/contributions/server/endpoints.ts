import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  type CollectionSlug,
  type Endpoint,
  NotFound,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
  ValidationError,
} from 'payload'
import { requireUser } from '@/foundation/forms/form-endpoint'
import { isStaff } from '@/foundation/payload/access'
import { createdMessage, updatedMessage } from '@/foundation/payload/created-message'
import { inRequestTransaction } from '@/foundation/payload/in-transaction'
import { queryRows } from '@/foundation/payload/query-rows'
import { isRepeated } from '@/foundation/payload/repeated-request'
import { transactionOf } from '@/foundation/payload/transaction'
import { visibleText } from '@/foundation/text/visible-text'
import { findPublishedSubject, subjectKey } from './subjects'

/** Collections in which each user has at most one entry a subject. */
type UniqueCollection = 'likes' | 'helpfuls' | 'reviews' | 'impressions'

export type EntryCollection = UniqueCollection | 'comments'

async function findIdByKey(
  req: PayloadRequest,
  collection: UniqueCollection,
  key: string,
): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection,
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    where: { key: { equals: key } },
  })
  return docs[0]?.id
}

/** A second review or impression replaces the first; a second like or helpful vote changes nothing. */
async function updateExisting(req: PayloadRequest, collection: EntryCollection, id: string) {
  const common = { id, depth: 0, overrideAccess: false, req, user: req.user }
  if (collection === 'likes' || collection === 'helpfuls') {
    return req.payload.findByID({ ...common, collection })
  }
  return req.payload.update({ ...common, collection, data: req.data ?? {} })
}

function isKeyTaken(error: unknown): boolean {
  return error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'key')
}

/** Payload validates the data; the type only says which collection it is for. */
function create(req: PayloadRequest, collection: EntryCollection) {
  return req.payload.create({
    collection,
    data: { ...req.data } as RequiredDataFromCollectionSlug<EntryCollection>,
    depth: 0,
    overrideAccess: false,
    req,
    user: req.user,
  })
}

async function createUnique(req: PayloadRequest, collection: UniqueCollection, key: string) {
  const existing = await findIdByKey(req, collection, key)
  if (existing) return { status: 200, doc: await updateExisting(req, collection, existing) }
  try {
    return { status: 201, doc: await create(req, collection) }
  } catch (error) {
    // A concurrent request of the same user was faster.
    const concurrent = isKeyTaken(error) ? await findIdByKey(req, collection, key) : undefined
    if (!concurrent) throw error
    return { status: 200, doc: await updateExisting(req, collection, concurrent) }
  }
}

const maxAttempts = 5

/** Retries when the user's entry is deleted between being found and being updated. */
async function createUniqueWithRetries(req: PayloadRequest, collection: UniqueCollection, key: string) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await createUnique(req, collection, key)
    } catch (error) {
      const isGone = isKeyTaken(error) || error instanceof NotFound
      if (!isGone || attempt === maxAttempts) throw error
    }
  }
}

/** Seconds in which the same comment of an author on a subject is sent by accident, with a double click. */
const repeatedWithin = 60

/** The id of the author's comment with this text on the subject, if it was stored just now. */
async function findRepeatedComment(req: PayloadRequest, target: string): Promise<string | undefined> {
  const comment = typeof req.data?.comment === 'string' && visibleText(req.data.comment)
  const replyTo = typeof req.data?.replyTo === 'string' ? req.data.replyTo : null
  const key = `${req.user?.id} ${target} ${replyTo} ${comment}`
  if (!comment || !(await isRepeated(req, { name: 'comment', key, seconds: repeatedWithin }))) return
  const [row] = await queryRows<{ id: string }>(
    await transactionOf(req),
    sql`
    select id from comments
    where target = ${target} and user_id = ${req.user?.id ?? null} and comment = ${comment}
      and reply_to is not distinct from (
        select coalesce(reply_to, id::text) from comments where id::text = ${replyTo})
      and created_at > now() - ${repeatedWithin} * interval '1 second'
    limit 1`,
  )
  return row?.id
}

/** Stores any number of comments on a subject, except the same one twice. */
function createComment(req: PayloadRequest, target: string) {
  return inRequestTransaction(req, async () => {
    const id = await findRepeatedComment(req, target)
    if (!id) return create(req, 'comments')
    return req.payload.findByID({
      collection: 'comments',
      id,
      depth: 0,
      overrideAccess: false,
      req,
      user: req.user,
    })
  })
}

/** What an entry is about, and whether a user has one or many. */
export type EntryRules = {
  field: 'doc' | 'item'
  /** Collections that it may be about. */
  allowed: readonly CollectionSlug[]
} & ({ collection: UniqueCollection; onePerUser: true } | { collection: 'comments'; onePerUser: false })

/**
 * Writes the request's data. Status 201, or 200 if the user's entry about the subject existed already.
 * @param id the entry to change, where a user may have many
 */
export async function saveEntry(req: PayloadRequest, rules: EntryRules, id?: string) {
  const user = requireUser(req)
  req.data = { ...req.data, ...(!isStaff(user) && { _status: 'draft' }) }
  const subject = await findPublishedSubject(req, req.data[rules.field], rules.allowed)
  if (!rules.onePerUser)
    return id
      ? { status: 200, doc: await updateExisting(req, rules.collection, id) }
      : { status: 201, doc: await createComment(req, subjectKey(subject)) }
  return createUniqueWithRetries(req, rules.collection, `${user.id} ${subjectKey(subject)}`)
}

/** What the answer to a saved entry says, in the user's language. */
export function savedMessage(req: PayloadRequest, collection: EntryCollection, status: number): string {
  return status === 201 ? createdMessage(req, collection) : updatedMessage(req)
}

/**
 * `POST /api/{collection}`: 201 `{doc, id, message}`, or 200 if the user's entry about the subject existed already.
 * Guests get 401.
 */
export function saveEntryEndpoint(rules: EntryRules): Endpoint {
  return {
    path: '/',
    method: 'post',
    handler: async (req) => {
      requireUser(req)
      await addDataAndFileToRequest(req)
      addLocalesToRequestFromData(req)
      const { status, doc } = await saveEntry(req, rules)
      const message = savedMessage(req, rules.collection, status)
      return Response.json({ doc, id: doc.id, message }, { status })
    },
  }
}
