import en from '@messages/en/products.json'
import es from '@messages/es/products.json'
import pt from '@messages/pt/products.json'
import type { PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import type { Locale } from '@/foundation/i18n/locales'
import { queueMail } from '@/foundation/mail-task'
import { documentPath } from '@/foundation/routing/paths'
import { withQuery } from '@/foundation/routing/with-query'
import { absolute } from '@/foundation/seo/absolute'
import type { Notice } from './notice'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

/** The page that confirms and cancels a notice. */
export const noticePath = (query: Record<string, string | undefined> = {}) => withQuery('/notify', query)

/** Asks the owner of an address whether they entered it. The same link cancels the notice. */
export async function mailConfirmation(
  req: PayloadRequest,
  { email, locale }: Notice,
  { title, token }: { title: string; token: string },
): Promise<void> {
  const t = createTranslator({ locale, messages: catalogues[locale], namespace: 'mails.confirmNotice' })
  await queueMail(req, {
    to: email,
    locale,
    subject: t('subject', { title }),
    paragraphs: [t('text', { title }), t('otherwise')],
    link: { label: t('link'), url: absolute(locale, noticePath({ token })) },
  })
}

/** Says that a product can be ordered again. */
export async function mailBackInStock(
  req: PayloadRequest,
  { email, locale, variant }: Notice,
  { title, slug }: { title: string; slug: string },
): Promise<void> {
  const t = createTranslator({ locale, messages: catalogues[locale], namespace: 'mails.backInStock' })
  await queueMail(req, {
    to: email,
    locale,
    subject: t('subject', { title }),
    paragraphs: [t('text', { title }), t('otherwise')],
    link: {
      label: t('link'),
      url: absolute(locale, withQuery(documentPath('products', slug), { variant: variant ?? undefined })),
    },
  })
}
