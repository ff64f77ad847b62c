import { createHash, randomBytes } from 'node:crypto'
import { type PayloadRequest, parseCookies } from 'payload'
import { readEnvironment } from '@/foundation/env/environment'
import { addressOf, limit } from '@/foundation/payload/rate-limit'
import { guestCartHintName } from './cart-changed'

/** Whose cart it is: a member's, or that of a guest whose cookie has this hash. */
export type CartOwner = { user: string } | { guest: string }

const cookieName = 'guest-cart'

/** Days that the cart of a guest is kept after its last change. */
export const guestCartDays = 30

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

function cookie(name: string, value: string, attributes = ''): string {
  const secure = readEnvironment().secure ? '; Secure' : ''
  const seconds = value ? guestCartDays * 24 * 60 * 60 : 0
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}${attributes}`
}

/** The guest whose cookie came with the request; null without one. */
export function guestOf({ headers }: Pick<PayloadRequest, 'headers'>): { guest: string } | null {
  const token = parseCookies(headers).get(cookieName)
  return token ? { guest: hashOf(token) } : null
}

/** The member who is signed in, or else the guest of the cookie. */
export function cartOwnerOf(req: PayloadRequest): CartOwner | null {
  return req.user ? { user: req.user.id } : guestOf(req)
}

/** Cookies that forget a guest's cart. */
export const forgottenGuest = () => [cookie(cookieName, ''), cookie(guestCartHintName, '')]

interface OwnerWithCookies {
  owner: CartOwner
  cookies: string[]
}

/** The owner of the request's cart. A guest without a cart gets cookies for one. */
export async function openCart(req: PayloadRequest): Promise<OwnerWithCookies> {
  const owner = cartOwnerOf(req)
  if (owner) return { owner, cookies: [] }
  await limit(req, { name: 'guest cart', key: addressOf(req), max: 30, seconds: 60 * 60 })
  const token = randomBytes(24).toString('base64url')
  const hint = cookie(guestCartHintName, randomBytes(6).toString('base64url'))
  return { owner: { guest: hashOf(token) }, cookies: [cookie(cookieName, token, '; HttpOnly'), hint] }
}
