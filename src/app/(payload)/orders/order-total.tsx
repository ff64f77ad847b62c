import { getTranslation } from '@payloadcms/translations'
import type { DefaultServerCellComponentProps, NumberFieldServerProps } from 'payload'
import { currencies } from '@/foundation/money/money'
import { moneyText } from '@/ui/money'
import './orders.css'

/** The formatted amount; null without amount or currency. */
function sumText(amount: unknown, currency: unknown, language: string): string | null {
  const known = currencies.find((one) => one === currency)
  return known && typeof amount === 'number' ? moneyText({ amount, currency: known }, language) : null
}

/** The total of an order in the list. */
export function SumCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  return sumText(cellData, rowData.currency, i18n.language)
}

/** An amount of an order or one of its lines; orders are read-only. */
export function SumField({ data, siblingData, field, i18n }: NumberFieldServerProps) {
  return (
    <div className="field-type order-sum">
      <span className="field-label">{getTranslation(field.label || field.name, i18n)}</span>
      <span>{sumText(siblingData?.[field.name], data?.currency, i18n.language)}</span>
    </div>
  )
}
