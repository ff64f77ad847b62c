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
import { isDraftSave } from '@/foundation/payload/drafts'
import { transactionOf } from '@/foundation/payload/transaction'
import { deleteUndosOf } from '@/foundation/undo/undo-log'
import { extendCollections } from './extend-collections'

/** Restoring or publishing a version would bring its old counts back, so they are counted again. */
const recountAfterChange: CollectionAfterChangeHook = async (change) => {
  const { collection, context, doc, operation, req } = change
  if (operation === 'update' && !context.listedAfterwards && !isDraftSave(change)) {
    const item = { relationTo: collection.slug as SubjectCollection, value: doc.id }
    await recountSubject(req, item, { withLists: false, soft: true })
  }
  return doc
}

/** Deletes the contributions about a document together with it. */
const deleteContributionsAbout: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const where = { target: { equals: subjectKey({ relationTo: collection.slug, value: String(id) }) } }
  await req.payload.db.deleteMany({ collection: 'likes', req, where })
  await req.payload.db.deleteMany({ collection: 'reports', req, where })
  for (const slug of ['reviews', 'impressions', 'comments'] as const)
    await req.payload.delete({ collection: slug, context: deletedWithSubject, req, where })
}

const deleteReportsOf: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const where = { target: { equals: subjectKey({ relationTo: collection.slug, value: String(id) }) } }
  await req.payload.db.deleteMany({ collection: 'reports', req, where })
}

/**
 * Deletes the likes and helpful votes of an account and updates the counts, and what could still be undone. Its
 * contributions stay without a name.
 */
const deleteReactionsOfUser: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await transactionOf(req)
  await deleteUndosOf(req, String(id))
  // Sorted, so that two accounts that are deleted at once cannot deadlock.
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

/** Keeps likes, ratings and helpful votes correct when documents and accounts change or are deleted. */
export const contributionCounts = extendCollections(({ slug }) => {
  if (slug === 'users') return { hooks: { beforeDelete: [deleteReactionsOfUser] } }
  // Pages take no contributions, but reports.
  if (slug === 'pages') return { hooks: { beforeDelete: [deleteReportsOf] } }
  if (!Object.hasOwn(ratingSources, slug)) return undefined
  return { hooks: { afterChange: [recountAfterChange], beforeDelete: [deleteContributionsAbout] } }
})
