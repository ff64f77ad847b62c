import en from '@messages/en/orders.json'
import es from '@messages/es/orders.json'
import pt from '@messages/pt/orders.json'
import type { Payload, PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import { type MailRecipient, mailRecipientOf } from '@/domains/suppliers/mail-recipient'
import { countryName } from '@/domains/suppliers/place-text'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'
import { sendLetter } from '@/foundation/mail'
import { fromMinor } from '@/foundation/money/money'
import { absolute } from '@/foundation/seo/absolute'
import type { Order } from '@/payload-types'
import { currentOffers } from './current-offer'
import { orderPath } from './paths'
import { answerWithin } from './states'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

function money(minor: number, { currency }: Order, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(fromMinor(minor, currency))
}

/** "2 × Lion's mane kit (2.5 kg), LM-25, $48.00", and what it comes to. */
function listOf(order: Order, locale: Locale): string[] {
  const lines = (order.lines ?? []).map(({ quantity, title, options, sku, unitPrice }) => {
    const name = options ? `${title} (${options})` : title
    const sum = money(unitPrice * quantity, order, locale)
    return `${quantity} × ${[name, sku, sum].filter(Boolean).join(', ')}`
  })
  return [...lines, money(order.total, order, locale)]
}

/** An order with its things named in a language, those that are still sold; it was written down in the buyer's. */
async function namedIn(payload: Payload, order: Order, locale: Locale): Promise<Order> {
  if (locale === order.locale) return order
  const offers = await currentOffers(payload, order, locale)
  const lines = (order.lines ?? []).map((line, place) => {
    const { title, options } = offers[place] ?? line
    return { ...line, title, options }
  })
  return { ...order, lines }
}

function addressOf({ contact }: Order, locale: Locale): string[] {
  const { name, street, postalCode, city, region, country, email, phone } = contact
  const place = [postalCode, city, region, countryName(country, locale)].filter(Boolean).join(', ')
  return [[name, street, place].join(', '), [email, phone].filter(Boolean).join(', ')]
}

function wordsIn(locale: Locale) {
  const t = createTranslator({ locale, messages: catalogues[locale], namespace: 'mails' })
  return (key: string, values: Record<string, string> = {}) => t(key as 'link', values as never)
}

/** The note that came with the last step, as it was written. */
function noteOf({ history }: Order): string[] {
  const note = history?.at(-1)?.note
  return note ? [`“${note}”`] : []
}

/** What a letter is about: where an order stands now, or why it stands there. */
type News = Order['state'] | 'unanswered'

function tellBuyer(payload: Payload, order: Order, seller: MailRecipient, news: News = order.state): void {
  const locale = isLocale(order.locale) ? order.locale : defaultLocale
  const t = wordsIn(locale)
  const values = { number: order.number, vendor: seller.name, days: String(answerWithin) }
  void sendLetter(payload, {
    to: order.contact.email,
    locale,
    subject: t(`buyer.${news}.subject`, values),
    paragraphs: [t(`buyer.${news}.text`, values), ...noteOf(order), ...listOf(order, locale)],
    link: { label: t('link'), url: absolute(locale, orderPath(order.number)) },
  })
}

async function tellSeller(
  payload: Payload,
  order: Order,
  { email, locale, owner }: MailRecipient,
  news: News = order.state,
): Promise<void> {
  if (!email) return
  const t = wordsIn(locale)
  const values = { number: order.number, name: order.contact.name, days: String(answerWithin) }
  const isAsked = order.state === 'requested'
  const panel = `/admin/collections/orders/${order.id}`
  void sendLetter(payload, {
    to: email,
    locale,
    subject: t(`vendor.${news}.subject`, values),
    paragraphs: [
      t(`vendor.${news}.text`, values),
      ...noteOf(order),
      ...listOf(await namedIn(payload, order, locale), locale),
      ...addressOf(order, locale),
      ...(order.note ? [`“${order.note}”`] : []),
      ...(isAsked ? [t(owner ? 'vendor.answer' : 'vendor.answerByMail')] : []),
    ],
    ...(owner && {
      link: { label: t(isAsked ? 'vendor.link' : 'link'), url: absolute(defaultLocale, panel) },
    }),
  })
}

/** A request was sent, or never answered: vendor and buyer have it in writing. Nobody waits for the mails. */
export async function tellBoth(payload: Payload, order: Order, news?: News): Promise<void> {
  const seller = await mailRecipientOf(payload, String(order.vendor))
  tellBuyer(payload, order, seller, news)
  await tellSeller(payload, order, seller, news)
}

/** An order was moved on: the other side is told; where staff did it, both are. */
export async function tellOther({ payload, user }: PayloadRequest, order: Order): Promise<void> {
  const seller = await mailRecipientOf(payload, String(order.vendor))
  const byBuyer = user?.id === order.buyer
  if (!byBuyer) tellBuyer(payload, order, seller)
  if (byBuyer || user?.id !== seller.owner) await tellSeller(payload, order, seller)
}
