import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
} from 'payload'
import { subjectKey } from '@/domains/contributions/server/subjects'
import { isStaff } from '@/foundation/payload/access'
import { decisionOf } from './decision'
import { mailDecision } from './mails'
import type { ModeratedCollection } from './moderated-collections'
import { recordDecision } from './record-decision'
import { settleReports } from './settle-reports'

/** Runs for decisions in the queue and on the entry's page in the panel. */
const handleDecision: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (!req.user || !isStaff(req.user)) return doc
  const relationTo = collection.slug as ModeratedCollection
  await settleReports(req, subjectKey({ relationTo, value: doc.id }))
  const decision = decisionOf(previousDoc, doc)
  if (!decision) return doc
  await recordDecision(req, { relationTo, doc, decision })
  await mailDecision(req, { relationTo, doc, decision })
  return doc
}

/** An entry that is deleted with its subject was not decided about. */
const handleDeletion: CollectionAfterDeleteHook = async ({ collection, context, doc, req }) => {
  if (!isStaff(req.user) || context.deletedWithSubject) return
  const relationTo = collection.slug as ModeratedCollection
  await recordDecision(req, { relationTo, doc, decision: 'deleted' })
}

/** A change by the author makes a declined entry pending again. */
const clearDecline: CollectionBeforeChangeHook = ({ data, req }) => {
  const isCleared = data._status === 'published' || (req.user && !isStaff(req.user))
  return isCleared ? { ...data, declinedReason: null, declinedNote: null } : data
}

/** Hooks of every moderated collection. */
export const moderationHooks = {
  beforeChange: [clearDecline],
  afterChange: [handleDecision],
  afterDelete: [handleDeletion],
}
