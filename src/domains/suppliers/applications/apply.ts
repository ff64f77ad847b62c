import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { detectBot } from '@/domains/contributions/server/spam-check'
import { formEndpoint, requireUser } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import { defaultLocale, type Locale, locales } from '@/foundation/i18n/locales'
import { inTransactionWithRetry } from '@/foundation/payload/in-transaction'
import { limit } from '@/foundation/payload/rate-limit'
import { slugOf } from '@/foundation/payload/slug'
import { transactionOf } from '@/foundation/payload/transaction'
import { localePath } from '@/foundation/routing/locale-path'
import type { User } from '@/payload-types'
import { applyPath } from './limits'
import { mailApplication } from './mails'
import { type Application, applicationFields, applicationSchema } from './schema'

/** The business name as an address that no other vendor has. */
async function freeSlug(req: PayloadRequest, businessName: string): Promise<string> {
  const slug = slugOf(businessName) ?? 'shop'
  const { totalDocs } = await req.payload.count({
    collection: 'vendors',
    req,
    where: { slug: { equals: slug } },
  })
  return totalDocs > 0 ? `${slug}-${randomBytes(3).toString('hex')}` : slug
}

/** Refuses a second application while a shop of the user is pending or open. */
async function assertFirstApplication(req: PayloadRequest, user: string): Promise<void> {
  const db = await transactionOf(req)
  // Submitting the form twice at once creates one shop.
  await db.execute(sql`select from users where id = ${user} for no key update`)
  const { rows } = await db.execute(
    sql`select from vendors where owner_id = ${user} and status <> 'closed' limit 1`,
  )
  if (rows.length > 0) throw formError('alreadyApplied', { status: 409 })
}

/** Creates the draft of a shop that staff decide about, and tells both sides. */
async function createApplication(
  originalReq: PayloadRequest,
  user: string,
  { city, state, country, link, ...shop }: Application,
  locale: Locale,
): Promise<string> {
  return inTransactionWithRetry(originalReq.payload, async (req) => {
    await assertFirstApplication(req, user)
    const applicant: User = await req.payload.findByID({ collection: 'users', id: user, depth: 0, req })
    const { id } = await req.payload.create({
      collection: 'vendors',
      data: {
        ...shop,
        slug: await freeSlug(req, shop.businessName),
        address: { city, state, country },
        website: link,
        owner: user,
        status: 'pending',
        _status: 'draft',
      },
      depth: 0,
      draft: true,
      locale,
      req,
    })
    await mailApplication(req, applicant, shop.businessName)
    return id
  })
}

/** `POST /api/vendors/apply`: asks to open a shop. Guests are led to sign in and find their entries again. */
export const applyAsVendor = formEndpoint({
  path: '/apply',
  needsAccount: true,
  schema: applicationSchema.extend({
    locale: z.enum(locales).catch(defaultLocale),
    website: z.string().optional(),
    openedAt: z.string('tooFast'),
  }),
  preservedFields: applicationFields,
  handle: async (req, { locale, website, openedAt, ...application }) => {
    const botSign = detectBot({ website, openedAt })
    if (botSign) throw formError(botSign)
    const user = requireUser(req).id
    await limit(req, { name: 'apply', key: user, max: 5, seconds: 60 * 60 })
    const id = await createApplication(req, user, application, locale)
    return { to: localePath(locale, `${applyPath}?done=sent`), body: { id }, status: 201 }
  },
})
