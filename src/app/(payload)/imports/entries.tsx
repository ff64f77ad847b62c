import type { Change, ImportReport } from '@/domains/imports/report'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'

export interface CreatedEntry {
  url: string
  title: string
}

interface CreatedEntriesProps {
  entries: readonly CreatedEntry[]
  more: number
  t: DynamicTranslator
}

/** The entries that an import has created. */
export function CreatedEntries({ entries, more, t }: CreatedEntriesProps) {
  if (entries.length === 0) return null
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

/** The entries that a file would create. */
export function NewEntries({
  report: { newEntries, counts },
  t,
}: {
  report: ImportReport
  t: DynamicTranslator
}) {
  if (newEntries.length === 0) return null
  const more = counts.created - newEntries.length
  return (
    <>
      <h4>{t('newEntries')}</h4>
      <ul>
        {newEntries.map(({ row, name, isPublished }) => (
          <li key={row}>
            {name} ({t(isPublished ? 'live' : 'draft')})
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{t('moreNew', { count: more })}</p> : null}
    </>
  )
}

interface DifferencesProps {
  change: Change
  labelOf: (path: string) => string
  t: DynamicTranslator
}

/** The values of an entry before and after, field by field. */
function Differences({ change: { differences, more }, labelOf, t }: DifferencesProps) {
  return (
    <>
      <table className="imports__differences">
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ column, from, to }) => (
            <tr key={column}>
              <td>{labelOf(column)}</td>
              <td>{from || <i>{t('empty')}</i>}</td>
              <td>{to || <i>{t('empty')}</i>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? <p>{t('moreDifferences', { count: more })}</p> : null}
    </>
  )
}

interface ChangesProps {
  report: ImportReport
  isDone: boolean
  /** What the panel calls the field at a path. */
  labelOf: (path: string) => string
  urlOf: (id: string) => string
  t: DynamicTranslator
}

/** The entries that a file changes or has changed, field by field. */
export function Changes({ report: { changes, counts }, isDone, labelOf, urlOf, t }: ChangesProps) {
  if (changes.length === 0) return null
  const more = counts.changed - changes.length
  return (
    <>
      <h4>{isDone ? t('changed', { count: counts.changed }) : t('changes')}</h4>
      <ul>
        {changes.map((change) => (
          <li key={change.row}>
            <a href={urlOf(change.id)}>{change.name || change.id}</a> (
            {t(change.isPublished ? 'live' : 'draft')})
            <details open={!isDone}>
              <summary>{t('fields', { count: change.differences.length + change.more })}</summary>
              <Differences change={change} labelOf={labelOf} t={t} />
            </details>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{t('moreNew', { count: more })}</p> : null}
    </>
  )
}
