import en from '@messages/en/products.json'
import es from '@messages/es/products.json'
import pt from '@messages/pt/products.json'
import type { PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import { z } from 'zod'
import { cardCategories } from '@/domains/cards/card'
import { mailRecipientOf } from '@/domains/suppliers/mail-recipient'
import { formEndpoint, requireUser } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import { textInput } from '@/foundation/forms/text-input'
import { defaultLocale, type Locale, locales } from '@/foundation/i18n/locales'
import { queueMail } from '@/foundation/mail-task'
import { addressOf, limit } from '@/foundation/payload/rate-limit'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import type { Product } from '@/payload-types'
import { countCharacters } from '@/ui/count-characters'
import { contactSellerPath, isClassified, maxMessageLength } from './classified'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

/** The public classified with that slug; null for products that are bought directly. */
export async function findClassified(
  { payload }: Pick<PayloadRequest, 'payload'>,
  slug: string,
  locale: Locale,
): Promise<Product | null> {
  const { docs } = await payload.find({
    collection: 'products',
    depth: 1,
    limit: 1,
    locale,
    overrideAccess: false,
    pagination: false,
    populate: { categories: { path: true, title: true }, vendors: { slug: true } },
    select: { slug: true, title: true, vendor: true, categories: true },
    where: { slug: { equals: slug } },
  })
  const [product] = docs as Product[]
  return product && cardCategories(product.categories).some(isClassified) ? product : null
}

/** `POST /api/products/write`: a member's message to the seller of a classified. The seller answers by mail. */
export const writeToSeller = formEndpoint({
  path: '/write',
  schema: z.object({
    product: z.string('gone').max(200, 'gone'),
    text: textInput('missing')
      .min(10, 'short')
      .refine((text) => countCharacters(text) <= maxMessageLength, 'long'),
    locale: z.enum(locales).catch(defaultLocale),
    from: z.string().optional(),
  }),
  preservedFields: ['text'],
  handle: async (req, { product: slug, text, locale }) => {
    const { id, email, alias } = requireUser(req)
    await limit(req, { name: 'write to seller', key: id, max: 10, seconds: 24 * 60 * 60 })
    await limit(req, { name: 'write to sellers', key: addressOf(req), max: 20, seconds: 60 * 60 })
    const product = await findClassified(req, slug, locale)
    const vendor = typeof product?.vendor === 'object' ? product.vendor?.id : product?.vendor
    const recipient = vendor ? await mailRecipientOf(req, vendor) : null
    if (!product || !recipient?.email) throw formError('gone', { status: 404 })
    const t = createTranslator({
      locale: recipient.locale,
      messages: catalogues[recipient.locale],
      namespace: 'mails.toSeller',
    })
    const values = { name: alias || email, title: product.title }
    await queueMail(req, {
      to: recipient.email,
      replyTo: email,
      locale: recipient.locale,
      subject: t('subject', values),
      paragraphs: [t('text', values), `“${text}”`, t('answer')],
      link: { label: t('link'), url: absolute(recipient.locale, documentPath('products', slug)) },
    })
    return { to: localePath(locale, `${contactSellerPath(slug)}&done=sent`), status: 202 }
  },
})
