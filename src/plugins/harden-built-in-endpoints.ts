import {
  type AccessArgs,
  type CollectionBeforeOperationHook,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { RequestError } from '@/foundation/errors'
import { isStaff, staff } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { ignoreSystemFields } from './system-fields'

/** Whether a request comes over REST or GraphQL. */
function isCall({ pathname, payload }: PayloadRequest): boolean {
  return !pathname || pathname.startsWith(payload.config.routes.api)
}

/**
 * The panel locks documents that are being edited. Payload lets every account create such locks over REST
 * and GraphQL in any user's name, which would keep editors from saving, and read which drafts exist: here
 * only staff may. The panel creates its own locks without access control, but reads them with it, so
 * reading stays open to it.
 */
const locks = {
  create: staff,
  delete: staff,
  read: ({ req }: AccessArgs) => isStaff(req.user) || (Boolean(req.user) && !isCall(req)),
  update: staff,
}

const nobody = () => false

/** Only staff restore versions: an old version could undo a decision of staff. */
const restoredByStaff: CollectionBeforeOperationHook = ({ operation, overrideAccess, req }) => {
  if (operation === 'restoreVersion' && !overrideAccess && !isStaff(req.user)) throw new Forbidden(req.t)
}

/** Payload fails on a body that it does not read, such as text: it then has no data. */
function requireData({ args, operation }: { args?: object; operation: string }): void {
  const isWrite = operation === 'create' || operation === 'update'
  const { data, duplicateFromID } = args as { data?: unknown; duplicateFromID?: unknown }
  const isCopy = Boolean(duplicateFromID) && data === undefined
  if (isWrite && !isCopy && (typeof data !== 'object' || data === null))
    throw new RequestError('bodyObjectOrForm', 400)
}

/**
 * The panel's action for scheduled publishing deletes jobs without access control, so every account that may open the
 * panel could cancel what others scheduled.
 */
const deletedByStaff: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'delete' && req.user && !isStaff(req.user)) throw new Forbidden(req.t)
}

/** Whether a built-in endpoint works for the collection or global; the others answer 500. */
function isAnswerable(
  { auth, versions }: { auth?: SanitizedCollectionConfig['auth']; versions?: unknown },
  { method, path }: Endpoint,
): boolean {
  if (path.startsWith('/versions')) return Boolean(versions)
  if (path.startsWith('/verify')) return Boolean(auth?.verify)
  // Deleting preferences fails if there are none, and the panel never does it.
  return !(path === '/:key' && method === 'delete')
}

/** Restricts what Payload opens by default, in its own collections too. */
export function hardenBuiltInEndpoints(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { beforeOperation } = collection.hooks
    if (!beforeOperation.includes(limitQueries)) beforeOperation.push(limitQueries)
    beforeOperation.unshift(requireData)
    beforeOperation.push(ignoreSystemFields)
    if (collection.versions) beforeOperation.push(restoredByStaff)
    if (collection.slug === 'payload-locked-documents') Object.assign(collection.access, locks)
    if (collection.slug === 'payload-jobs') beforeOperation.push(deletedByStaff)
    if (collection.endpoints)
      collection.endpoints = collection.endpoints.filter((endpoint) => isAnswerable(collection, endpoint))
  }
  for (const global of config.globals) {
    global.hooks.beforeOperation = [requireData, ...(global.hooks.beforeOperation ?? [])]
    if (global.endpoints)
      global.endpoints = global.endpoints.filter((endpoint) => isAnswerable(global, endpoint))
  }
  // When tasks were scheduled last: only the queue itself reads and writes it.
  const stats = config.globals.find(({ slug }) => slug === 'payload-jobs-stats')
  if (stats) Object.assign(stats.access, { read: nobody, update: nobody })
  return config
}
