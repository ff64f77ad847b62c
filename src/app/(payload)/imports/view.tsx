import { getTranslation } from '@payloadcms/translations'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { PanelView } from '@/app/(payload)/panel-view'
import { type ImportTarget, importTargets } from '@/domains/imports/targets'
import { languageNames, locales } from '@/foundation/i18n/locales'
import { isStaff } from '@/foundation/payload/access'
import './imports.css'
import { ImportResult } from './import-result'

/** Files in the list. */
const recentFiles = 10

function nameOf(req: PayloadRequest, target: ImportTarget): string {
  return getTranslation(req.payload.collections[target].config.labels.plural as string, req.i18n)
}

function Selects({ req, collection }: { req: PayloadRequest; collection: 'collection' | 'target' }) {
  const { t } = panelMessages(req.i18n, 'imports')
  return (
    <>
      <label>
        {t('collection')}
        <select name={collection}>
          {importTargets.map((target) => (
            <option key={target} value={target}>
              {nameOf(req, target)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('language')}
        <select name="locale">
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {languageNames[locale]}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

function Forms({ req }: { req: PayloadRequest }) {
  const { t } = panelMessages(req.i18n, 'imports')
  return (
    <>
      <form action="/api/imports/export" className="imports__form" method="get">
        <h2>{t('export')}</h2>
        <p>{t('exportLead')}</p>
        <Selects collection="collection" req={req} />
        <label>
          {t('format')}
          <select name="format">
            <option value="csv">CSV</option>
            <option value="json">JSON</option>
          </select>
        </label>
        <button type="submit">{t('download')}</button>
      </form>
      <form
        action="/api/imports/upload"
        className="imports__form"
        encType="multipart/form-data"
        method="post"
      >
        <h2>{t('import')}</h2>
        <p>{t('checkNote')}</p>
        <Selects collection="target" req={req} />
        <label>
          {t('file')}
          <input accept=".csv,.json" name="file" required type="file" />
        </label>
        <button type="submit">{t('check')}</button>
      </form>
    </>
  )
}

/** Exporting entries, importing files, and what is wrong with them. The page loads again while a file is worked on. */
export async function ImportsView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props
  const { req } = initPageResult
  if (!isStaff(req.user)) notFound()
  const { t } = panelMessages(req.i18n, 'imports')
  const { docs } = await req.payload.find({
    collection: 'imports',
    depth: 0,
    limit: recentFiles,
    overrideAccess: false,
    pagination: false,
    req,
    select: { file: false },
  })
  const isBusy = docs.some(({ status }) => status === 'checking' || status === 'importing')
  return (
    <PanelView {...props} className="imports">
      {isBusy ? <meta content="3" httpEquiv="refresh" /> : null}
      <h1>{t('title')}</h1>
      {searchParams?.attempt ? <p role="alert">{t('problem')}</p> : null}
      <div className="imports__forms">
        <Forms req={req} />
      </div>
      <h2>{t('recent')}</h2>
      {docs.length === 0 ? <p>{t('none')}</p> : null}
      {docs.map((file) => (
        <ImportResult key={file.id} file={file} name={nameOf(req, file.target)} t={t} />
      ))}
    </PanelView>
  )
}
