import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload'

/** How editors' drafts are saved: by themselves while someone writes, and unfinished if need be. */
export const editorialDrafts = {
  autosave: { interval: 2000, showSaveDraftButton: true },
  validate: true,
} as const

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

/** Records which saves of a request leave the published document as it is, because Payload's hooks are not told. */
export const recordDraftSave: CollectionBeforeOperationHook = ({ args, collection, context, operation }) => {
  const { autosave, data, draft, id } = args as {
    autosave?: boolean
    data?: { _status?: unknown }
    draft?: boolean
    id?: unknown
  }
  if (operation !== 'update' || id === undefined) return
  const saves = draftSaves(context) ?? new Map()
  context.draftSaves = saves
  if (draft && data?._status !== 'published')
    saves.set(keyOf(collection, id), { autosave: Boolean(autosave) })
  else saves.delete(keyOf(collection, id))
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
