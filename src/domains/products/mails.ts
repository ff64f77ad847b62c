import en from '@messages/en/products.json'
import es from '@messages/es/products.json'
import pt from '@messages/pt/products.json'
import type { PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import { mailRecipientOf } from '@/domains/suppliers/mail-recipient'
import { addressOfUser } from '@/domains/users/mails'
import { staffToMail } from '@/domains/users/staff'
import { defaultLocale, type Locale } from '@/foundation/i18n/locales'
import { queueMail } from '@/foundation/mail-task'
import { transactionOf } from '@/foundation/payload/transaction'
import { absolute } from '@/foundation/seo/absolute'
import { productTitle } from './title'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

/** Notifies a vendor of products that were unpublished. */
export async function notifyTakenDown(
  req: PayloadRequest,
  vendor: string,
  titles: readonly string[],
): Promise<void> {
  const { email, locale, owner } = await mailRecipientOf(req, vendor)
  if (!email) return
  const t = createTranslator({ locale, messages: catalogues[locale], namespace: 'mails.takenDown' })
  const panel = absolute(defaultLocale, '/admin/collections/products')
  await queueMail(req, {
    to: email,
    locale,
    subject: t('subject', { count: titles.length }),
    paragraphs: [t('text'), ...titles, ...(owner ? [t('again')] : [])],
    ...(owner && { link: { label: t('link'), url: panel } }),
  })
}

interface ProductToRead {
  id: string
  vendor: string
  /** The vendor's first product, or one that was changed after moderators took it down. */
  kind: 'firstProduct' | 'changedProduct'
}

/** Tells staff that a product waits to be read. */
export async function mailProductToRead(
  req: PayloadRequest,
  { id, vendor, kind }: ProductToRead,
): Promise<void> {
  const { name } = await mailRecipientOf(req, vendor)
  const db = await transactionOf(req)
  for (const person of await staffToMail(req)) {
    const { email, locale } = addressOfUser(person)
    const t = createTranslator({ locale, messages: catalogues[locale], namespace: `mails.${kind}` })
    await queueMail(req, {
      to: email,
      locale,
      subject: t('subject', { shop: name }),
      paragraphs: [t('text', { shop: name, title: await productTitle(db, id, locale) })],
      link: { label: t('link'), url: absolute(defaultLocale, '/admin/moderation?kind=products') },
    })
  }
}
