import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { detectBot } from '@/domains/contributions/server/spam-check'
import { email } from '@/domains/users/account'
import { seal, unseal } from '@/foundation/encrypted-token'
import { formEndpoint, requireUser } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import { defaultLocale, locales } from '@/foundation/i18n/locales'
import { addressOf, limit } from '@/foundation/payload/rate-limit'
import { localePath } from '@/foundation/routing/locale-path'
import { mailConfirmation, noticePath } from './mails'
import { deleteNotice, findSoldOut, type Notice, saveNotice, titleOf } from './notice'

const hour = 60 * 60

/** Seconds for which the link of a mail confirms and cancels. */
const linkLifetime = 180 * 24 * hour

const locale = z.enum(locales).catch(defaultLocale)

const variant = z
  .string()
  .max(40)
  .optional()
  .transform((id) => id || null)

const productPage = ({ product, variant: variantId, locale: language }: Record<string, unknown>) => {
  const id = z.uuid().safeParse(product)
  const query = { product: id.data, variant: variant.safeParse(variantId).data ?? undefined }
  return id.success ? localePath(locale.parse(language), noticePath(query)) : undefined
}

async function open(req: PayloadRequest, token: string): Promise<Notice> {
  const notice = await unseal<Notice & Record<string, unknown>>(req.payload, 'stock-notice', token)
  if (!notice) throw formError('linkStale')
  // Links of older mails name no variant.
  return { ...notice, variant: notice.variant ?? null }
}

/**
 * `POST /api/stocknotices/request`: one mail when a product is back. A member's address is known; a guest's is stored only
 * after the link of a mail has confirmed it.
 */
export const requestNotice = formEndpoint({
  path: '/request',
  schema: z.object({
    product: z.uuid('gone'),
    variant,
    email: email.optional().or(z.literal('').transform(() => undefined)),
    locale,
    website: z.string().optional(),
  }),
  preservedFields: ['email'],
  errorPage: productPage,
  handle: async (req, { product: id, variant, email, locale, website }) => {
    const botSign = detectBot({ website })
    if (botSign) throw formError(botSign)
    const to = req.user?.email ?? email
    if (!to) throw formError('emailMissing', { field: 'email' })
    await limit(req, { name: 'stock notice', key: req.user?.id ?? addressOf(req), max: 20, seconds: hour })
    const notice = { product: id, variant, email: to, locale }
    const product = await findSoldOut(req, notice, locale)
    if (req.user) {
      await saveNotice(req, notice, req.user.id)
      const query = { product: id, variant: variant ?? undefined, done: 'saved' }
      return { to: localePath(locale, noticePath(query)), status: 201 }
    }
    await limit(req, { name: 'stock notice mail', key: to, max: 5, seconds: 24 * hour })
    const token = await seal(req.payload, 'stock-notice', linkLifetime, notice)
    await mailConfirmation(req, notice, { title: titleOf(product, variant), token })
    return { to: localePath(locale, noticePath({ done: 'sent' })), status: 202 }
  },
})

/** `POST /api/stocknotices/confirm`: what the link of the mail leads to. */
export const confirmNotice = formEndpoint({
  path: '/confirm',
  schema: z.object({ token: z.string('linkStale'), locale }),
  handle: async (req, { token, locale }) => {
    const { product, variant, email, locale: language } = await open(req, token)
    await findSoldOut(req, { product, variant }, locale)
    await saveNotice(req, { product, variant, email, locale: language }, null)
    return { to: localePath(locale, noticePath({ token, done: 'saved' })), status: 201 }
  },
})

/** `POST /api/stocknotices/cancel`: with the token of a mail, or a member's for a product. */
export const cancelNotice = formEndpoint({
  path: '/cancel',
  schema: z.object({
    token: z.string().optional(),
    product: z.uuid('gone').optional(),
    variant,
    locale,
  }),
  handle: async (req, { token, product = '', variant, locale }) => {
    const notice = token ? await open(req, token) : { product, variant, email: requireUser(req).email }
    await deleteNotice(req, notice)
    return { to: localePath(locale, noticePath({ done: 'cancelled' })) }
  },
})
