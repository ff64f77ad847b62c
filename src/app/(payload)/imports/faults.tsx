import type { Fault, ImportReport } from '@/domains/imports/report'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'

interface FaultsProps {
  report: ImportReport
  isJson: boolean
  /** What the panel calls the field at a path. */
  labelOf: (path: string) => string
  t: DynamicTranslator
}

interface FaultRowProps {
  fault: Fault
  /** The column or key as the file has it, and what the panel calls its field. */
  heading: string
  label: string
  t: DynamicTranslator
}

function FaultRow({ fault: { row, message, confirmable }, heading, label, t }: FaultRowProps) {
  return (
    <tr>
      <td>{row || null}</td>
      <td>
        {heading}
        {label.toLowerCase() === heading.toLowerCase() ? null : (
          <span className="imports__label">{label}</span>
        )}
      </td>
      <td>
        {message}
        {confirmable ? (
          <label className="imports__confirm">
            <input aria-label={t('confirmRow', { row })} name="confirmed" type="checkbox" value={row} />{' '}
            {t('confirm')}
          </label>
        ) : null}
      </td>
    </tr>
  )
}

/** What is wrong with a file, by row and column; rows with another name than expected can be confirmed. */
export function Faults({ report: { columns, faults, moreFaults }, isJson, labelOf, t }: FaultsProps) {
  if (faults.length === 0) return null
  const headingOf = (path: string) =>
    columns.find((column) => column.path === path || (column.path && path.startsWith(`${column.path}.`)))
      ?.heading ?? ''
  return (
    <>
      <table className="imports__faults">
        <thead>
          <tr>
            <th scope="col">{t(isJson ? 'entry' : 'row')}</th>
            <th scope="col">{t('column')}</th>
            <th scope="col">{t('fault')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map((fault) => (
            <FaultRow
              key={`${fault.row} ${fault.column} ${fault.message}`}
              fault={fault}
              heading={headingOf(fault.column) || (isJson ? fault.column : labelOf(fault.column))}
              label={labelOf(fault.column)}
              t={t}
            />
          ))}
        </tbody>
      </table>
      {moreFaults > 0 ? <p>{t('moreFaults', { count: moreFaults })}</p> : null}
    </>
  )
}
