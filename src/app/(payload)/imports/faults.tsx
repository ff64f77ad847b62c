import type { Fault, ImportReport } from '@/domains/imports/report'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'

interface FaultsProps {
  report: ImportReport
  isJson: boolean
  t: DynamicTranslator
}

function FaultRow({ row, column, message, confirmable, t }: Fault & { t: DynamicTranslator }) {
  return (
    <tr>
      <td>{row || null}</td>
      <td>{column}</td>
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
export function Faults({ report: { faults, moreFaults }, isJson, t }: FaultsProps) {
  if (faults.length === 0) return null
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
          {faults.map((fault) => (
            <FaultRow key={`${fault.row} ${fault.column} ${fault.message}`} {...fault} t={t} />
          ))}
        </tbody>
      </table>
      {moreFaults > 0 ? <p>{t('moreFaults', { count: moreFaults })}</p> : null}
    </>
  )
}
