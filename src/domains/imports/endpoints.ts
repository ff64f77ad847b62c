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
import { decodeText, telltaleWords } from '@/foundation/text/decode-text'
import { visibleText } from '@/foundation/text/visible-text'
import type { Import } from '@/payload-types'
import { columnsOf } from './columns'
import { extensions, maxBytes, maxRows, maxUploadBytes } from './limits'
import { countFaults, nextReport, reportOf } from './report'
import { importTargets } from './targets'

const view = '/admin/imports'

function requireStaff(req: PayloadRequest): void {
  if (!isStaff(requireUser(req))) throw new Forbidden(req.t)
}

async function queueRun(req: PayloadRequest, id: string): Promise<void> {
  await req.payload.jobs.queue({ task: 'runImport', input: { file: id }, req })
  await runJobsOnCommit(req)
}

const hasExtension = (name: string) => extensions.some((extension) => name.toLowerCase().endsWith(extension))

/** Whether a text is a PDF, a formatted text or a web page, which some programs save with the name of a table. */
const isOtherDocument = (text: string) =>
  /^\ufeff?\s*(?:%PDF-|\{\\rtf|<(?:!doctype|html|\?xml|table))/i.test(text)

/** `POST /api/imports/upload`, a multipart form: checks a table or a JSON file without writing anything. */
export const uploadImport = formEndpoint({
  path: '/upload',
  schema: z.object({
    target: z.enum(importTargets),
    locale: z.enum(locales),
    file: z
      .instanceof(File, { message: 'fileMissing' })
      .refine(({ size }) => size > 0, 'fileMissing')
      .refine(({ name }) => hasExtension(name), 'fileType')
      .refine(({ size }) => size <= maxUploadBytes, 'fileSize'),
  }),
  errorPage: () => view,
  handle: async (req, { target, locale, file }) => {
    requireStaff(req)
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
    if (!decoded) throw formError('fileEncoding')
    const { text, encoding } = decoded
    if (visibleText(text.replace(/[\s,;|"]+/g, '')) === '') throw formError('fileMissing')
    if (isOtherDocument(text)) throw formError('fileType')
    if (Buffer.byteLength(text) > maxBytes) throw formError('fileSize')
    const words = encoding === 'utf-8' ? [] : telltaleWords(text)
    const { id } = await req.payload.create({
      collection: 'imports',
      data: {
        fileName: file.name.slice(-200),
        target,
        locale,
        status: 'checking',
        user: req.user?.id,
        panelLanguage: languageOf(req),
        report: nextReport({ ...reportOf({}), encoding, words }),
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
 * Gives a checked file another status; of two requests at once one succeeds, so that no row is written twice.
 * @throws {FormError} 409
 */
async function claim(req: PayloadRequest, id: string, status: 'checking' | 'importing'): Promise<void> {
  const rows = await queryRows(
    await transactionOf(req),
    sql`update imports set status = ${status}, done = 0, user_id = ${req.user?.id ?? null}, updated_at = now()
      where id = ${id} and status = 'checked' returning id`,
  )
  if (rows.length === 0) throw formError('gone', { status: 409 })
}

/** @throws {FormError} 409 if the file is not there any more, or being worked on */
async function findChecked(req: PayloadRequest, id: string): Promise<Import> {
  const found = await req.payload.findByID({
    collection: 'imports',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (found?.status !== 'checked') throw formError('gone', { status: 409 })
  return found
}

/** `POST /api/imports/start`, `{import}`: imports a file in which the check found no faults. */
export const startImport = formEndpoint({
  path: '/start',
  schema: z.object({ import: z.uuid('gone') }),
  errorPage: () => view,
  handle: async (req, { import: id }) => {
    requireStaff(req)
    const checked = await findChecked(req, id)
    if (countFaults(reportOf(checked)) > 0) throw formError('gone', { status: 409 })
    await inTransaction(req.payload, async (transactionReq) => {
      transactionReq.user = req.user
      await claim(transactionReq, id, 'importing')
      await queueRun(transactionReq, id)
    })
    return { to: view, body: { id }, status: 202 }
  },
})

/** The values of a field that a form sends once for each; a single one is no list. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(item).max(maxRows))

/** The fields for the columns, if they are fields of the collection and there is one for each column. */
function chosenColumns({ payload }: PayloadRequest, { target, report }: Import, chosen: readonly string[]) {
  const paths = columnsOf(payload.collections[target].config.flattenedFields).map(({ path }) => path)
  const isValid = chosen.every((path) => path === '' || paths.includes(path))
  return isValid && chosen.length === reportOf({ report }).columns.length ? [...chosen] : undefined
}

/**
 * `POST /api/imports/recheck`, `{import, column[], confirmed[]}`: checks a file again with the fields that the editor
 * has chosen for its columns and the rows that they have confirmed to be right.
 */
export const recheckImport = formEndpoint({
  path: '/recheck',
  schema: z.object({
    import: z.uuid('gone'),
    column: listOf(z.string().max(200)),
    confirmed: listOf(z.coerce.number().int().positive()),
  }),
  errorPage: () => view,
  handle: async (req, { import: id, column, confirmed }) => {
    requireStaff(req)
    const checked = await findChecked(req, id)
    const report = { ...reportOf(checked), confirmed }
    report.chosen = chosenColumns(req, checked, column) ?? report.chosen
    await inTransaction(req.payload, async (transactionReq) => {
      transactionReq.user = req.user
      await claim(transactionReq, id, 'checking')
      await req.payload.db.updateOne({ collection: 'imports', id, data: { report }, req: transactionReq })
      await queueRun(transactionReq, id)
    })
    return { to: view, body: { id }, status: 202 }
  },
})
