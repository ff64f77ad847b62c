import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
} from 'payload'
import { subjectKey } from '@/domains/contributions/server/subjects'
import { isStaff } from '@/foundation/payload/access'
import { decisionOf } from './decision'
import { tellAuthor } from './mails'
import type { Moderated } from './moderated-collections'
import { record } from './record'
import { settleReports } from './reports'

/** Whichever way staff decided, from the queue or the entry's own page: it is written down, and the author is told. */
const recordDecision: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (!req.user || !isStaff(req.user)) return doc
  const relationTo = collection.slug as Moderated
  await settleReports(req, subjectKey({ relationTo, value: doc.id }))
  const verdict = decisionOf(previousDoc, doc)
  if (!verdict) return doc
  await record(req, { relationTo, doc, verdict })
  await tellAuthor(req, { relationTo, doc, verdict })
  return doc
}

/** What goes with what it was about was not decided about. */
const recordDeletion: CollectionAfterDeleteHook = async ({ collection, context, doc, req }) => {
  if (!isStaff(req.user) || context.deletedWithSubject) return
  await record(req, { relationTo: collection.slug as Moderated, doc, verdict: 'deleted' })
}

/** A new wording is looked at anew. */
const reopen: CollectionBeforeChangeHook = ({ data, req }) => {
  const decided = data._status === 'published' || (req.user && !isStaff(req.user))
  return decided ? { ...data, declinedReason: null, declinedNote: null } : data
}

/** Hooks of every moderated collection. */
export const moderationHooks = {
  beforeChange: [reopen],
  afterChange: [recordDecision],
  afterDelete: [recordDeletion],
}
