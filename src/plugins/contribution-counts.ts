import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { recountHelpful, recountSubject } from '@/domains/contributions/server/counts'
import { deletedWithSubject } from '@/domains/contributions/server/hooks'
import {
  type HelpfulCollection,
  parseSubjectKey,
  ratingSources,
  type SubjectCollection,
  type SubjectRef,
  subjectKey,
} from '@/domains/contributions/server/subjects'
import { transactionOf } from '@/foundation/payload/transaction'
import { extendCollections } from './extend-collections'

/** A version knows what the counts were when it was written; what is published is counted anew. */
const recountAfterChange: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  operation,
  req,
}) => {
  if (operation === 'update' && !context.listedAfterwards) {
    const item = { relationTo: collection.slug as SubjectCollection, value: doc.id }
    await recountSubject(req, item, { withLists: false })
  }
  return doc
}

/** With a document goes what was said about it. */
const deleteContributionsAbout: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const where = { target: { equals: subjectKey({ relationTo: collection.slug, value: String(id) }) } }
  await req.payload.db.deleteMany({ collection: 'likes', req, where })
  await req.payload.db.deleteMany({ collection: 'reports', req, where })
  for (const slug of ['reviews', 'impressions', 'comments'] as const)
    await req.payload.delete({ collection: slug, context: deletedWithSubject, req, where })
}

/** With an account go its likes and marks, and what they counted for. What it wrote stays, without a name. */
const deleteReactionsOfUser: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await transactionOf(req)
  // In one order for all, so that two who leave at once never wait for each other.
  const gone = async (table: 'likes' | 'helpfuls') => {
    const { rows } = await db.execute(
      sql`delete from ${sql.identifier(table)} where user_id = ${String(id)} returning target`,
    )
    return rows.map(({ target }) => String(target)).sort()
  }
  for (const target of await gone('likes'))
    await recountSubject(req, parseSubjectKey(target) as SubjectRef<SubjectCollection>)
  for (const target of await gone('helpfuls'))
    await recountHelpful(req, parseSubjectKey(target) as SubjectRef<HelpfulCollection>)
}

/** Keeps likes, ratings and helpful votes right when documents and accounts change or are deleted. */
export const contributionCounts = extendCollections(({ slug }) => {
  if (slug === 'users') return { hooks: { beforeDelete: [deleteReactionsOfUser] } }
  if (!Object.hasOwn(ratingSources, slug)) return undefined
  return { hooks: { afterChange: [recountAfterChange], beforeDelete: [deleteContributionsAbout] } }
})
