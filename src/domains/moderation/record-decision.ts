import type { PayloadRequest } from 'payload'
import { beginningOf } from '@/foundation/text/beginning-of'
import type { Version } from './decision'
import type { ModeratedCollection, RecordedDecision } from './moderated-collections'

interface DecisionRecord {
  relationTo: ModeratedCollection
  doc: Version
  decision: RecordedDecision
}

/** Characters of the text that the history shows. */
const excerptLength = 120

function excerptOf(doc: Version): string {
  const text = [doc.headline, doc.title, doc.review, doc.impression, doc.comment].find(
    (field) => typeof field === 'string' && field !== '',
  )
  return beginningOf(String(text ?? doc.id), excerptLength)
}

/**
 * Adds the current user's decision to the history.
 * @returns the id of the record
 */
export async function recordDecision(
  req: PayloadRequest,
  { relationTo, doc, decision }: DecisionRecord,
): Promise<string> {
  const { declinedReason: reason, declinedNote: note } = doc
  const isDeclined = decision === 'declined' || decision === 'takenDown'
  const { id } = await req.payload.create({
    collection: 'decisions',
    data: {
      verdict: decision,
      excerpt: excerptOf(doc),
      moderator: req.user?.id,
      ...(decision !== 'deleted' && { entry: { relationTo, value: doc.id } }),
      ...(isDeclined && { reason, note }),
    },
    depth: 0,
    req,
  })
  return id
}
