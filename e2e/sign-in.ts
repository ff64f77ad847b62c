/** The server under test, started by whoever runs the tests. Not `BASE_URL`: Vite sets that to `/`. */
export const baseUrl = new URL(process.env.E2E_URL ?? process.env.SITE_URL ?? 'http://localhost:3000').origin
/** The origin its pages name themselves by. */
export const siteUrl = new URL(process.env.SITE_URL ?? baseUrl).origin

export interface Account {
  email: string
  password: string
}

export function adminAccount(): Account {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  if (!email || !password)
    throw new Error('ADMIN_EMAIL and ADMIN_PASSWORD must name the first administrator.')
  return { email, password }
}

/** Signs in and gives the session's token. */
export async function tokenFor({ email, password }: Account): Promise<string> {
  const response = await fetch(new URL('/api/users/login', baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok)
    throw new Error(`Signing in as ${email} answered ${response.status}: ${await response.text()}`)
  const { token } = (await response.json()) as { token: string }
  return token
}
