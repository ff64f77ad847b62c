import type { DefaultServerCellComponentProps } from 'payload'
import { states } from '@/domains/orders/states'
import { orderTranslator } from './messages'
import { StepButtons } from './step-buttons'

/** The state of an order in the list, with buttons for the next steps. */
export function StateCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  const state = states.find((one) => one === cellData)
  if (!state) return null
  const t = orderTranslator(i18n)
  return (
    <div className="order-state">
      <strong>{t(`states.${state}`)}</strong>
      <StepButtons order={{ id: String(rowData.id), state, number: String(rowData.number) }} t={t} />
    </div>
  )
}
