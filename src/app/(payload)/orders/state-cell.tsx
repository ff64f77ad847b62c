import type { DefaultServerCellComponentProps } from 'payload'
import { states } from '@/domains/orders/states'
import { orderTranslator } from './messages'
import { StepButtons } from './step-buttons'

/** In the list: how far an order has come, and one press for where it goes next. */
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
