import { getTranslation } from '@payloadcms/translations'
import {
  APIError,
  addDataAndFileToRequest,
  type CollectionSlug,
  type Endpoint,
  NotFound,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type Where,
} from 'payload'
import { clampCount } from '@/foundation/payload/query-limits'

type ById = (id: string) => Promise<Response>

/** Updates entries one after another; what is deleted meanwhile is left out. */
async function updateEach(ids: readonly string[], update: ById, req: PayloadRequest) {
  const [docs, errors]: [unknown[], { id: string; message: string }[]] = [[], []]
  for (const id of ids) {
    try {
      const { doc } = await (await update(id)).json()
      docs.push(doc)
    } catch (error) {
      if (error instanceof NotFound) continue
      if (!(error instanceof APIError && error.isPublic)) req.payload.logger.error(error)
      errors.push({ id, message: error instanceof APIError ? error.message : req.t('error:unknown') })
    }
  }
  return { docs, errors }
}

/** The entries that are meant, of those that the user may update. */
async function idsOf(req: PayloadRequest, collection: CollectionSlug, mayUpdate: Where): Promise<string[]> {
  const where = req.query.where as Where
  const sort = req.query.sort as string | undefined
  const find = { collection, depth: 0, req, select: {}, sort } as const
  // Refuses fields that the user may not read: `mayUpdate` may name such fields, so what follows cannot.
  await req.payload.find({ ...find, where, limit: 1, overrideAccess: false })
  const found = await req.payload.find({
    ...find,
    where: { and: [where, mayUpdate] },
    limit: clampCount(req.query.limit, Number.MAX_SAFE_INTEGER, 0),
    pagination: false,
    overrideAccess: true,
  })
  return found.docs.map(({ id }) => String(id))
}

type Handlers = Record<'one' | 'many', PayloadHandler>

/** Updates entries one by one: Payload's update of several replaces their newer drafts by what is public. */
const updateOneByOne =
  ({ access, slug, labels }: SanitizedCollectionConfig, { one, many }: Handlers): PayloadHandler =>
  async (req) => {
    await addDataAndFileToRequest(req)
    // The endpoint itself would read the body again, and fail.
    Object.defineProperty(req, 'body', { value: null })
    const { data, query, routeParams } = req
    if (!data || query.draft === 'true' || !query.where) return many(req)
    const mayUpdate = await access.update({ data, req })
    if (!mayUpdate) return many(req)
    const ids = await idsOf(req, slug as CollectionSlug, mayUpdate === true ? {} : mayUpdate)
    const update = async (id: string) => {
      Object.assign(req, { data: structuredClone(data), routeParams: { ...routeParams, id } })
      return one(req)
    }
    const { docs, errors } = await updateEach(ids, update, req)
    const [count, total] = [errors.length, docs.length + errors.length]
    const label = getTranslation(labels[total === 1 ? 'singular' : 'plural'], req.i18n)
    return count > 0
      ? Response.json(
          { docs, errors, message: req.t('error:unableToUpdateCount', { count, label, total }) },
          { status: 400 },
        )
      : Response.json({
          docs,
          errors,
          message: req.t('general:updatedCountSuccessfully', { count: total, label }),
        })
  }

const isPatch = (path: string) => (endpoint: Endpoint) =>
  endpoint.method === 'patch' && endpoint.path === path

/** Keeps unpublished changes of entries that are updated together, over the API or by the panel's list. */
export function updateMany(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections.filter(({ versions }) => versions?.drafts)) {
    const endpoints = collection.endpoints || []
    const [one, many] = ['/:id', '/'].map((path) => endpoints.find(isPatch(path)))
    if (!one || !many) continue
    const handler = updateOneByOne(collection, { one: one.handler, many: many.handler })
    collection.endpoints = endpoints.map((endpoint) => (endpoint === many ? { ...many, handler } : endpoint))
  }
  return config
}
