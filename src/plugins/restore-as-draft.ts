import {
  type CollectionBeforeOperationHook,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadHandler,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { RequestError } from '@/foundation/errors'
import { isStaff } from '@/foundation/payload/access'
import { inTransaction } from '@/foundation/payload/in-transaction'

/** Refuses to restore a version over the published document, which would be replaced by it or go offline. */
const restoredAsDraft: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  const { draft } = args as { draft?: boolean }
  if (operation === 'restoreVersion' && !overrideAccess && !draft)
    throw new RequestError('restoreAsDraft', 400)
}

const isRestoring = ({ method, path }: Endpoint) => method === 'post' && path === '/versions/:id'

/** The panel's dialog asks for a draft only if the version was published. */
function restoreAsDraft(endpoint: Endpoint): Endpoint {
  if (!isRestoring(endpoint)) return endpoint
  const handler: PayloadHandler = (req) => {
    req.query.draft = 'true'
    return endpoint.handler(req)
  }
  return { ...endpoint, handler }
}

/** Restores a version of a global in place of Payload, which replaces what is public even by a draft. */
function restoreGlobal({ slug }: SanitizedGlobalConfig): PayloadHandler {
  return async (req) => {
    if (!isStaff(req.user)) throw new Forbidden(req.t)
    const { db } = req.payload
    await inTransaction(req.payload, async (inner) => {
      const where = { id: { equals: String(req.routeParams?.id) } }
      const { docs } = await db.findGlobalVersions({
        global: slug,
        limit: 1,
        locale: 'all',
        req: inner,
        where,
      })
      if (!docs[0]) throw new NotFound(req.t)
      const now = new Date().toISOString()
      await db.createGlobalVersion({
        autosave: false,
        createdAt: now,
        globalSlug: slug,
        req: inner,
        updatedAt: now,
        versionData: { ...docs[0].version, _status: 'draft', updatedAt: now },
      })
    })
    const doc = await req.payload.findGlobal({ slug, depth: 0, draft: true, overrideAccess: false, req })
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
  }
}

const hasDrafts = ({ versions }: SanitizedCollectionConfig | SanitizedGlobalConfig): boolean =>
  Boolean(versions?.drafts)

/** Has old versions come back as unpublished changes beside what is public. */
export function restoreAsDrafts(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections.filter(hasDrafts)) {
    collection.hooks.beforeOperation.push(restoredAsDraft)
    if (collection.endpoints) collection.endpoints = collection.endpoints.map(restoreAsDraft)
  }
  for (const global of config.globals.filter(hasDrafts)) {
    const refuse = ({ operation, overrideAccess }: { operation: string; overrideAccess?: boolean }) => {
      if (operation === 'restoreVersion' && !overrideAccess)
        throw new RequestError('restoreGlobal', 400, {
          request: `POST /api/globals/${global.slug}/versions/{id}`,
        })
    }
    global.hooks.beforeOperation = [...(global.hooks.beforeOperation ?? []), refuse]
    const handler = restoreGlobal(global)
    if (global.endpoints)
      global.endpoints = global.endpoints.map((one) => (isRestoring(one) ? { ...one, handler } : one))
  }
  return config
}
