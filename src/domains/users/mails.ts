import en from '@messages/en/accounts.json'
import es from '@messages/es/accounts.json'
import pt from '@messages/pt/accounts.json'
import type { PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'
import { queueMail } from '@/foundation/mail-task'
import { absolute } from '@/foundation/seo/absolute'
import type { User } from '@/payload-types'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

type Kind = keyof typeof en.mails

interface Address {
  email: string
  locale: Locale
}

interface Mail {
  kind: Kind
  to: Address
  values?: Record<string, string>
  /** The target of the link without the locale prefix. */
  path?: string
}

/** The address and language of a user's mails. */
export function addressOfUser({ email, locale }: Pick<User, 'email' | 'locale'>): Address {
  return { email, locale: isLocale(locale) ? locale : defaultLocale }
}

/** Queues a mail. Links use the configured origin, never the request's host. */
export async function mail(req: PayloadRequest, { kind, to, values = {}, path }: Mail): Promise<void> {
  const translate: DynamicTranslator = createTranslator({
    locale: to.locale,
    messages: catalogues[to.locale],
    namespace: 'mails',
  })
  const text = (part: string) => translate(`${kind}.${part}`, values)
  await queueMail(req, {
    to: to.email,
    locale: to.locale,
    subject: text('subject'),
    paragraphs: [text('text'), text('otherwise')],
    ...(path && { link: { label: text('link'), url: absolute(to.locale, path) } }),
  })
}
