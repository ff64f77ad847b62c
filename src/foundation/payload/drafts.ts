import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalConfig,
} from 'payload'

/** Longer than a form is ever open: the longest delay of a browser's timer. */
const never = 2 ** 31 - 1

/**
 * How editors' drafts are saved: by themselves while someone writes, and unfinished if need be. The panel's
 * `BackgroundSave` does it instead of Payload's autosave, which overwrites what is typed while a save is under way.
 */
export const editorialDrafts = {
  autosave: { interval: never, showSaveDraftButton: true },
  validate: true,
} as const

/** Whether the drafts of a collection or global save themselves. */
export function savesItself({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean {
  return (
    typeof versions === 'object' && typeof versions.drafts === 'object' && Boolean(versions.drafts.autosave)
  )
}

interface Validated {
  data?: unknown
  event?: 'onChange' | 'submit'
  req?: { context?: { isRestoringVersion?: unknown } }
}

/**
 * Whether a value may still be missing: in a draft, or while a form is being filled in. A draft that is handed in for
 * staff to read has to be complete. A version that is restored was complete when it was published, but Payload looks
 * at its English texts only.
 */
export function mayBeUnfinished({ data, event, req }: Validated): boolean {
  if (req?.context?.isRestoringVersion) return true
  const { _status, submittedAt } = (data ?? {}) as { _status?: unknown; submittedAt?: unknown }
  return event === 'onChange' || (_status !== 'published' && !submittedAt)
}

export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

type Save = Pick<Parameters<CollectionAfterChangeHook>[0], 'collection' | 'context' | 'doc' | 'operation'>

const keyOf = (collection: { slug: string }, id: unknown) => `${collection.slug}:${id}`

/** Saved drafts of a request by collection and id, and whether each was an autosave. */
const draftSaves = ({ draftSaves }: Save['context']) =>
  draftSaves as Map<string, { autosave: boolean }> | undefined

function recordDraft(
  { collection, context }: Pick<Save, 'collection' | 'context'>,
  id: unknown,
  autosave: boolean,
) {
  const saves = draftSaves(context) ?? new Map()
  context.draftSaves = saves
  saves.set(keyOf(collection, id), { autosave })
}

/** Records that a version is restored beside the published document. */
export const recordDraftRestore: CollectionBeforeOperationHook = async ({
  args,
  collection,
  context,
  operation,
  req,
}) => {
  const { draft, id } = args as { draft?: boolean; id?: unknown }
  if (operation !== 'restoreVersion' || !draft) return
  const where = { id: { equals: id } }
  const { docs } = await req.payload.db.findVersions({ collection: collection.slug, limit: 1, req, where })
  if (docs[0]) recordDraft({ collection, context }, docs[0].parent, false)
}

/** Records which saves of a request leave the published document as it is, because Payload's hooks are not told. */
export const recordDraftSave: CollectionBeforeOperationHook = ({ args, collection, context, operation }) => {
  const { autosave, data, draft, id } = args as {
    autosave?: boolean
    data?: { _status?: unknown }
    draft?: boolean
    id?: unknown
  }
  if (operation !== 'update' || id === undefined) return
  if (draft && data?._status !== 'published') recordDraft({ collection, context }, id, Boolean(autosave))
  else draftSaves(context)?.delete(keyOf(collection, id))
}

/** Whether a save changed nothing that the public sees: only a draft, beside the published document or before it. */
export function isDraftSave({ collection, context, doc, operation }: Save): boolean {
  if (doc._status !== 'draft') return false
  return operation === 'create' || Boolean(draftSaves(context)?.has(keyOf(collection, doc.id)))
}

/** Whether a save was an autosave of the panel, which is nobody's decision. */
export function isAutosave({ collection, context, doc }: Save): boolean {
  return Boolean(draftSaves(context)?.get(keyOf(collection, doc.id))?.autosave)
}
