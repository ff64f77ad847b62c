import en from '@messages/en/vendors.json'
import es from '@messages/es/vendors.json'
import pt from '@messages/pt/vendors.json'
import type { PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import { addressOfUser } from '@/domains/users/mails'
import { staffToMail } from '@/domains/users/staff'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { defaultLocale, type Locale } from '@/foundation/i18n/locales'
import { queueMail } from '@/foundation/mail-task'
import { absolute } from '@/foundation/seo/absolute'
import type { User } from '@/payload-types'
import { applyPath } from './limits'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

interface Letter {
  kind: keyof typeof en.mails
  to: Pick<User, 'email' | 'locale'>
  shop: string
  /** Paragraphs after the text. */
  more?: string[]
  /** The target of the link; pages of the panel have no language. */
  path: string
  waitUntil?: Date
}

async function send(
  req: PayloadRequest,
  { kind, to, shop, more = [], path, waitUntil }: Letter,
): Promise<string> {
  const { email, locale } = addressOfUser(to)
  const t: DynamicTranslator = createTranslator({
    locale,
    messages: catalogues[locale],
    namespace: `mails.${kind}`,
  })
  const letter = {
    to: email,
    locale,
    subject: t('subject', { shop }),
    paragraphs: [t('text', { shop }), ...more],
    link: { label: t('link'), url: absolute(path.startsWith('/admin') ? defaultLocale : locale, path) },
  }
  return queueMail(req, letter, waitUntil)
}

/** Tells applicant and staff of a new application. */
export async function mailApplication(req: PayloadRequest, applicant: User, shop: string): Promise<void> {
  await send(req, { kind: 'received', to: applicant, shop, path: applyPath })
  for (const to of await staffToMail(req))
    await send(req, { kind: 'toRead', to, shop, path: '/admin/moderation' })
}

/** Tells the owner that the shop may be set up. Returns the id of the queued mail, as below. */
export const mailApproval = (
  req: PayloadRequest,
  owner: User,
  shop: string,
  waitUntil?: Date,
): Promise<string> => send(req, { kind: 'approved', to: owner, shop, path: '/admin', waitUntil })

/** Tells the applicant that the shop was not accepted. */
export const mailRefusal = (
  req: PayloadRequest,
  owner: User,
  shop: string,
  note: string | null,
  waitUntil: Date,
): Promise<string> =>
  send(req, {
    kind: 'declined',
    to: owner,
    shop,
    more: note ? [`“${note}”`] : [],
    path: applyPath,
    waitUntil,
  })
