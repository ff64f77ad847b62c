import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload'
import { RefusedEntry } from '@/domains/contributions/server/refused-entry'
import { denyFieldAccess } from '@/foundation/payload/access'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import { isUuid } from '@/foundation/payload/uuid'

/** Replies to a comment, published or not; more of them start another thread. */
export const maxReplies = 50

/**
 * The comment at the top of the thread that a reply belongs to. It is no relation: a thread stays together when its first
 * comment is deleted, and when that is undone.
 */
export const replyToField: Field = {
  name: 'replyTo',
  type: 'text',
  index: true,
  access: { update: denyFieldAccess },
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: ({ replyTo }) => Boolean(replyTo),
    components: {
      Cell: '/app/(payload)/contributions/answered-comment#AnsweredCommentCell',
      Field: '/app/(payload)/contributions/answered-comment#AnsweredCommentField',
    },
  },
}

/** The thread of a comment, `entry` in SQL: the id of the one at its top. */
export const threadOf = (entry: SQL) => sql`coalesce(${entry}.reply_to, ${entry}.id::text)`

/** The published comment at the top of the thread of a published one about the same subject. */
async function findThread(req: PayloadRequest, id: unknown, target: string): Promise<string> {
  if (!isUuid(id)) throw new RefusedEntry(req, 'threadGone', { field: 'comment' })
  const [row] = await queryRows<{ id: string; replies: number }>(
    await transactionOf(req),
    sql`
    select top.id, (select count(*)::int from comments where reply_to = top.id::text) as replies
    from comments as entry join comments as top on top.id::text = ${threadOf(sql`entry`)}
    where entry.id = ${id} and entry._status = 'published' and entry.target = ${target}
      and top._status = 'published' and top.target = ${target} and top.reply_to is null`,
  )
  if (!row) throw new RefusedEntry(req, 'threadGone', { field: 'comment' })
  if (row.replies >= maxReplies) throw new RefusedEntry(req, 'threadFull', { field: 'comment' })
  return row.id
}

const idOf = (relation: unknown) =>
  typeof relation === 'object' && relation !== null && 'id' in relation ? relation.id : relation

/**
 * Puts a reply below the comment at the top of its thread, whichever comment of the thread was sent.
 * @throws {RefusedEntry} 400 if that is not published, about another subject, or has as many replies as it may have
 */
export const joinThread: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data.replyTo) return data
  return { ...data, replyTo: await findThread(req, idOf(data.replyTo), String(data.target)) }
}
