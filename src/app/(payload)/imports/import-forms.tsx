import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { tableFormat } from '@/domains/imports/export'
import { extensions, limitValues, maxUploadBytes } from '@/domains/imports/limits'
import { type ImportTarget, importTargets } from '@/domains/imports/targets'
import { decimalSignOf } from '@/foundation/i18n/decimal-sign'
import { defaultLocale, isLocale, languageNames, locales } from '@/foundation/i18n/locales'
import { FileInput } from './file-input.client'

/** The name of a collection in the language of the panel. */
export function nameOf(req: PayloadRequest, target: ImportTarget): string {
  return getTranslation(req.payload.collections[target].config.labels.plural, req.i18n)
}

function Selects({ req, collection }: { req: PayloadRequest; collection: 'collection' | 'target' }) {
  const { t } = panelMessages(req.i18n, 'imports')
  // The language that the panel edits texts in.
  const contentLocale = isLocale(req.locale) ? req.locale : defaultLocale
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
        <select defaultValue={contentLocale} key={contentLocale} name="locale">
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

/** The formats of an export; a table as spreadsheets of the editor's region read it unless they choose another. */
function FormatSelect({ req }: { req: PayloadRequest }) {
  const { locale, t } = panelMessages(req.i18n, 'imports')
  const sign = decimalSignOf(locale, req.headers.get('Accept-Language'))
  return (
    <label>
      {t('format')}
      <select defaultValue={tableFormat(sign)} name="format">
        <option value="csv-semicolon">{t('formats.decimalCommas')}</option>
        <option value="csv">{t('formats.decimalPoints')}</option>
        <option value="json">{t('formats.json')}</option>
      </select>
    </label>
  )
}

/** Exports a collection, or uploads a file to check. */
export function ImportForms({ req }: { req: PayloadRequest }) {
  const { t } = panelMessages(req.i18n, 'imports')
  return (
    <>
      <form action="/api/imports/export" className="imports__form" method="get">
        <h2>{t('export')}</h2>
        <p>{t('exportLead')}</p>
        <Selects collection="collection" req={req} />
        <FormatSelect req={req} />
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
        <p>{t('publishNote')}</p>
        <p>{t('cellNote')}</p>
        <Selects collection="target" req={req} />
        <FileInput
          label={t('file', limitValues)}
          accept={extensions.join(',')}
          maxBytes={maxUploadBytes}
          tooLarge={t('problems.fileSize', limitValues)}
        />
        <p>{t('fileHint')}</p>
        <button type="submit">{t('check')}</button>
      </form>
    </>
  )
}
