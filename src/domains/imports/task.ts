import en from '@messages/en/panel.json'
import es from '@messages/es/panel.json'
import pt from '@messages/pt/panel.json'
import { initI18n } from '@payloadcms/translations'
import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import { createTranslator } from 'use-intl/core'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { defaultLocale, type Locale } from '@/foundation/i18n/locales'
import type { Import } from '@/payload-types'
import { columnsOf } from './columns'
import { type Fault, type Row, readRows, UnreadableFile } from './read-file'
import { writeRow } from './write-row'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

/** Faults that are stored; who has corrected these checks again. */
const maxFaults = 500

/** Rows between two reports of the progress. */
const reportedRows = 10

/** A request of the person who imports the file, in their language. */
async function requestOf(payload: Payload, { panelLanguage, user }: Import): Promise<PayloadRequest> {
  const i18n = await initI18n({
    config: payload.config.i18n,
    context: 'api',
    language: panelLanguage ?? defaultLocale,
  })
  const id = typeof user === 'object' ? user?.id : user
  const person = id
    ? await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true })
    : null
  const caller = person && ({ ...person, collection: 'users' } as PayloadRequest['user'])
  const req = await createLocalReq({ user: caller ?? undefined }, payload)
  return Object.assign(req, { i18n, t: i18n.t })
}

function rowsOf({ config }: Payload, { target, file, fileName }: Import, t: DynamicTranslator): Row[] {
  const fields = config.collections.find(({ slug }) => slug === target)?.flattenedFields ?? []
  return readRows(file, fileName.toLowerCase().endsWith('.json'), columnsOf(fields), t)
}

/** Checks or writes every row, and stores the progress. */
async function processRows(payload: Payload, job: Import, t: DynamicTranslator): Promise<Fault[]> {
  const isCheck = job.status === 'checking'
  const destination = { collection: job.target, locale: job.locale, req: await requestOf(payload, job) }
  const report = (data: Partial<Import>) => payload.db.updateOne({ collection: 'imports', id: job.id, data })
  const rows = rowsOf(payload, job, t)
  await report({ total: rows.length, done: 0 })
  const faults: Fault[] = []
  for (const [index, row] of rows.entries()) {
    faults.push(...(await writeRow(destination, row, { isCheck, failed: t('failed') })))
    if (index % reportedRows === 0) await report({ done: index })
  }
  await report({ done: rows.length })
  return faults
}

/** Checks a file, or imports one that was checked. Repeated after a crash, it finds the rows that it wrote. */
export const runImportTask: TaskConfig<'runImport'> = {
  slug: 'runImport',
  inputSchema: [{ name: 'file', type: 'text', required: true }],
  retries: 2,
  handler: async ({ input, req: { payload } }) => {
    const found = await payload.findByID({
      collection: 'imports',
      id: input.file,
      depth: 0,
      disableErrors: true,
    })
    if (!found || (found.status !== 'checking' && found.status !== 'importing')) return { output: {} }
    const locale = found.panelLanguage ?? defaultLocale
    const t: DynamicTranslator = createTranslator({
      locale,
      messages: catalogues[locale],
      namespace: 'imports.faults',
    })
    let faults: Fault[]
    try {
      faults = await processRows(payload, found, t)
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      faults = [{ row: 0, column: '', message: error.message }]
    }
    const status = found.status === 'checking' ? 'checked' : 'done'
    const data = { faults: faults.slice(0, maxFaults), status }
    await payload.db.updateOne({ collection: 'imports', id: found.id, data })
    return { output: {} }
  },
}
