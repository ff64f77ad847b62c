import type { DefaultServerCellComponentProps } from 'payload'
import { currencies } from '@/foundation/money/money'
import { moneyText } from '@/ui/money'

/** The formatted amount; null without amount or currency. */
function sumText(amount: unknown, currency: unknown, language: string): string | null {
  const known = currencies.find((one) => one === currency)
  return known && typeof amount === 'number' ? moneyText({ amount, currency: known }, language) : null
}

/** The total of an order in the list. */
export function SumCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  return sumText(cellData, rowData.currency, i18n.language)
}
