import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type CartOwner, cartOwnerOf, openCart } from '@/domains/cart/cart-owner'
import { detectBot } from '@/domains/contributions/server/spam-check'
import { formEndpoint, requireUser, returnPathOf } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import { textInput } from '@/foundation/forms/text-input'
import { defaultLocale, locales } from '@/foundation/i18n/locales'
import { currencies } from '@/foundation/money/money'
import { addressOf, limit } from '@/foundation/payload/rate-limit'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { countCharacters } from '@/ui/count-characters'
import { confirmationFields } from './confirmation'
import {
  checkAddress,
  contactDetails,
  contactFields,
  formatAddress,
  maxLengths,
  unlessAddressFailed,
} from './contact'
import { forgetOrder } from './forget-order'
import { guestOrderLink } from './guest-link'
import { orderPath, reordered, reorderedPartly } from './paths'
import { placeOrder } from './place-order'
import { contradictsRegion } from './postcode-region'
import { reorder } from './reorder'
import { states } from './states'
import { transition } from './transition'
import { undoStep } from './undo'

const locale = z.enum(locales).catch(defaultLocale)

function optionalText(maxLength: number) {
  return textInput('long')
    .refine((text) => countCharacters(text) <= maxLength, 'long')
    .optional()
    .transform((text) => text || null)
}

const requestSchema = contactDetails
  .extend({
    vendor: z.uuid('failed'),
    currency: z.enum(currencies, 'failed'),
    seen: z.string('failed').max(40, 'failed'),
    key: z.string('failed').min(8, 'failed').max(80, 'failed'),
    note: optionalText(maxLengths.note),
    locale,
    website: z.string().optional(),
  })
  .superRefine(checkAddress, unlessAddressFailed)
  .transform(formatAddress)

/** Requests an hour from one address, and to one e-mail address. */
const guestLimits = { address: 10, email: 5 } as const

/**
 * Limits order requests. A guest's mail goes to an address that nobody has confirmed, so it is limited for the address
 * as well.
 */
async function limitOrders(req: PayloadRequest, owner: CartOwner, email: string): Promise<void> {
  const hour = 60 * 60
  if ('user' in owner) return limit(req, { name: 'order', key: owner.user, max: 20, seconds: hour })
  await limit(req, { name: 'guest order', key: addressOf(req), max: guestLimits.address, seconds: hour })
  await limit(req, { name: 'guest order mail', key: email, max: guestLimits.email, seconds: 24 * hour })
}

/** `POST /api/orders/request`: requests the cart's items from a vendor. */
export const requestOrder = formEndpoint({
  path: '/request',
  schema: requestSchema,
  preservedFields: [...contactFields, 'note'],
  handle: async (req, { vendor, currency, seen, key, note, locale, website, ...contact }) => {
    const owner = cartOwnerOf(req) ?? { user: requireUser(req).id }
    const botSign = detectBot({ website })
    if (botSign) throw formError(botSign)
    if (await contradictsRegion(contact)) throw formError('postalCodeRegion', { field: 'postalCode' })
    await limitOrders(req, owner, contact.email)
    const { order, isNew } = await placeOrder(req.payload, {
      owner,
      vendor,
      currency,
      seen,
      key,
      note,
      locale,
      contact,
    })
    const guestPage = guestOrderLink(req.payload, order)
    return {
      to: localePath(locale, guestPage ? `${guestPage}&done=sent` : `${orderPath(order.number)}?done=sent`),
      body: { id: order.id, number: order.number },
      status: isNew ? 201 : 200,
    }
  },
})

/** The panel's forms send no page. The order's own page can show the problem and the note; the list cannot. */
function panelPage({ from, order }: { from?: unknown; order?: unknown }): string | undefined {
  return !from && z.uuid().safeParse(order).success ? `/admin/collections/orders/${order}` : undefined
}

/** `POST /api/orders/move`: applies a step to an order. */
export const moveOrder = formEndpoint({
  path: '/move',
  schema: z.object({
    order: z.uuid('unknown'),
    state: z.enum(states, 'moved'),
    was: z.enum(states, 'moved').optional(),
    note: optionalText(maxLengths.note),
    from: z.string().optional(),
    // From the link of a guest.
    guestKey: z.string().max(80).optional(),
    ...confirmationFields,
  }),
  preservedFields: ['note', ...Object.keys(confirmationFields)],
  errorPage: panelPage,
  handle: async (req, { order: id, state: to, was, note, from, guestKey, ...confirmation }) => {
    const actor = guestKey ? addressOf(req) : requireUser(req).id
    await limit(req, { name: 'move order', key: actor, max: 60, seconds: 60 })
    const order = await transition(req, { id, to, was, note, guestKey, confirmation })
    return { to: returnPathOf(req, { from }), body: { id, state: order.state } }
  },
})

/** `POST /api/orders/forget`: deletes what a guest's finished order says about the person. */
export const forgetGuestOrder = formEndpoint({
  path: '/forget',
  schema: z.object({ order: z.uuid('unknown'), guestKey: z.string('unknown').max(80, 'unknown'), locale }),
  handle: async (req, { order, guestKey, locale }) => {
    await limit(req, { name: 'move order', key: addressOf(req), max: 60, seconds: 60 })
    await forgetOrder(req, order, guestKey)
    return { to: localePath(locale, '/cart?done=forgotten'), body: { message: 'The details are deleted.' } }
  },
})

/** `POST /api/orders/reorder`: puts what is still sold of an order into the cart. */
export const reorderForm = formEndpoint({
  path: '/reorder',
  schema: z.object({ order: z.uuid('unknown'), guestKey: z.string().max(80).optional(), locale }),
  handle: async (req, { order: id, guestKey, locale }) => {
    const actor = guestKey ? addressOf(req) : requireUser(req).id
    await limit(req, { name: 'reorder', key: actor, max: 60, seconds: 60 })
    const { owner, cookies } = await openCart(req)
    const { missing } = await reorder(req, { id, guestKey, owner, locale })
    const done = missing > 0 ? reorderedPartly : reordered
    return { to: localePath(locale, withQuery('/cart', { done })), body: { missing }, cookies }
  },
})

/** `POST /api/orders/undo`: takes an answer or a cancellation back within a minute. */
export const undoOrder = formEndpoint({
  path: '/undo',
  schema: z.object({
    order: z.uuid('unknown'),
    from: z.string().optional(),
    guestKey: z.string().max(80).optional(),
  }),
  errorPage: panelPage,
  handle: async (req, { order: id, from, guestKey }) => {
    const actor = guestKey ? addressOf(req) : requireUser(req).id
    await limit(req, { name: 'move order', key: actor, max: 60, seconds: 60 })
    const order = await undoStep(req, { id, guestKey })
    return { to: returnPathOf(req, { from }), body: { id, state: order.state } }
  },
})
