import en from '@messages/en/panel.json'
import es from '@messages/es/panel.json'
import pt from '@messages/pt/panel.json'
import { getTranslation, initI18n } from '@payloadcms/translations'
import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import { createTranslator } from 'use-intl/core'
import { siteTimeZone } from '@/foundation/env/time-zone'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { defaultLocale, type Locale } from '@/foundation/i18n/locales'
import { languageOf } from '@/foundation/payload/validation-message'
import { slugPattern } from '@/foundation/routing/slug'
import type { Import } from '@/payload-types'
import { columnsOf, importedFields } from './columns'
import { decimalSignOf } from './decimal-sign'
import { columnMatcher } from './match-columns'
import { nameFieldOf } from './name-fields'
import { observationColumns } from './observations'
import { type FileContent, type FileRow, isJsonFile, isJsonText, readFile, UnreadableFile } from './read-file'
import { type Row, type RowReader, readRow } from './read-row'
import { createRelations, type Relations } from './relations'
import { addCreated, addFaults, addOutcome, type ImportReport, nextReport, reportOf } from './report'
import type { Destination } from './save-entry'
import type { ImportTarget } from './targets'
import { isPlainWord } from './words'
import { writeRow } from './write-row'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

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

/** The names that rows give to entries, so that other rows can refer to those that do not exist yet. */
function namesIn(collection: ImportTarget, rows: readonly FileRow[]): string[] {
  const field = nameFieldOf(collection)
  return rows.flatMap(({ data }) => {
    const name = field && !data?.id ? data?.[field] : undefined
    const isName = typeof name === 'string' && (field === 'slug' ? slugPattern.test(name) : isPlainWord(name))
    return isName ? name : []
  })
}

/** Reads the file as the report says, and notes in it how the columns were understood. */
function readContent(payload: Payload, job: Import, report: ImportReport, t: DynamicTranslator): FileContent {
  const { target, file, fileName } = job
  const columns = columnsOf(payload.collections[target].config.flattenedFields)
  const content = readFile(file, {
    isJson: isJsonFile(fileName) || isJsonText(file),
    columns,
    matchColumn: columnMatcher(target, columns),
    chosen: report.chosen,
    // Programs that write other encodings than UTF-8 enclose cells in quotation marks.
    quotesTabs: report.encoding !== 'utf-8',
    t,
  })
  report.columns = content.columns
  const observed = target === 'mushrooms' ? observationColumns(content) : []
  if (observed.length > 0)
    addFaults(report, [{ row: 0, column: '', message: t('observations', { columns: observed.join('; ') }) }])
  addFaults(report, content.faults)
  const isMatched = content.columns.length === 0 || content.columns.some(({ path }) => path)
  if (isMatched) return content
  addFaults(report, [{ row: 0, column: '', message: t('noColumns') }])
  return { ...content, rows: [] }
}

function readerOf(
  { target: collection }: Import,
  { rows, separator }: FileContent,
  { req, relations }: { req: PayloadRequest; relations: Relations },
  t: DynamicTranslator,
): RowReader {
  const { collections } = req.payload
  return {
    collection,
    fields: importedFields(collections[collection].config.flattenedFields),
    relations,
    labelOf: (slug) => getTranslation(collections[slug].config.labels.plural, req.i18n),
    language: languageOf(req),
    timeZone: siteTimeZone,
    decimalSign: decimalSignOf(separator, rows, columnsOf(collections[collection].config.flattenedFields)),
    t,
    unknownFields: new Set(),
  }
}

/** A row whose values cannot even be read is a fault of the row, and the others are read. */
async function readSafely(reader: RowReader, fileRow: FileRow, { failed, req }: Destination): Promise<Row> {
  try {
    return await readRow(reader, fileRow)
  } catch (error) {
    req.payload.logger.error(error)
    const { row, faults } = fileRow
    return { row, data: null, faults: [...faults, { row, column: '', message: failed }], units: [] }
  }
}

/** Checks or writes every row, and stores the progress and what was found so far. */
async function processRows(payload: Payload, job: Import, report: ImportReport, t: DynamicTranslator) {
  const { target: collection, locale } = job
  const content = readContent(payload, job, report, t)
  const req = await requestOf(payload, job)
  const relations = createRelations(payload)
  const reader = readerOf(job, content, { req, relations }, t)
  const isCheck = job.status === 'checking'
  // The start of an import is the last change before the first run, by the clock of the database.
  if (!isCheck) report.startedAt ??= job.updatedAt
  const { startedAt } = report
  const destination = {
    collection,
    locale,
    req,
    isCheck,
    startedAt,
    relations,
    failed: t('failed'),
    messages: t,
  }
  const state = { described: new Map<string, number>(), confirmed: report.confirmed }
  const store = (data: Partial<Import>) =>
    payload.db.updateOne({ collection: 'imports', id: job.id, data: { ...data, report } })
  await relations.announce(collection, namesIn(collection, content.rows))
  await store({ total: content.rows.length, done: 0 })
  for (const [index, fileRow] of content.rows.entries()) {
    const row = await readSafely(reader, fileRow, destination)
    const { faults, created, outcome } = await writeRow(destination, row, state)
    addFaults(report, faults)
    for (const id of created) addCreated(report, id)
    if (outcome) addOutcome(report, outcome)
    if (index % reportedRows === 0) await store({ done: index })
  }
  await store({ done: content.rows.length })
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
    // A repeated import finds the entries that it has created, and does not create them again.
    const report = nextReport(reportOf(found))
    try {
      await processRows(payload, found, report, t)
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      addFaults(report, [{ row: 0, column: '', message: error.message }])
    }
    const status = found.status === 'checking' ? 'checked' : 'done'
    await payload.db.updateOne({ collection: 'imports', id: found.id, data: { report, status } })
    return { output: {} }
  },
}
