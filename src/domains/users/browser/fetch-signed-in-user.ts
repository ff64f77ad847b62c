import { sessionHintName } from '@/domains/users/session-hint-name'
import { readSessionHint } from '@/domains/users/signed-in-state'

/** The user in the page header. */
export interface SignedInUser {
  name: string
  picture: { url: string } | null
  /** Whether the user runs a shop. */
  sells: boolean
}

const store = 'account'

interface Me {
  user: {
    alias?: string | null
    email: string
    roles?: string[]
    avatar?: { url?: string | null; sizes?: { card?: { url?: string | null } } } | null
  } | null
}

async function fetchUser(): Promise<SignedInUser | null> {
  const response = await fetch(
    '/api/users/me?depth=1&select[alias]=true&select[email]=true&select[avatar]=true&select[roles]=true',
  )
  const { user }: Me = await response.json()
  if (!user) return null
  const url = user.avatar?.sizes?.card?.url ?? user.avatar?.url
  return {
    name: user.alias || user.email,
    picture: url ? { url } : null,
    sells: user.roles?.includes('vendor') ?? false,
  }
}

let pending: Promise<SignedInUser | null> | undefined

/**
 * Fetches the signed-in user once and stores the result in the session storage until the hint changes.
 * Sends no request without the hint.
 */
export async function fetchSignedInUser(): Promise<SignedInUser | null> {
  const current = readSessionHint()
  if (!current) return null
  const stored = JSON.parse(sessionStorage.getItem(store) ?? 'null') as {
    hint: string
    user: SignedInUser
  } | null
  if (stored?.hint === current) return stored.user
  pending ??= fetchUser()
  const user = await pending
  if (user) sessionStorage.setItem(store, JSON.stringify({ hint: current, user }))
  // The session ended elsewhere; without the hint the next page sends no request.
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  else document.cookie = `${sessionHintName}=; Path=/; Max-Age=0`
  return user
}
