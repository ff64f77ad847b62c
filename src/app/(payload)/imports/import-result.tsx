import { isJsonFile } from '@/domains/imports/read-file'
import { countFaults, type ImportReport, reportOf } from '@/domains/imports/report'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { type Locale, languageNames } from '@/foundation/i18n/locales'
import { type ColumnOption, ColumnsFieldset } from './columns-fieldset'
import { Changes, CreatedEntries, type CreatedEntry, NewEntries } from './entries'
import { Faults } from './faults'

interface ImportedFile {
  id: string
  fileName: string
  locale: Locale
  status: 'checking' | 'checked' | 'importing' | 'done'
  total?: number | null
  done?: number | null
  report?: unknown
}

interface ImportResultProps {
  file: ImportedFile
  /** The name of the collection. */
  name: string
  created: readonly CreatedEntry[]
  /** The fields that columns can fill, with their labels. */
  options: readonly ColumnOption[]
  /** What the panel calls the field at a path. */
  labelOf: (path: string) => string
  /** The address of an entry in the panel. */
  urlOf: (id: string) => string
  t: DynamicTranslator
}

const encodingNames: Record<string, string> = {
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac OS Roman',
}

function EncodingNote({ report: { encoding, words }, t }: { report: ImportReport; t: DynamicTranslator }) {
  const name = encodingNames[encoding]
  if (!name) return null
  return (
    <p>
      {t('encoding', { encoding: name })}{' '}
      {words.length > 0 ? t('encodingWords', { words: words.join(', ') }) : null}
    </p>
  )
}

/** What is wrong with a checked file, and how its columns are read; sent, the form has the file checked again. */
function RecheckForm({
  file: { id, fileName },
  report,
  labelOf,
  options,
  t,
}: Pick<ImportResultProps, 'file' | 'labelOf' | 'options' | 't'> & { report: ImportReport }) {
  const isConfirmable = report.faults.some(({ confirmable }) => confirmable)
  if (countFaults(report) === 0 && report.columns.length === 0) return null
  return (
    <form action="/api/imports/recheck" className="imports__recheck" method="post">
      <input name="import" type="hidden" value={id} />
      {report.confirmed.map((row) => (
        <input key={row} name="confirmed" type="hidden" value={row} />
      ))}
      <Faults isJson={isJsonFile(fileName)} labelOf={labelOf} report={report} t={t} />
      <ColumnsFieldset columns={report.columns} options={options} t={t} />
      {isConfirmable || report.columns.length > 0 ? (
        <button className="imports__secondary" type="submit">
          {t('recheck')}
        </button>
      ) : null}
    </form>
  )
}

function StartForm({ id, report, t }: { id: string; report: ImportReport; t: DynamicTranslator }) {
  const { created, changed } = report.counts
  if (created + changed === 0) return <p>{t('nothing')}</p>
  return (
    <form action="/api/imports/start" method="post">
      <input name="import" type="hidden" value={id} />
      <button type="submit">{t('start', { count: created + changed })}</button>
    </form>
  )
}

/**
 * A file with its progress, its faults and what it creates and changes; the button imports it once the check found no
 * faults.
 */
export function ImportResult({ file, name, created, labelOf, options, urlOf, t }: ImportResultProps) {
  const { id, fileName, locale, status } = file
  const [done, total] = [file.done ?? 0, file.total ?? 0]
  const report = reportOf(file)
  const faultCount = countFaults(report)
  const isBusy = status === 'checking' || status === 'importing'
  const isDone = status === 'done'
  // What has to be corrected comes before what would be written.
  const recheck =
    status === 'checked' ? (
      <RecheckForm file={file} labelOf={labelOf} options={options} report={report} t={t} />
    ) : null
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
      ) : (
        <p>{t(isDone ? 'written' : 'found', report.counts)}</p>
      )}
      <EncodingNote report={report} t={t} />
      {faultCount > 0 ? recheck : null}
      {isDone ? (
        <>
          <Faults isJson={isJsonFile(fileName)} labelOf={labelOf} report={report} t={t} />
          <CreatedEntries entries={created} more={report.moreCreated} t={t} />
        </>
      ) : (
        <NewEntries report={report} t={t} />
      )}
      <Changes isDone={isDone} labelOf={labelOf} report={report} t={t} urlOf={urlOf} />
      {faultCount === 0 ? recheck : null}
      {status === 'checked' && faultCount === 0 ? <StartForm id={id} report={report} t={t} /> : null}
    </section>
  )
}
