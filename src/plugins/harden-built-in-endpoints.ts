import {
  type AccessArgs,
  type CollectionBeforeOperationHook,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { isStaff, staff } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'

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

/** Only staff restore versions: an old version could undo a decision of staff. */
const restoredByStaff: CollectionBeforeOperationHook = ({ operation, overrideAccess, req }) => {
  if (operation === 'restoreVersion' && !overrideAccess && !isStaff(req.user)) throw new Forbidden(req.t)
}

/** Whether a built-in endpoint works for the collection; the others answer 500. */
function isAnswerable({ auth, versions }: SanitizedCollectionConfig, { method, path }: Endpoint): boolean {
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
    if (collection.versions) beforeOperation.push(restoredByStaff)
    if (collection.slug === 'payload-locked-documents') Object.assign(collection.access, locks)
    if (collection.endpoints)
      collection.endpoints = collection.endpoints.filter((endpoint) => isAnswerable(collection, endpoint))
  }
  return config
}
