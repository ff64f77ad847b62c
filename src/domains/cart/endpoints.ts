import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { PublicError } from '@/foundation/errors'
import { formEndpoint, requireUser } from '@/foundation/forms/form-endpoint'
import { defaultLocale, isLocale, locales } from '@/foundation/i18n/locales'
import { addressOf, limit } from '@/foundation/payload/rate-limit'
import { localePath } from '@/foundation/routing/locale-path'
import { addLine, mergeBrowserLines, readCart, setLines } from './cart-changes'
import { maxLines } from './line'
import { loadOffers } from './offers'
import { resolveVariant } from './selected-options'
import { lineRequestSchema, storedLineSchema } from './sent-line'
import { buildCartView } from './view'

const emptyCart = { groups: [], gone: [], count: 0 }

const localeOf = ({ locale }: PayloadRequest) => (isLocale(locale) ? locale : defaultLocale)

const noStore = { headers: { 'Cache-Control': 'no-store' } }

/** Far above what a user can do by hand. */
async function limitRate(req: PayloadRequest): Promise<void> {
  await limit(req, { name: 'cart', key: req.user?.id ?? addressOf(req), max: 120, seconds: 60 })
}

async function readLines<Line>(req: PayloadRequest, line: z.ZodType<Line>): Promise<Line[]> {
  await addDataAndFileToRequest(req)
  const parsed = z.object({ lines: z.array(line).max(maxLines) }).safeParse(req.data)
  if (parsed.success) return parsed.data.lines
  const issue = parsed.error.issues[0]
  throw new PublicError(`${issue?.path.join('.') || 'lines'}: ${issue?.message}`, 400)
}

/** `GET /api/cart`: the cart of a member; empty for guests, whose cart is in the browser. */
const getCart: Endpoint = {
  path: '/cart',
  method: 'get',
  handler: async (req) =>
    Response.json(
      req.user ? await readCart(req, { user: req.user.id, locale: localeOf(req) }) : emptyCart,
      noStore,
    ),
}

/**
 * `POST /api/cart` with the lines of a browser. For a member they move into the cart (`kept: true`), except those that
 * are `left` because there is no room; for a guest the response only shows them with current prices and stock.
 */
const postLines: Endpoint = {
  path: '/cart',
  method: 'post',
  handler: async (req) => {
    await limitRate(req)
    const lines = await readLines(req, storedLineSchema)
    const locale = localeOf(req)
    const cart = req.user
      ? await mergeBrowserLines(req, { user: req.user.id, locale }, lines)
      : { ...buildCartView(lines, await loadOffers(req, { lines, locale, at: new Date() })), left: [] }
    return Response.json({ ...cart, kept: Boolean(req.user) }, noStore)
  },
}

/** `PUT /api/cart`: sets the quantities of lines; other lines stay as they are. */
const putLines: Endpoint = {
  path: '/cart',
  method: 'put',
  handler: async (req) => {
    const user = requireUser(req).id
    await limitRate(req)
    return Response.json(
      await setLines(req, { user, locale: localeOf(req) }, await readLines(req, lineRequestSchema)),
      noStore,
    )
  },
}

/** The path of the cart page in the language of a form. */
const cartPath = ({ locale }: { locale?: unknown }) =>
  localePath(isLocale(locale) ? locale : defaultLocale, '/cart')

const formSchema = lineRequestSchema.extend({ locale: z.enum(locales).catch(defaultLocale) })

/** Adds a product. The purchase form also sends the selected options. */
const addForm = formEndpoint({
  path: '/cart/add',
  schema: formSchema.extend({ quantity: lineRequestSchema.shape.quantity.default(1) }).loose(),
  errorPage: cartPath,
  handle: async (req, { locale, quantity, ...form }) => {
    const user = requireUser(req).id
    await limitRate(req)
    const line = { product: form.product, variant: await resolveVariant(req, form), quantity }
    const cart = await addLine(req, { user, locale }, line)
    return { to: cartPath({ locale }), body: cart }
  },
})

/** Changes a line of the cart without JavaScript; `remove` removes it. */
const changeForm = formEndpoint({
  path: '/cart/set',
  schema: formSchema.extend({ remove: z.string().optional() }),
  handle: async (req, { locale, remove, ...line }) => {
    const user = requireUser(req).id
    await limitRate(req)
    const cart = await setLines(req, { user, locale }, [{ ...line, quantity: remove ? 0 : line.quantity }])
    return { to: cartPath({ locale }), body: cart }
  },
})

export const cartEndpoints = [getCart, postLines, putLines, addForm, changeForm]
