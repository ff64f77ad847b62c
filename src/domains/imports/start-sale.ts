import { isValues, type Values } from './columns'

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

/**
 * A product whose sale is on because its row has a price for it, and scheduled because it has days: files of other shops have
 * no columns for what is ticked in the panel. What the row says itself stays as it is, and so does a stored sale, which may
 * have been stopped.
 */
export function startSale(data: Values, stored?: Values): Values {
  const { sales } = data
  const hadSale = isValues(stored?.sales) && isGiven(stored.sales.salePrice)
  if (hadSale || !isValues(sales) || !isGiven(sales.salePrice)) return data
  const { active, dateRange, scheduledSale } = sales
  const hasDays = isValues(dateRange) && (isGiven(dateRange.from) || isGiven(dateRange.to))
  const started = { ...sales, active: active ?? true }
  return { ...data, sales: hasDays ? { ...started, scheduledSale: scheduledSale ?? true } : started }
}
