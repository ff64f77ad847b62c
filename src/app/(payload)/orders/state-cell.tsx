import type { DefaultServerCellComponentProps } from 'payload'
import { states } from '@/domains/orders/states'
import { orderTranslator } from './messages'
import { StepButtons } from './step-buttons'
import { UndoButton } from './undo-button'

/** The state of an order in the list, with buttons for the next steps. */
export function StateCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  const state = states.find((one) => one === cellData)
  if (!state) return null
  const t = orderTranslator(i18n)
  const order = {
    id: String(rowData.id),
    state,
    number: String(rowData.number),
    currency: String(rowData.currency),
    history: rowData.history,
  }
  return (
    <div className="order-state">
      <strong>{t(`states.${state}`)}</strong>
      <UndoButton order={order} t={t} />
      <StepButtons order={order} t={t} />
    </div>
  )
}
