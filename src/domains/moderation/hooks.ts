import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { targetOf } from '../../foundation/contributions/items'
import { isStaff } from '../../foundation/payload/access'
import { tellAuthor } from './mails'
import { authorOf, type Moderated } from './moderated'
import { settleReports } from './reports'
import { type Version, verdictOf } from './verdict'

/** Its first words, for the list of decisions. */
function excerptOf(doc: Version): string {
  const words = [doc.headline, doc.title, doc.review, doc.impression, doc.comment].find(
    (text) => typeof text === 'string' && text !== '',
  )
  return String(words ?? doc.id).slice(0, 120)
}

/** Whichever way staff decided, from the queue or the entry's own page: it is written down, and the author is told. */
const recordDecision: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (!req.user || !isStaff(req.user)) return doc
  const relationTo = collection.slug as Moderated
  await settleReports(req, targetOf({ relationTo, value: doc.id }))
  const verdict = verdictOf(previousDoc, doc)
  if (!verdict) return doc
  const { declinedReason: reason, declinedNote: note } = doc as Version
  await req.payload.create({
    collection: 'decisions',
    data: {
      verdict,
      entry: { relationTo, value: doc.id },
      excerpt: excerptOf(doc),
      moderator: req.user.id,
      ...(verdict !== 'published' && { reason, note }),
    },
    depth: 0,
    req,
  })
  await tellAuthor(req, { relationTo, doc, verdict })
  return doc
}

/** A new wording is looked at anew. */
const reopen: CollectionBeforeChangeHook = ({ data, req }) => {
  const decided = data._status === 'published' || (req.user && !isStaff(req.user))
  return decided ? { ...data, declinedReason: null, declinedNote: null } : data
}

/** Has what staff decide about a collection be written down and told. */
export function withModeration(collection: CollectionConfig): CollectionConfig {
  if (!Object.hasOwn(authorOf, collection.slug)) return collection
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeChange: [...(collection.hooks?.beforeChange ?? []), reopen],
      afterChange: [...(collection.hooks?.afterChange ?? []), recordDecision],
    },
  }
}
