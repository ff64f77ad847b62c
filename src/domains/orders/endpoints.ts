import { z } from 'zod'
import { formEndpoint, requireUser, returnPathOf } from '@/foundation/forms/form-endpoint'
import { defaultLocale, locales } from '@/foundation/i18n/locales'
import { currencies } from '@/foundation/money/money'
import { limit } from '@/foundation/payload/rate-limit'
import { localePath } from '@/foundation/routing/locale-path'
import { contactDetails, contactFields, formatAddress, maxLengths } from './contact'
import { orderPath } from './paths'
import { placeOrder } from './place-order'
import { states } from './states'
import { transition } from './transition'
import { undoAnswer } from './undo'

const locale = z.enum(locales).catch(defaultLocale)

function optionalText(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength, 'long')
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
  })
  .transform(formatAddress)

/** `POST /api/orders/request`: requests the cart's items from a vendor. */
export const requestOrder = formEndpoint({
  path: '/request',
  schema: requestSchema,
  preservedFields: [...contactFields, 'note'],
  handle: async (req, { vendor, currency, seen, key, note, locale, ...contact }) => {
    const buyer = requireUser(req).id
    await limit(req, { name: 'order', key: buyer, max: 20, seconds: 60 * 60 })
    const { order, isNew } = await placeOrder(req.payload, {
      buyer,
      vendor,
      currency,
      seen,
      key,
      note,
      locale,
      contact,
    })
    return {
      to: localePath(locale, `${orderPath(order.number)}?done=sent`),
      body: { id: order.id, number: order.number },
      status: isNew ? 201 : 200,
    }
  },
})

/** `POST /api/orders/move`: applies a step to an order. */
export const moveOrder = formEndpoint({
  path: '/move',
  schema: z.object({
    order: z.uuid('unknown'),
    state: z.enum(states, 'moved'),
    note: optionalText(maxLengths.note),
    from: z.string().optional(),
  }),
  preservedFields: ['note'],
  // The panel's forms send no page. The order's own page can show the problem and the note; the list
  // cannot.
  errorPage: ({ from, order }) =>
    !from && z.uuid().safeParse(order).success ? `/admin/collections/orders/${order}` : undefined,
  handle: async (req, { order: id, state: to, note, from }) => {
    const user = requireUser(req)
    await limit(req, { name: 'move order', key: user.id, max: 60, seconds: 60 })
    const order = await transition(req, { id, to, note })
    return { to: returnPathOf(req, { from }), body: { id, state: order.state } }
  },
})

/** `POST /api/orders/undo`: takes the answer to a request back within a minute. */
export const undoOrder = formEndpoint({
  path: '/undo',
  schema: z.object({ order: z.uuid('unknown'), from: z.string().optional() }),
  errorPage: ({ order }) =>
    z.uuid().safeParse(order).success ? `/admin/collections/orders/${order}` : undefined,
  handle: async (req, { order: id, from }) => {
    const user = requireUser(req)
    await limit(req, { name: 'move order', key: user.id, max: 60, seconds: 60 })
    const order = await undoAnswer(req, id)
    return { to: returnPathOf(req, { from }), body: { id, state: order.state } }
  },
})
