import type { PayloadRequest } from 'payload'
import { lineKey } from '@/domains/cart/line'
import { loadOffers, type Offer } from '@/domains/cart/offers'
import type { Locale } from '@/foundation/i18n/locales'
import type { Order } from '@/payload-types'

/** The current offer of each order line in a language; undefined where it is no longer sold. */
export async function currentOffers(
  req: PayloadRequest,
  { lines }: Pick<Order, 'lines'>,
  locale: Locale,
): Promise<(Offer | undefined)[]> {
  const orderLines = (lines ?? []).map(({ product, variantId }) => ({
    product: typeof product === 'string' ? product : '',
    variant: variantId ?? null,
  }))
  const offers = await loadOffers(req, {
    lines: orderLines,
    locale,
    at: new Date(),
  })
  return orderLines.map((line) => offers.get(lineKey(line)))
}

/** What of an order is written in the buyer's language. */
export type TranslatedOrder = Pick<Order, 'lines' | 'locale'>

/** Translates the titles of lines that are still sold; the order stores them in the buyer's language. */
export async function orderInLanguage<Translated extends TranslatedOrder>(
  req: PayloadRequest,
  order: Translated,
  locale: Locale,
): Promise<Translated> {
  if (locale === order.locale) return order
  const offers = await currentOffers(req, order, locale)
  const lines = (order.lines ?? []).map((line, index) => {
    const { title, options } = offers[index] ?? line
    return { ...line, title, options }
  })
  return { ...order, lines }
}
