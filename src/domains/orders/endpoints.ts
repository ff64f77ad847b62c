import { z } from 'zod'
import { formPost, fromOf, requireUser } from '@/foundation/forms/post'
import { defaultLocale, locales } from '@/foundation/i18n/locales'
import { currencies } from '@/foundation/money/money'
import { limit } from '@/foundation/payload/rate-limit'
import { localePath } from '@/foundation/routing/locale-path'
import { contact, contactFields, longest } from './contact'
import { tellBoth, tellOther } from './mails'
import { orderPath } from './paths'
import { request } from './request'
import { states } from './states'
import { move } from './transition'

const locale = z.enum(locales).catch(defaultLocale)

function written(most: number) {
  return z
    .string()
    .trim()
    .max(most, 'long')
    .optional()
    .transform((text) => text || null)
}

const asked = contact.extend({
  vendor: z.uuid('failed'),
  currency: z.enum(currencies, 'failed'),
  seen: z.string('failed').max(40, 'failed'),
  key: z.string('failed').min(8, 'failed').max(80, 'failed'),
  note: written(longest.note),
  locale,
})

/** `POST /api/orders/request`: asks a vendor for what lies in the cart. */
export const requestOrder = formPost({
  path: '/request',
  input: asked,
  kept: [...contactFields, 'note'],
  handle: async (req, { vendor, currency, seen, key, note, locale, ...contact }) => {
    const buyer = requireUser(req).id
    await limit(req, { name: 'order', key: buyer, most: 20, seconds: 60 * 60 })
    const { order, isNew } = await request(req.payload, {
      buyer,
      vendor,
      currency,
      seen,
      key,
      note,
      locale,
      contact,
    })
    if (isNew) await tellBoth(req.payload, order)
    return {
      to: localePath(locale, `${orderPath(order.number)}?done=sent`),
      body: { id: order.id, number: order.number },
      status: isNew ? 201 : 200,
    }
  },
})

/** `POST /api/orders/move`: takes an order where whoever asks may take it. */
export const moveOrder = formPost({
  path: '/move',
  input: z.object({
    order: z.uuid('unknown'),
    state: z.enum(states, 'moved'),
    note: written(longest.note),
    from: z.string().optional(),
  }),
  kept: ['note'],
  // The panel's forms name no page: a list has no room to say what went wrong, nor a field for the note.
  failsAt: ({ from, order }) =>
    !from && z.uuid().safeParse(order).success ? `/admin/collections/orders/${order}` : undefined,
  handle: async (req, { order: id, state: to, note, from }) => {
    const user = requireUser(req)
    await limit(req, { name: 'move order', key: user.id, most: 60, seconds: 60 })
    const { order, moved } = await move(req, { id, to, note })
    if (moved) await tellOther(req, order)
    return { to: fromOf(req, { from }), body: { id, state: order.state } }
  },
})
