import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { RequestError } from '@/foundation/errors'
import { formEndpoint, requireUser } from '@/foundation/forms/form-endpoint'
import { defaultLocale, isLocale, locales } from '@/foundation/i18n/locales'
import { addressOf, limit } from '@/foundation/payload/rate-limit'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { addLine, adoptGuestCart, mergeBrowserLines, readCart, setLines } from './cart-changes'
import { type CartOwner, cartOwnerOf, forgottenGuest, guestOf, openCart } from './cart-owner'
import { maxLines, type StoredLine } from './line'
import { loadOffers } from './offers'
import { resolveVariant } from './selected-options'
import { lineRequestSchema, storedLineSchema } from './sent-line'
import { buildCartView } from './view'

const emptyCart = { groups: [], gone: [], count: 0 }

const localeOf = ({ locale }: PayloadRequest) => (isLocale(locale) ? locale : defaultLocale)

function cartResponse(cart: object, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return Response.json(cart, { headers })
}

/** The cart that a request changes: a member's, or that of the guest's cookie. */
function requireOwner(req: PayloadRequest): CartOwner {
  return cartOwnerOf(req) ?? { user: requireUser(req).id }
}

/**
 * After signing in, a guest's cart moves into the member's. Returns the lines that it keeps because there is no room, or
 * else cookies that forget it.
 */
async function adopt(req: PayloadRequest): Promise<{ left: StoredLine[]; cookies: string[] }> {
  const guest = req.user && guestOf(req)
  if (!guest || !req.user) return { left: [], cookies: [] }
  const left = await adoptGuestCart(req, { user: req.user.id, locale: localeOf(req) }, guest)
  return { left, cookies: left.length > 0 ? [] : forgottenGuest() }
}

/** Far above what a user can do by hand. */
async function limitRate(req: PayloadRequest): Promise<void> {
  await limit(req, { name: 'cart', key: req.user?.id ?? addressOf(req), max: 120, seconds: 60 })
}

async function readBody<Body>(req: PayloadRequest, schema: z.ZodType<Body>): Promise<Body> {
  await addDataAndFileToRequest(req)
  const parsed = schema.safeParse(req.data)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new RequestError('bodyField', 400, { field: issue?.path.join('.') || 'lines' })
}

/** `GET /api/cart`: the cart of a member. Guests post, because their responses to GET may be shared. */
const getCart: Endpoint = {
  path: '/cart',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return cartResponse(emptyCart)
    const { left, cookies } = await adopt(req)
    const cart = await readCart(req, { owner: { user: req.user.id }, locale: localeOf(req) })
    return cartResponse({ ...cart, left }, cookies)
  },
}

const browserLines = z.object({
  lines: z.array(storedLineSchema).max(maxLines),
  store: z.boolean().optional(),
})

/**
 * `POST /api/cart` with the lines of a browser. For a member, for a guest whose cart the server keeps, and with `store`
 * they move into the cart on the server (`kept: true`), except those that are `left` because there is no room; otherwise
 * the response only shows them with current prices and stock.
 */
const postLines: Endpoint = {
  path: '/cart',
  method: 'post',
  handler: async (req) => {
    await limitRate(req)
    const { lines, store } = await readBody(req, browserLines)
    const locale = localeOf(req)
    const adopted = await adopt(req)
    const { owner, cookies } = store ? await openCart(req) : { owner: cartOwnerOf(req), cookies: [] }
    if (owner) {
      const cart = await mergeBrowserLines(req, { owner, locale }, lines)
      return cartResponse({ ...cart, kept: true }, [...adopted.cookies, ...cookies])
    }
    const cart = buildCartView(lines, await loadOffers(req, { lines, locale, at: new Date() }))
    return cartResponse({ ...cart, left: [], kept: false })
  },
}

/** `PUT /api/cart`: sets the quantities of lines; other lines stay as they are. */
const putLines: Endpoint = {
  path: '/cart',
  method: 'put',
  handler: async (req) => {
    const owner = requireOwner(req)
    await limitRate(req)
    const { lines } = await readBody(req, z.object({ lines: z.array(lineRequestSchema).max(maxLines) }))
    return cartResponse(await setLines(req, { owner, locale: localeOf(req) }, lines))
  },
}

/** The path of the cart page in the language of a form, for the country of delivery that was selected there. */
const cartPath = ({ locale, country }: { locale?: unknown; country?: unknown }) =>
  withQuery(localePath(isLocale(locale) ? locale : defaultLocale, '/cart'), {
    country: typeof country === 'string' ? country : undefined,
  })

const formSchema = lineRequestSchema.extend({ locale: z.enum(locales).catch(defaultLocale) })

/** Adds a product. The purchase form also sends the selected options. A guest without a cart gets one. */
const addForm = formEndpoint({
  path: '/cart/add',
  schema: formSchema.extend({ quantity: lineRequestSchema.shape.quantity.default(1) }).loose(),
  errorPage: cartPath,
  handle: async (req, { locale, quantity, ...form }) => {
    await limitRate(req)
    const { owner, cookies } = await openCart(req)
    const line = { product: form.product, variant: await resolveVariant(req, form), quantity }
    const cart = await addLine(req, { owner, locale }, line)
    return { to: cartPath({ locale }), body: cart, cookies }
  },
})

/** Changes a line of the cart without JavaScript; `remove` removes it. */
const changeForm = formEndpoint({
  path: '/cart/set',
  schema: formSchema.extend({ remove: z.string().optional(), country: z.string().max(2).optional() }),
  handle: async (req, { locale, country, remove, ...line }) => {
    const owner = requireOwner(req)
    await limitRate(req)
    const cart = await setLines(req, { owner, locale }, [{ ...line, quantity: remove ? 0 : line.quantity }])
    return { to: cartPath({ locale, country }), body: cart }
  },
})

export const cartEndpoints = [getCart, postLines, putLines, addForm, changeForm]
