import { notFound } from 'next/navigation'
import { type AdminViewServerProps, type PayloadRequest, parseCookies } from 'payload'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { PanelView } from '@/app/(payload)/panel-view'
import { readSubmission, submissionCookie } from '@/foundation/forms/form-state'
import { isStaff } from '@/foundation/payload/access'
import { createdEntries } from './created-entries'
import './imports.css'
import { ImportForms, nameOf } from './import-forms'
import { ImportResult } from './import-result'

/** Files in the list. */
const recentFiles = 10

/** The message about the refused form that `attempt` names. */
async function problemOf({ payload, headers }: PayloadRequest, attempt: unknown) {
  const submission = await readSubmission(payload, parseCookies(headers).get(submissionCookie), attempt)
  return submission?.problems[0]?.code === 'gone' ? 'alreadyStarted' : 'problem'
}

/** Exporting entries, importing files, and what is wrong with them. The page loads again while a file is worked on. */
export async function ImportsView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props
  const { req } = initPageResult
  if (!isStaff(req.user)) notFound()
  const { t } = panelMessages(req.i18n, 'imports')
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
      {isBusy ? <meta content="3" httpEquiv="refresh" /> : null}
      <h1>{t('title')}</h1>
      {attempt ? <p role="alert">{t(await problemOf(req, attempt))}</p> : null}
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
          name={nameOf(req, file.target)}
          t={t}
        />
      ))}
    </PanelView>
  )
}
