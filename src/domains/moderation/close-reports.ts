import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { parseSubjectKey } from '@/domains/contributions/server/subjects'
import { editedCollections } from '@/domains/reports/report'
import { RequestError } from '@/foundation/errors'
import { formEndpoint } from '@/foundation/forms/form-endpoint'
import { isStaff } from '@/foundation/payload/access'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import { saveUndo, takeUndo } from '@/foundation/undo/undo-log'
import { undoMilliseconds } from '@/foundation/undo/undo-time'
import { queueFilters, queuePath } from './queue-path'

const isPageKey = (key: string) => {
  const { relationTo, value } = parseSubjectKey(key)
  return editedCollections.some((slug) => slug === relationTo) && z.uuid().safeParse(value).success
}

const closing = z.object({
  entry: z.string().refine(isPageKey, 'unknown'),
  until: z.iso.datetime({ offset: true, error: 'unknown' }),
})

/** Settles the open reports of a page that were written until a moment, which can be undone. */
async function settle({ payload, user }: PayloadRequest, { entry, until }: z.infer<typeof closing>) {
  return inTransaction(payload, async (req) => {
    const rows = await queryRows<{ id: string }>(
      await transactionOf(req),
      sql`update reports set settled = true
        where target = ${entry} and not settled and updated_at <= ${until}::timestamptz returning id`,
    )
    const undo = await saveUndo(req, 'reports', {
      user: String(user?.id),
      until: new Date(Date.now() + undoMilliseconds),
      mails: [],
      state: rows.map(({ id }) => id),
    })
    return { closed: rows.length, undo }
  })
}

async function reopen({ payload, user }: PayloadRequest, token: string): Promise<void> {
  await inTransaction(payload, async (req) => {
    const ids = await takeUndo<string[]>(req, 'reports', token, String(user?.id))
    const db = await transactionOf(req)
    await db.execute(sql`
      update reports set settled = false
      where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
  })
}

function assertStaff({ user }: PayloadRequest): void {
  if (!isStaff(user)) throw new RequestError('staffReports', user ? 403 : 401)
}

/** The queue with the filters that the form was sent from. */
const queueOf = (req: PayloadRequest, outcome: Record<string, string>) =>
  queuePath(queueFilters(req.headers.get('Referer')), outcome)

/**
 * `POST /api/moderation/reports`, for staff: closes the reports of a page, `entry`, that were sent until the last one
 * that the editor has read, `until`.
 */
export const closeReports = formEndpoint({
  path: '/moderation/reports',
  schema: closing,
  errorPage: () => '/admin/moderation',
  handle: async (req, input) => {
    assertStaff(req)
    const body = await settle(req, input)
    return { to: queueOf(req, { closed: '1', undo: body.undo }), body }
  },
})

/** `POST /api/moderation/reports/undo`, for staff: opens the reports of a page again within a minute. */
export const reopenReports = formEndpoint({
  path: '/moderation/reports/undo',
  schema: z.object({ undo: z.uuid('tooLate') }),
  errorPage: () => '/admin/moderation',
  handle: async (req, { undo }) => {
    assertStaff(req)
    await reopen(req, undo)
    return { to: queueOf(req, { reopened: '1' }) }
  },
})
