import type { PayloadRequest } from 'payload'
import type { Version } from './decision'
import type { Moderated, recorded } from './moderated-collections'

interface Decision {
  relationTo: Moderated
  doc: Version
  verdict: (typeof recorded)[number]
}

/** Its first words, for the list of decisions. */
function excerptOf(doc: Version): string {
  const words = [doc.headline, doc.title, doc.review, doc.impression, doc.comment].find(
    (text) => typeof text === 'string' && text !== '',
  )
  return String(words ?? doc.id).slice(0, 120)
}

/** Writes down who of the staff did what to which entry. */
export async function record(req: PayloadRequest, { relationTo, doc, verdict }: Decision): Promise<void> {
  const { declinedReason: reason, declinedNote: note } = doc
  const isTurnedDown = verdict === 'declined' || verdict === 'takenDown'
  await req.payload.create({
    collection: 'decisions',
    data: {
      verdict,
      excerpt: excerptOf(doc),
      moderator: req.user?.id,
      ...(verdict !== 'deleted' && { entry: { relationTo, value: doc.id } }),
      ...(isTurnedDown && { reason, note }),
    },
    depth: 0,
    req,
  })
}
