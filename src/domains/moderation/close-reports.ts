import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { parseSubjectKey } from '@/domains/contributions/server/subjects'
import { editedCollections } from '@/domains/reports/report'
import { PublicError } from '@/foundation/errors'
import { formEndpoint } from '@/foundation/forms/form-endpoint'
import { isStaff } from '@/foundation/payload/access'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import { queueFilters, queuePath } from './queue-path'

const isPageKey = (key: string) => {
  const { relationTo, value } = parseSubjectKey(key)
  return editedCollections.some((slug) => slug === relationTo) && z.uuid().safeParse(value).success
}

function assertStaff({ user }: PayloadRequest): void {
  if (!isStaff(user)) throw new PublicError('Only staff close reports.', user ? 403 : 401)
}

/**
 * `POST /api/moderation/reports`, for staff: closes the reports of a page, `entry`, that were sent until the last one
 * that the editor has read, `until`.
 */
export const closeReports = formEndpoint({
  path: '/moderation/reports',
  schema: z.object({
    entry: z.string().refine(isPageKey, 'unknown'),
    until: z.iso.datetime({ offset: true, error: 'unknown' }),
  }),
  errorPage: () => '/admin/moderation',
  handle: async (req, { entry, until }) => {
    assertStaff(req)
    const closed = await queryRows(
      await transactionOf(req),
      sql`update reports set settled = true
        where target = ${entry} and not settled and updated_at <= ${until}::timestamptz returning id`,
    )
    const filters = queueFilters(req.headers.get('Referer'))
    return { to: queuePath(filters, { closed: '1' }), body: { closed: closed.length } }
  },
})
