import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
} from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { subjectKey } from '@/domains/contributions/server/subjects'
import { isStaff } from '@/foundation/payload/access'
import { isAutosave } from '@/foundation/payload/drafts'
import { isUndoing, undoableIn } from '@/foundation/undo/undoable'
import type { UndoableDecision } from './apply-decision'
import { decisionOf, decisionOnProduct, type Version } from './decision'
import { mailDecision } from './mails'
import type { ModeratedCollection } from './moderated-collections'
import { recordDecision } from './record-decision'
import { settleReports } from './settle-reports'

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

/** Runs for decisions in the queue and on the entry's page in the panel. */
const handleDecision: CollectionAfterChangeHook = async (change) => {
  const { collection, context, doc, req } = change
  if (!req.user || !isStaff(req.user) || isAutosave(change) || isUndoing(context)) return doc
  const relationTo = collection.slug as ModeratedCollection
  await settleReports(req, subjectKey({ relationTo, value: doc.id }))
  const before = await lastDecidedVersion(change)
  const decision = relationTo === 'products' ? decisionOnProduct(before, doc) : decisionOf(before, doc)
  if (!decision) return doc
  const undoable = undoableIn<UndoableDecision>(context)
  const record = await recordDecision(req, { relationTo, doc, decision })
  const mails = await mailDecision(req, { relationTo, doc, decision }, undoable?.until)
  undoable?.records.push(record)
  undoable?.mails.push(...mails)
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
  beforeChange: [clearDecline],
  afterChange: [handleDecision],
  afterDelete: [handleDeletion],
}
