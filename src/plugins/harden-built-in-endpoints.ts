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

/** Whether somebody asks over REST or GraphQL. */
function isCall({ pathname, payload }: PayloadRequest): boolean {
  return !pathname || pathname.startsWith(payload.config.routes.api)
}

/**
 * The panel marks what is being edited. Payload lets every account place such a mark over REST and GraphQL, in anyone's
 * name, and with it keep editors from saving, and read which drafts exist: here that is for staff. The panel itself
 * writes its marks without asking access, and asks for those of the record it shows or saves: refused, it would show nothing.
 */
const locks = {
  create: staff,
  delete: staff,
  read: ({ req }: AccessArgs) => isStaff(req.user) || (Boolean(req.user) && !isCall(req)),
  update: staff,
}

/** Versions are for staff: an old one could bring back what staff have decided on since. */
const restoredByStaff: CollectionBeforeOperationHook = ({ operation, overrideAccess, req }) => {
  if (operation === 'restoreVersion' && !overrideAccess && !isStaff(req.user)) throw new Forbidden(req.t)
}

/** Calls that every collection carries, and that answer 500 where they make no sense. */
function isAnswerable({ auth, versions }: SanitizedCollectionConfig, { method, path }: Endpoint): boolean {
  if (path.startsWith('/versions')) return Boolean(versions)
  if (path.startsWith('/verify')) return Boolean(auth?.verify)
  // Of preferences: it fails when there is none, and the panel never does it.
  return !(path === '/:key' && method === 'delete')
}

/** Shuts what Payload opens by itself, in its own collections too. */
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
