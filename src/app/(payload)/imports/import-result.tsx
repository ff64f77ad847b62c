import { isJsonFile } from '@/domains/imports/read-file'
import { countFaults, type Fault, reportOf } from '@/domains/imports/report'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { type Locale, languageNames } from '@/foundation/i18n/locales'

interface ImportedFile {
  id: string
  fileName: string
  locale: Locale
  status: 'checking' | 'checked' | 'importing' | 'done'
  total?: number | null
  done?: number | null
  report?: unknown
}

export interface CreatedEntry {
  url: string
  title: string
}

interface ImportResultProps {
  file: ImportedFile
  /** The name of the collection. */
  name: string
  created: readonly CreatedEntry[]
  t: DynamicTranslator
}

interface FaultsProps {
  faults: readonly Fault[]
  more: number
  isJson: boolean
  t: DynamicTranslator
}

function Faults({ faults, more, isJson, t }: FaultsProps) {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(isJson ? 'entry' : 'row')}</th>
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
      {more > 0 ? <p>{t('moreFaults', { count: more })}</p> : null}
    </>
  )
}

function Created({
  entries,
  more,
  t,
}: {
  entries: readonly CreatedEntry[]
  more: number
  t: DynamicTranslator
}) {
  return (
    <>
      <h4>{t('created', { count: entries.length + more })}</h4>
      <ul>
        {entries.map(({ url, title }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{t('moreCreated', { count: more })}</p> : null}
    </>
  )
}

/**
 * A file with its progress, its faults and the entries that it created; the button imports it once the check found no
 * faults.
 */
export function ImportResult({ file, name, created, t }: ImportResultProps) {
  const { id, fileName, locale, status } = file
  const [done, total] = [file.done ?? 0, file.total ?? 0]
  const report = reportOf(file)
  const faultCount = countFaults(report)
  const isBusy = status === 'checking' || status === 'importing'
  return (
    <section className="imports__file">
      <h3>{fileName}</h3>
      <p>
        {name}, {languageNames[locale]} · {t(`status.${status}`, { faults: faultCount })}
      </p>
      {isBusy ? (
        <p>
          <progress max={Math.max(total, 1)} value={done} /> {t('progress', { done, total })}
        </p>
      ) : null}
      {faultCount > 0 ? (
        <Faults faults={report.faults} isJson={isJsonFile(fileName)} more={report.moreFaults} t={t} />
      ) : null}
      {created.length > 0 ? <Created entries={created} more={report.moreCreated} t={t} /> : null}
      {status === 'checked' && faultCount === 0 ? (
        <form action="/api/imports/start" method="post">
          <input name="import" type="hidden" value={id} />
          <button type="submit">{t('start', { count: total })}</button>
        </form>
      ) : null}
    </section>
  )
}
