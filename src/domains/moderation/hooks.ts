import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { isPublished } from '@/domains/contributions/server/authorship'
import { subjectKey } from '@/domains/contributions/server/subjects'
import { isStaff } from '@/foundation/payload/access'
import { isAutosave } from '@/foundation/payload/drafts'
import { saveUndo } from '@/foundation/undo/undo-log'
import { isUndoing, undoableIn } from '@/foundation/undo/undoable'
import { decisionOf, decisionOnProduct, type Version } from './decision'
import { type EntryState, stateAfter, stateBefore } from './decision-state'
import { mailDecision } from './mails'
import type { ModeratedCollection } from './moderated-collections'
import { recordDecision } from './record-decision'
import { settleReports } from './settle-reports'
import { type UndoableDecision, undoableDecision } from './undoable-decision'

type Change = Parameters<CollectionAfterChangeHook>[0]

/** The last version that a moderator saved deliberately; autosaves since then are no decision. */
async function lastDecidedVersion({
  collection,
  doc,
  previousDoc,
  req,
}: Change): Promise<Version | undefined> {
  if (!hasAutosaveEnabled(collection)) return previousDoc
  const { docs } = await req.payload.findVersions({
    collection: collection.slug as ModeratedCollection,
    depth: 0,
    limit: 2,
    pagination: false,
    req,
    sort: '-updatedAt',
    where: { parent: { equals: doc.id }, autosave: { not_equals: true } },
  })
  // The first is what is being saved.
  return docs[1]?.version as unknown as Version | undefined
}

/** The states of the entries that are published on their own pages, by their keys. */
function statesBefore(context: Change['context']): Map<string, EntryState> {
  context.statesBefore ??= new Map<string, EntryState>()
  return context.statesBefore as Map<string, EntryState>
}

/**
 * Reads what publishing on the entry's page changes, so that it can be undone; the queue does this itself. Declining needs
 * a reason, which only the queue asks for.
 */
const rememberState: CollectionBeforeChangeHook = async (change) => {
  const { collection, context, data, operation, originalDoc, req } = change
  const isDraft = operation === 'update' && originalDoc._status !== 'published'
  const isPublished = isDraft && data._status === 'published'
  if (!isPublished || !isStaff(req.user) || undoableIn(context) || isUndoing(context)) return data
  const entry = { relationTo: collection.slug as ModeratedCollection, value: String(originalDoc.id) }
  statesBefore(context).set(subjectKey(entry), await stateBefore(req, entry))
  return data
}

async function savePublication(
  req: PayloadRequest,
  { until, mails, records }: UndoableDecision,
  before: EntryState,
): Promise<void> {
  const entries = [await stateAfter(req, before, 'publish')]
  await saveUndo(req, 'decision', { user: String(req.user?.id), until, mails, state: { entries, records } })
}

/** Runs for decisions in the queue and on the entry's page in the panel. */
const handleDecision: CollectionAfterChangeHook = async (change) => {
  const { collection, context, doc, req } = change
  if (!req.user || !isStaff(req.user) || isAutosave(change) || isUndoing(context)) return doc
  const relationTo = collection.slug as ModeratedCollection
  const key = subjectKey({ relationTo, value: doc.id })
  const isPublic = await isPublished(req, relationTo, doc.id)
  // Reports are about what is public, which a draft over it leaves as it is.
  if (doc._status === 'published' || !isPublic) await settleReports(req, key)
  const undoable = undoableIn<UndoableDecision>(context) ?? undoableDecision()
  const isTakenDown = undoable.wasPublished && !isPublic
  const before = isTakenDown ? { id: doc.id, _status: 'published' } : await lastDecidedVersion(change)
  const decision = relationTo === 'products' ? decisionOnProduct(before, doc) : decisionOf(before, doc)
  if (!decision) return doc
  undoable.records.push(await recordDecision(req, { relationTo, doc, decision }))
  undoable.mails.push(...(await mailDecision(req, { relationTo, doc, decision }, undoable.until)))
  const state = statesBefore(context).get(key)
  if (state) await savePublication(req, undoable, state)
  return doc
}

/** An entry that is deleted with its subject was not decided about. */
const handleDeletion: CollectionAfterDeleteHook = async ({ collection, context, doc, req }) => {
  if (!isStaff(req.user) || context.deletedWithSubject) return
  const relationTo = collection.slug as ModeratedCollection
  await recordDecision(req, { relationTo, doc, decision: 'deleted' })
}

/** A change by the author makes a declined entry pending again; a product waits until it is handed in. */
const clearDecline: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  const isByAuthor = req.user && !isStaff(req.user)
  const isCleared = data._status === 'published' || (isByAuthor && collection.slug !== 'products')
  return isCleared ? { ...data, declinedReason: null, declinedNote: null } : data
}

/** Hooks of every moderated collection. */
export const moderationHooks = {
  beforeChange: [rememberState, clearDecline],
  afterChange: [handleDecision],
  afterDelete: [handleDeletion],
}
