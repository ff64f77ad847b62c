import { createLocalReq, type Payload } from 'payload'
import { lineKey } from '@/domains/cart/line'
import { type Offer, offersOf } from '@/domains/cart/offers'
import type { Locale } from '@/foundation/i18n/locales'
import type { Order } from '@/payload-types'

/** What each line of an order is sold as now, in a language; nothing where it is sold no more. */
export async function currentOffers(
  payload: Payload,
  { lines }: Pick<Order, 'lines'>,
  locale: Locale,
): Promise<(Offer | undefined)[]> {
  const orderLines = (lines ?? []).map(({ product, variantId }) => ({
    product: typeof product === 'string' ? product : '',
    variant: variantId ?? null,
  }))
  const offers = await offersOf(await createLocalReq({}, payload), {
    lines: orderLines,
    locale,
    at: new Date(),
  })
  return orderLines.map((line) => offers.get(lineKey(line)))
}
