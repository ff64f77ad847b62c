import en from '@messages/en/contributions.json'
import es from '@messages/es/contributions.json'
import pt from '@messages/pt/contributions.json'
import type { PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import { productTitle } from '@/domains/products/title'
import { mailRecipientOf } from '@/domains/suppliers/mail-recipient'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'
import { queueMail } from '@/foundation/mail-task'
import { transactionOf } from '@/foundation/payload/transaction'
import { absolute } from '@/foundation/seo/absolute'
import type { User, Vendor } from '@/payload-types'
import { authorFields, type Decision, type ModeratedCollection } from './moderated-collections'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

interface DecidedEntry {
  relationTo: ModeratedCollection
  doc: Record<string, unknown>
  decision: Decision
}

/** The language that an entry is written in; guides have none, so it is the author's. */
function localeOf({ locale }: Record<string, unknown>, author: User): Locale {
  return [locale, author.locale].find(isLocale) ?? defaultLocale
}

function reasonParagraphs(t: DynamicTranslator, { declinedReason, declinedNote }: DecidedEntry['doc']) {
  const reason = t(`reasons.${declinedReason}`)
  return typeof declinedNote === 'string' ? [reason, `“${declinedNote}”`] : [reason]
}

async function findAuthor(req: PayloadRequest, { relationTo, doc }: DecidedEntry): Promise<User | null> {
  const field = authorFields[relationTo]
  const author = field ? doc[field] : null
  const id = typeof author === 'object' && author !== null ? (author as User).id : author
  if (!id || id === req.user?.id) return null
  return req.payload.findByID({
    collection: 'users',
    id: String(id),
    depth: 0,
    disableErrors: true,
    req,
  })
}

interface Recipient {
  email: string
  locale: Locale
  /** The page where the entry can be changed. */
  url: string
}

async function authorToMail(req: PayloadRequest, entry: DecidedEntry): Promise<Recipient | null> {
  const author = await findAuthor(req, entry)
  if (!author?.email) return null
  const locale = localeOf(entry.doc, author)
  return { email: author.email, locale, url: absolute(locale, '/account/contributions') }
}

async function vendorToMail(req: PayloadRequest, { id, vendor }: DecidedEntry['doc']) {
  const idOfVendor = typeof vendor === 'object' && vendor !== null ? (vendor as Vendor).id : vendor
  const { email, locale } = await mailRecipientOf(req, String(idOfVendor))
  return email ? { email, locale, url: absolute(defaultLocale, `/admin/collections/products/${id}`) } : null
}

/**
 * Mails a decision to the author, unless the author made it, or to the vendor of a product.
 * @returns the ids of the queued mails
 */
export async function mailDecision(
  req: PayloadRequest,
  entry: DecidedEntry,
  waitUntil?: Date,
): Promise<string[]> {
  const { relationTo, doc, decision } = entry
  const recipient = await (relationTo === 'products' ? vendorToMail(req, doc) : authorToMail(req, entry))
  if (!recipient) return []
  const { email, locale, url } = recipient
  const translate: DynamicTranslator = createTranslator({
    locale,
    messages: catalogues[locale],
    namespace: 'mails',
  })
  const title =
    relationTo === 'products' ? await productTitle(await transactionOf(req), String(doc.id), locale) : ''
  const t: DynamicTranslator = (key) => translate(key, { kind: relationTo, title })
  const letter = {
    to: email,
    locale,
    subject: t(`${decision}.subject`),
    paragraphs:
      decision === 'published'
        ? [t('published.text')]
        : [t(`${decision}.text`), ...reasonParagraphs(t, doc), t('canResubmit')],
    link: { label: t('link'), url },
  }
  return [await queueMail(req, letter, waitUntil)]
}
