import type { Fault } from '@/domains/imports/read-file'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { type Locale, languageNames } from '@/foundation/i18n/locales'

interface ImportedFile {
  id: string
  fileName: string
  locale: Locale
  status: 'checking' | 'checked' | 'importing' | 'done'
  total?: number | null
  done?: number | null
  faults?: unknown
}

interface ImportResultProps {
  file: ImportedFile
  /** The name of the collection. */
  name: string
  t: DynamicTranslator
}

function Faults({ faults, t }: { faults: readonly Fault[]; t: DynamicTranslator }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('row')}</th>
          <th scope="col">{t('column')}</th>
          <th scope="col">{t('fault')}</th>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ row, column, message }) => (
          <tr key={`${row} ${column} ${message}`}>
            <td>{row || null}</td>
            <td>{column}</td>
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A file with its progress and its faults; the button imports it once the check found none. */
export function ImportResult({ file, name, t }: ImportResultProps) {
  const { id, fileName, locale, status } = file
  const [done, total] = [file.done ?? 0, file.total ?? 0]
  const faults = (file.faults ?? []) as Fault[]
  const isBusy = status === 'checking' || status === 'importing'
  return (
    <section className="imports__file">
      <h3>{fileName}</h3>
      <p>
        {name}, {languageNames[locale]} · {t(`status.${status}`, { faults: faults.length })}
      </p>
      {isBusy ? (
        <p>
          <progress max={Math.max(total, 1)} value={done} /> {t('progress', { done, total })}
        </p>
      ) : null}
      {faults.length > 0 ? <Faults faults={faults} t={t} /> : null}
      {status === 'checked' && faults.length === 0 ? (
        <form action="/api/imports/start" method="post">
          <input name="import" type="hidden" value={id} />
          <button type="submit">{t('start', { count: total })}</button>
        </form>
      ) : null}
    </section>
  )
}
