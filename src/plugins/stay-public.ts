import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, SanitizedConfig } from 'payload'

interface UpdateArgs {
  id?: string
  data?: { _status?: unknown }
  draft?: boolean
}

/** Whether an entry is public and has newer changes that are not. */
async function hasUnpublishedChanges(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<boolean> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id }, latest: { equals: true }, 'version._status': { equals: 'draft' } },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  } as Parameters<typeof req.payload.findVersions>[0])
  if (docs.length === 0) return false
  const { totalDocs } = await req.payload.count({
    collection,
    where: { id: { equals: id }, _status: { equals: 'published' } },
    req,
  })
  return totalDocs > 0
}

/**
 * Adds a change to the unpublished ones, where there are any and the request says nothing of publishing: Payload would store
 * all of them in place of the public entry, and take it offline.
 */
const keepPublic: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const { id, data, draft } = args as UpdateArgs
  if (operation !== 'update' || overrideAccess || !req.user || draft || !id || !data || data._status)
    return args
  return (await hasUnpublishedChanges(req, collection.slug as CollectionSlug, id))
    ? { ...args, draft: true }
    : args
}

/** Keeps entries public that are changed over the API while they have unpublished changes. */
export function stayPublic(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections.filter(({ versions }) => versions?.drafts))
    hooks.beforeOperation.push(keepPublic)
  return config
}
