import { notFound } from 'next/navigation'
import { type AdminViewServerProps, type PayloadRequest, parseCookies } from 'payload'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { PanelView } from '@/app/(payload)/panel-view'
import { columnsOf } from '@/domains/imports/columns'
import { fieldLabel, pathLabel } from '@/domains/imports/labels'
import { limitValues } from '@/domains/imports/limits'
import type { ImportTarget } from '@/domains/imports/targets'
import { readSubmission, submissionCookie } from '@/foundation/forms/form-state'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'
import { isStaff } from '@/foundation/payload/access'
import type { ColumnOption } from './columns-fieldset'
import { createdEntries, entryUrl } from './created-entries'
import './imports.css'
import { ImportForms, nameOf } from './import-forms'
import { ImportResult } from './import-result'
import { Refresh } from './refresh.client'

/** Files in the list. */
const recentFiles = 10

const problemCodes = ['fileMissing', 'fileType', 'fileSize', 'fileEncoding', 'gone']

/** The message about the refused form that `attempt` names. */
async function problemOf({ payload, headers }: PayloadRequest, attempt: unknown, t: DynamicTranslator) {
  const submission = await readSubmission(payload, parseCookies(headers).get(submissionCookie), attempt)
  const code = problemCodes.find((one) => submission?.problems.some((problem) => problem.code === one))
  return t(`problems.${code ?? 'other'}`, limitValues)
}

/** The fields of a collection that columns can fill, with their labels and those of the groups around them. */
function columnOptions({ payload }: PayloadRequest, target: ImportTarget, locale: Locale): ColumnOption[] {
  return columnsOf(payload.collections[target].config.flattenedFields).map(({ path, field, groups }) => ({
    path,
    label: [...groups, field].map((one) => fieldLabel(one, locale)).join(' › '),
  }))
}

/** Exporting entries, importing files, and what is wrong with them. The page loads again while a file is worked on. */
export async function ImportsView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props
  const { req } = initPageResult
  if (!isStaff(req.user)) notFound()
  const { locale, t } = panelMessages(req.i18n, 'imports')
  const attempt = searchParams?.attempt
  const { docs } = await req.payload.find({
    collection: 'imports',
    depth: 0,
    limit: recentFiles,
    overrideAccess: false,
    pagination: false,
    req,
    select: { file: false },
  })
  const created = await Promise.all(docs.map((file) => createdEntries(req, file)))
  const isBusy = docs.some(({ status }) => status === 'checking' || status === 'importing')
  return (
    <PanelView {...props} className="imports">
      {isBusy ? <Refresh /> : null}
      <h1>{t('title')}</h1>
      {attempt ? <p role="alert">{await problemOf(req, attempt, t)}</p> : null}
      <div className="imports__forms">
        <ImportForms req={req} />
      </div>
      <h2>{t('recent')}</h2>
      {docs.length === 0 ? <p>{t('none')}</p> : null}
      {docs.map((file, index) => (
        <ImportResult
          key={file.id}
          created={created[index] ?? []}
          file={file}
          labelOf={(path) =>
            pathLabel(req.payload.collections[file.target].config.flattenedFields, path, locale)
          }
          name={nameOf(req, file.target)}
          options={columnOptions(req, file.target, locale)}
          t={t}
          urlOf={(id) => entryUrl(req.payload, file, id)}
        />
      ))}
    </PanelView>
  )
}
