import { randomBytes } from 'node:crypto'
import { randomAddress } from './send'

interface Member {
  email: string
  token: string
}

/** Signs a new member up. The site must run without a mail server, which would send a link first. */
export async function signUp(base: string): Promise<Member> {
  const name = `fuzz-${randomBytes(6).toString('hex')}`
  const email = `${name}@fuzz.example`
  const password = randomBytes(18).toString('base64url')
  await post(base, '/api/users/sign-up', { alias: name, email, password, locale: 'en' })
  return signIn(base, email, password)
}

export async function signIn(base: string, email: string, password: string): Promise<Member> {
  const { token } = await post(base, '/api/users/login', { email, password })
  return { email, token: String(token) }
}

/** Whether a session has survived what was sent in its name. */
export async function isSignedIn(base: string, token: string): Promise<boolean> {
  const response = await fetch(`${base}/api/users/me`, { headers: { Authorization: `JWT ${token}` } })
  const { user } = (await response.json()) as { user: unknown }
  return user !== null
}

async function post(base: string, path: string, content: object): Promise<Record<string, unknown>> {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': randomAddress() },
    body: JSON.stringify(content),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}
