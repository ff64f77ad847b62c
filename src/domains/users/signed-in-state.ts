import { sessionHintName } from './session-hint-name'

/** Who is shown at the head of the page. */
export interface SignedInUser {
  name: string
  picture: { url: string } | null
}

const store = 'account'

export function readSessionHint(): string | undefined {
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${sessionHintName}=`))
    ?.slice(sessionHintName.length + 1)
}

/** Whether somebody seems to be signed in; the server has the last word. */
export function hasSessionHint(): boolean {
  return Boolean(readSessionHint())
}

interface Me {
  user: {
    alias?: string | null
    email: string
    avatar?: { url?: string | null; sizes?: { card?: { url?: string | null } } } | null
  } | null
}

async function fetchUser(): Promise<SignedInUser | null> {
  const response = await fetch(
    '/api/users/me?depth=1&select[alias]=true&select[email]=true&select[avatar]=true',
  )
  const { user }: Me = await response.json()
  if (!user) return null
  const url = user.avatar?.sizes?.card?.url ?? user.avatar?.url
  return { name: user.alias || user.email, picture: url ? { url } : null }
}

let pending: Promise<SignedInUser | null> | undefined

/**
 * Asks once a visit, and of visitors nothing: without the hint nobody is signed in. What was answered is kept as long
 * as the hint stays the same.
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
  // The session has ended elsewhere; nothing needs to be asked on the next page.
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  else document.cookie = `${sessionHintName}=; Path=/; Max-Age=0`
  return user
}
