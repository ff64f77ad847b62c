import { sql } from '@payloadcms/db-postgres/drizzle'
import { Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { formEndpoint, requireUser } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import { locales } from '@/foundation/i18n/locales'
import { runJobsOnCommit } from '@/foundation/jobs/worker'
import { isStaff } from '@/foundation/payload/access'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import { languageOf } from '@/foundation/payload/validation-message'
import { countFaults, reportOf } from './report'
import { importTargets } from './targets'

/** Bytes of a file. */
const maxSize = 2 * 1024 * 1024

const view = '/admin/imports'

function requireStaff(req: PayloadRequest): void {
  if (!isStaff(requireUser(req))) throw new Forbidden(req.t)
}

async function queueRun(req: PayloadRequest, id: string): Promise<void> {
  await req.payload.jobs.queue({ task: 'runImport', input: { file: id }, req })
  await runJobsOnCommit(req)
}

/** `POST /api/imports/upload`, a multipart form: checks a CSV or JSON file without writing anything. */
export const uploadImport = formEndpoint({
  path: '/upload',
  schema: z.object({
    target: z.enum(importTargets),
    locale: z.enum(locales),
    file: z
      .instanceof(File, { message: 'fileMissing' })
      .refine(({ name }) => /\.(?:csv|json)$/i.test(name), 'fileType')
      .refine(({ size }) => size <= maxSize, 'fileSize'),
  }),
  errorPage: () => view,
  handle: async (req, { target, locale, file }) => {
    requireStaff(req)
    // PostgreSQL stores no NUL.
    const text = (await file.text()).replaceAll('\0', '')
    if (text.trim() === '') throw formError('fileMissing')
    const { id } = await req.payload.create({
      collection: 'imports',
      data: {
        fileName: file.name.slice(0, 200),
        target,
        locale,
        status: 'checking',
        user: req.user?.id,
        panelLanguage: languageOf(req),
        file: text,
      },
      depth: 0,
      req,
    })
    await queueRun(req, id)
    return { to: view, body: { id }, status: 201 }
  },
})

/**
 * Marks a checked file as being imported; of two requests at once one succeeds, so that no row is written twice.
 * @throws {FormError} 409
 */
async function claim(req: PayloadRequest, id: string): Promise<void> {
  const rows = await queryRows(
    await transactionOf(req),
    sql`update imports set status = 'importing', done = 0, user_id = ${req.user?.id ?? null}, updated_at = now()
      where id = ${id} and status = 'checked' returning id`,
  )
  if (rows.length === 0) throw formError('gone', { status: 409 })
}

/** `POST /api/imports/start`, `{import}`: imports a file in which the check found no faults. */
export const startImport = formEndpoint({
  path: '/start',
  schema: z.object({ import: z.uuid('gone') }),
  errorPage: () => view,
  handle: async (req, { import: id }) => {
    requireStaff(req)
    const { payload } = req
    const checked = await payload.findByID({
      collection: 'imports',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    })
    if (checked?.status !== 'checked' || countFaults(reportOf(checked)) > 0)
      throw formError('gone', { status: 409 })
    await inTransaction(payload, async (transactionReq) => {
      transactionReq.user = req.user
      await claim(transactionReq, id)
      await queueRun(transactionReq, id)
    })
    return { to: view, body: { id }, status: 202 }
  },
})
