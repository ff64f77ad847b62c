import en from '@messages/en/orders.json'
import es from '@messages/es/orders.json'
import pt from '@messages/pt/orders.json'
import type { PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import { townLine } from '@/domains/suppliers/address-format'
import { type MailRecipient, mailRecipientOf } from '@/domains/suppliers/mail-recipient'
import { countryName } from '@/domains/suppliers/place-text'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'
import { queueMail } from '@/foundation/mail-task'
import { fromMinor } from '@/foundation/money/money'
import { absolute } from '@/foundation/seo/absolute'
import type { Order } from '@/payload-types'
import { orderInLanguage } from './current-offers'
import { guestOrderLink } from './guest-link'
import { orderPath } from './paths'
import { type Actor, answerDays, statusOf } from './states'
import { totalWithDelivery } from './total-with-delivery'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

function money(minor: number, { currency }: Order, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(fromMinor(minor, currency))
}

/** The total, or delivery and the total with it. */
function totalText(order: Order, locale: Locale): string[] {
  const { total, deliveryCost } = order
  const withDelivery = totalWithDelivery(order)
  const t = translator(locale)
  if (withDelivery === null) return [t('total', { amount: money(total, order, locale) })]
  return [
    t('delivery', { amount: money(deliveryCost ?? 0, order, locale) }),
    t('totalWithDelivery', { amount: money(withDelivery, order, locale) }),
  ]
}

/** One line each, like "2 × Lion's mane kit (2.5 kg), LM-25, $48.00", followed by the total. */
function linesText(order: Order, locale: Locale): string[] {
  const lines = (order.lines ?? []).map(({ quantity, title, options, sku, unitPrice }) => {
    const name = options ? `${title} (${options})` : title
    const sum = money(unitPrice * quantity, order, locale)
    return `${quantity} × ${[name, sku, sum].filter(Boolean).join(', ')}`
  })
  return [...lines, ...totalText(order, locale)]
}

function contactText({ contact }: Order, locale: Locale): string[] {
  const { name, street, country, email, phone } = contact
  const address = [name, street, townLine(contact), countryName(country, locale)].join(', ')
  return [address, [email, phone].filter(Boolean).join(', ')]
}

function translator(locale: Locale): DynamicTranslator {
  return createTranslator({ locale, messages: catalogues[locale], namespace: 'mails' })
}

/** The note of the last step. */
function noteText({ history }: Order): string[] {
  const note = history?.at(-1)?.note
  return note ? [`“${note}”`] : []
}

/** How the buyer of a confirmed order pays. */
function paymentText({ paymentNote, state }: Order, locale: Locale): string[] {
  return paymentNote && state === 'confirmed' ? [translator(locale)('payment', { note: paymentNote })] : []
}

async function notifyBuyer(
  req: PayloadRequest,
  order: Order,
  recipient: MailRecipient,
  sendAt?: Date,
): Promise<string> {
  const locale = isLocale(order.locale) ? order.locale : defaultLocale
  const t = translator(locale)
  const topic = statusOf(order)
  const values = { number: order.number, vendor: recipient.name, days: String(answerDays) }
  const page = (!order.buyer && guestOrderLink(req.payload, order)) || orderPath(order.number)
  const letter = {
    to: order.contact.email,
    locale,
    subject: t(`buyer.${topic}.subject`, values),
    paragraphs: [
      t(`buyer.${topic}.text`, values),
      ...noteText(order),
      ...linesText(order, locale),
      ...paymentText(order, locale),
    ],
    link: { label: t('link'), url: absolute(locale, page) },
  }
  return queueMail(req, letter, sendAt)
}

async function notifyVendor(
  req: PayloadRequest,
  order: Order,
  { email, locale, owner }: MailRecipient,
  sendAt?: Date,
): Promise<string[]> {
  if (!email) return []
  const t = translator(locale)
  const topic = statusOf(order)
  const values = { number: order.number, name: order.contact.name, days: String(answerDays) }
  const isNewRequest = order.state === 'requested'
  const panel = `/admin/collections/orders/${order.id}`
  const letter = {
    to: email,
    locale,
    subject: t(`vendor.${topic}.subject`, values),
    paragraphs: [
      t(`vendor.${topic}.text`, values),
      ...noteText(order),
      ...linesText(await orderInLanguage(req, order, locale), locale),
      ...contactText(order, locale),
      ...(order.note ? [`“${order.note}”`] : []),
      ...(isNewRequest ? [t(owner ? 'vendor.answer' : 'vendor.answerByMail')] : []),
    ],
    ...(owner && {
      link: { label: t(isNewRequest ? 'vendor.link' : 'link'), url: absolute(defaultLocale, panel) },
    }),
  }
  return [await queueMail(req, letter, sendAt)]
}

/**
 * Notifies buyer and vendor in the transaction of the request.
 * @param sendAt at once, if absent
 * @returns the ids of the queued mails
 */
export async function notifyBothParties(req: PayloadRequest, order: Order, sendAt?: Date): Promise<string[]> {
  const recipient = await mailRecipientOf(req, String(order.vendor))
  const toBuyer = await notifyBuyer(req, order, recipient, sendAt)
  return [toBuyer, ...(await notifyVendor(req, order, recipient, sendAt))]
}

/**
 * Notifies the other party of a step, or both parties of a step by staff. A buyer who cancels gets a confirmation.
 * @param sendAt at once, if absent
 * @returns the ids of the queued mails
 */
export async function notifyParties(
  req: PayloadRequest,
  order: Order,
  by: Actor,
  sendAt?: Date,
): Promise<string[]> {
  const isCancellation = statusOf(order) === 'cancelledByBuyer'
  if (by === 'staff' || isCancellation) return notifyBothParties(req, order, sendAt)
  const recipient = await mailRecipientOf(req, String(order.vendor))
  return by === 'buyer'
    ? notifyVendor(req, order, recipient, sendAt)
    : [await notifyBuyer(req, order, recipient, sendAt)]
}
