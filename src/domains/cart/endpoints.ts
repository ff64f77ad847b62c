import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { PublicError } from '@/foundation/errors'
import { formEndpoint, requireUser } from '@/foundation/forms/form-endpoint'
import { defaultLocale, isLocale, locales } from '@/foundation/i18n/locales'
import { addressOf, limit } from '@/foundation/payload/rate-limit'
import { localePath } from '@/foundation/routing/locale-path'
import { addLine, bringLines, readCart, setLines } from './cart-changes'
import { mostLines } from './line'
import { offersOf } from './offers'
import { variantChosen } from './selected-options'
import { keptLine, wantedLine } from './sent-line'
import { shownCart } from './view'

const none = { groups: [], gone: [], count: 0 }

const localeOf = ({ locale }: PayloadRequest) => (isLocale(locale) ? locale : defaultLocale)

const ownOnly = { headers: { 'Cache-Control': 'no-store' } }

/** A hand that steps quantities stays far below. */
async function bound(req: PayloadRequest): Promise<void> {
  await limit(req, { name: 'cart', key: req.user?.id ?? addressOf(req), most: 120, seconds: 60 })
}

async function linesOf<Line>(req: PayloadRequest, line: z.ZodType<Line>): Promise<Line[]> {
  await addDataAndFileToRequest(req)
  const read = z.object({ lines: z.array(line).max(mostLines) }).safeParse(req.data)
  if (read.success) return read.data.lines
  const wrong = read.error.issues[0]
  throw new PublicError(`${wrong?.path.join('.') || 'lines'}: ${wrong?.message}`, 400)
}

/** `GET /api/cart`: the session's; a visitor's is in the browser. */
const read: Endpoint = {
  path: '/cart',
  method: 'get',
  handler: async (req) =>
    Response.json(
      req.user ? await readCart(req, { user: req.user.id, locale: localeOf(req) }) : none,
      ownOnly,
    ),
}

/**
 * `POST /api/cart` with a browser's lines: a member's go into the cart, `kept`, but for those that are `left` because
 * it has no room; a visitor's are only read.
 */
const bring: Endpoint = {
  path: '/cart',
  method: 'post',
  handler: async (req) => {
    await bound(req)
    const lines = await linesOf(req, keptLine)
    const locale = localeOf(req)
    const cart = req.user
      ? await bringLines(req, { user: req.user.id, locale }, lines)
      : { ...shownCart(lines, await offersOf(req, { lines, locale, at: new Date() })), left: [] }
    return Response.json({ ...cart, kept: Boolean(req.user) }, ownOnly)
  },
}

/** `PUT /api/cart` gives lines their quantities; those not named stay as they are. */
const set: Endpoint = {
  path: '/cart',
  method: 'put',
  handler: async (req) => {
    const user = requireUser(req).id
    await bound(req)
    return Response.json(
      await setLines(req, { user, locale: localeOf(req) }, await linesOf(req, wantedLine)),
      ownOnly,
    )
  },
}

/** The page of the cart in the language that a form names. */
const cartOf = ({ locale }: { locale?: unknown }) =>
  localePath(isLocale(locale) ? locale : defaultLocale, '/cart')

const form = wantedLine.extend({ locale: z.enum(locales).catch(defaultLocale) })

/** The button of a product, whose form holds the options of its variants as well. */
const add = formEndpoint({
  path: '/cart/add',
  schema: form.extend({ quantity: wantedLine.shape.quantity.default(1) }).loose(),
  errorPage: cartOf,
  handle: async (req, { locale, quantity, ...asked }) => {
    const user = requireUser(req).id
    await bound(req)
    const line = { product: asked.product, variant: await variantChosen(req, asked), quantity }
    const cart = await addLine(req, { user, locale }, line)
    return { to: cartOf({ locale }), body: cart }
  },
})

/** A line of the cart, changed without a script; `remove` takes it out. */
const change = formEndpoint({
  path: '/cart/set',
  schema: form.extend({ remove: z.string().optional() }),
  handle: async (req, { locale, remove, ...line }) => {
    const user = requireUser(req).id
    await bound(req)
    const cart = await setLines(req, { user, locale }, [{ ...line, quantity: remove ? 0 : line.quantity }])
    return { to: cartOf({ locale }), body: cart }
  },
})

export const cartEndpoints = [read, bring, set, add, change]
