import type { DataFromCollectionSlug } from 'payload'
import { afterAll } from 'vitest'
import { type ImportReport, reportOf } from '@/domains/imports/report'
import type { Locale } from '@/foundation/i18n/locales'
import { remember, removeContent } from './content'
import { discardJobs, runJobs } from './jobs'
import { type Caller, call } from './rest'
import { saveTable } from './spreadsheets'
import { payload, removePeople } from './users'

interface UploadedFile {
  target: string
  content: string | Buffer
  name?: string
  /** The language of the texts in the file. */
  locale?: Locale
  as: Caller
  /** The language of the answer and of the report. */
  language?: Locale
}

/** Uploads a file that is to be imported; its check is queued. */
export function uploadImport({ target, content, name, locale, as, language }: UploadedFile) {
  const body = new FormData()
  body.set('target', target)
  body.set('locale', locale ?? 'en')
  const bytes = typeof content === 'string' ? content : new Uint8Array(content)
  body.set('file', new File([bytes], name ?? 'file.csv'))
  const headers: Record<string, string> = language ? { 'Accept-Language': language } : {}
  return call('POST', '/imports/upload', { as, body, headers })
}

/** What a check or an import has reported so far. */
export async function importReport(id: string): Promise<ImportReport> {
  return reportOf(await payload.findByID({ collection: 'imports', id, depth: 0 }))
}

/** Uploads a table, runs its check and returns its id and report. */
export async function checkTable(
  rows: readonly (readonly string[])[],
  { target, locale, as }: Pick<UploadedFile, 'target' | 'locale' | 'as'>,
): Promise<ImportReport & { id: string }> {
  const content = saveTable(rows, 'LibreOffice, CSV')
  const { body } = await uploadImport({ target, content, locale, as })
  await runJobs()
  return { id: String(body.id), ...(await importReport(body.id)) }
}

/** Imports a checked table of new entries of one slug, has it removed after the tests and returns the entry. */
export async function importChecked<Slug extends 'recipes' | 'growingguides'>(
  id: string,
  { target, slug, locale, as }: { target: Slug; slug: string; locale: Locale; as: Caller },
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  await call('POST', '/imports/start', { as, body: { import: id } })
  await runJobs()
  const { docs } = await payload.find({
    collection: target,
    where: { slug: { equals: slug } },
    depth: 0,
    draft: true,
    locale,
  })
  const [entry] = docs
  remember(target, String(entry?.id))
  return entry as DataFromCollectionSlug<Slug> | undefined
}

/** Removes the uploaded files, what is queued for them, what they created and who uploaded them, after the tests of a file. */
export function removeImportsAfterAll(): void {
  afterAll(async () => {
    await discardJobs()
    await payload.delete({ collection: 'imports', where: { id: { exists: true } } })
    await removeContent()
    await removePeople()
  })
}
