import {
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  type Endpoint,
  NotFound,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { requireUser } from '@/foundation/forms/post'
import { isStaff } from '@/foundation/payload/access'
import { findPublishedSubject, subjectKey } from './subjects'

export type Once = 'likes' | 'helpfuls' | 'reviews' | 'impressions'
export type Contributed = Once | 'comments'

async function idOf(req: PayloadRequest, collection: Once, key: string): Promise<string | undefined> {
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

/** A second review or impression of one's own changes the first; a second like is the first. */
async function again(req: PayloadRequest, collection: Once, id: string) {
  const common = { id, depth: 0, overrideAccess: false, req, user: req.user }
  if (collection === 'likes' || collection === 'helpfuls') {
    return req.payload.findByID({ ...common, collection })
  }
  return req.payload.update({ ...common, collection, data: req.data as never })
}

function isTaken(error: unknown): boolean {
  return error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'key')
}

async function writeOnce(req: PayloadRequest, collection: Contributed, key: string | null) {
  const first = key && collection !== 'comments' ? await idOf(req, collection, key) : undefined
  if (first) return { status: 200, doc: await again(req, collection as Once, first) }
  const data = req.data as never
  try {
    const doc = await req.payload.create({
      collection,
      data,
      depth: 0,
      overrideAccess: false,
      req,
      user: req.user,
    })
    return { status: 201, doc }
  } catch (error) {
    // Sent twice at once: the other was faster.
    const faster = isTaken(error) && key ? await idOf(req, collection as Once, key) : undefined
    if (!faster) throw error
    return { status: 200, doc: await again(req, collection as Once, faster) }
  }
}

const attempts = 5

/** Between looking for a person's own entry and reading it they may have taken it back: then it is looked for anew. */
async function write(req: PayloadRequest, collection: Contributed, key: string | null) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeOnce(req, collection, key)
    } catch (error) {
      const isGone = key !== null && (isTaken(error) || error instanceof NotFound)
      if (!isGone || attempt === attempts) throw error
    }
  }
}

export interface Rules {
  collection: Contributed
  field: 'doc' | 'item'
  among: readonly string[]
  oncePerPerson: boolean
}

/** Writes what stands in the request's data: 201, or 200 where the person's entry about it was there already. */
export async function submit(req: PayloadRequest, { collection, field, among, oncePerPerson }: Rules) {
  const user = requireUser(req)
  req.data = { ...req.data, ...(!isStaff(user) && { _status: 'draft' }) }
  const item = await findPublishedSubject(req, req.data[field], among)
  const key = oncePerPerson ? `${user.id} ${subjectKey(item)}` : null
  return write(req, collection, key)
}

/**
 * `POST /api/{collection}`: 201 `{doc, id, message}`, or 200 where the person's entry about it was there already.
 * Without an account 401.
 */
export function createOnce(rules: Rules): Endpoint {
  return {
    path: '/',
    method: 'post',
    handler: async (req) => {
      requireUser(req)
      await addDataAndFileToRequest(req)
      addLocalesToRequestFromData(req)
      const { status, doc } = await submit(req, rules)
      return Response.json({ doc, id: doc.id, message: req.t('general:successfullyCreated') }, { status })
    },
  }
}
