import { setTimeout as pause } from 'node:timers/promises'
import { type APIRequestContext, request as playwrightRequest } from '@playwright/test'
import sharp from 'sharp'
import { retryAfterSeconds } from '@/foundation/database-outage'
import { anyAddress, sendRaw } from './raw-request'
import { baseUrl, type Language } from './site'

export interface Account {
  email: string
  password: string
}

export interface Doc {
  id: string
  slug?: string
  [field: string]: unknown
}

interface QueryOptions {
  locale?: Language
  draft?: boolean
  depth?: number
}

/** Requests an address as a visitor, without following redirects. */
export function request(path: string, init: RequestInit = {}, base = baseUrl): Promise<Response> {
  return fetch(new URL(path, base), { redirect: 'manual', ...init })
}

/** Asks for a page that must exist; waits as long as the site asks while it is too busy or asked too often. */
async function askPatiently<T extends { status: number }>(
  path: string,
  ask: () => Promise<T>,
  retryAfterOf: (answer: T) => string | null | undefined,
): Promise<T> {
  let answer = await ask()
  for (let attempt = 1; [429, 503].includes(answer.status) && attempt < 10; attempt += 1) {
    await pause(Number(retryAfterOf(answer) ?? retryAfterSeconds) * 1000)
    answer = await ask()
  }
  if (answer.status !== 200) throw new Error(`${path} responded with ${answer.status}.`)
  return answer
}

/** Returns the HTML of a page that must exist. */
export async function htmlOf(path: string, init?: RequestInit): Promise<string> {
  const response = await askPatiently(
    path,
    () => request(path, init),
    ({ headers }) => headers.get('retry-after'),
  )
  return response.text()
}

/** Returns the HTML of a page that an address may not ask for as often as a test does. */
export async function htmlForAnyAddress(path: string): Promise<string> {
  const { body } = await askPatiently(
    path,
    () => sendRaw(path, { localAddress: anyAddress() }),
    ({ headers }) => headers['retry-after'],
  )
  return body
}

export function adminAccount(): Account {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  if (!email || !password)
    throw new Error('ADMIN_EMAIL and ADMIN_PASSWORD must name the first administrator.')
  return { email, password }
}

export type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>

/** A signed-in user who acts over REST. */
export class Session {
  /** State for a browser context in which this user is signed in. */
  readonly storageState: StorageState
  readonly token: string
  readonly #base: string

  constructor(storageState: StorageState, base = baseUrl) {
    this.storageState = storageState
    this.#base = base
    this.token = storageState.cookies.find(({ name }) => name === 'payload-token')?.value ?? ''
  }

  async find(
    collection: string,
    where: Record<string, string> = {},
    options: QueryOptions & { limit?: number } = {},
  ): Promise<Doc[]> {
    const conditions = Object.fromEntries(
      Object.entries(where).map(([field, value]) => [`where[${field}][equals]`, value]),
    )
    const query = searchParams({ depth: 0, limit: 100, ...options, ...conditions })
    const { docs } = await this.#call<{ docs: Doc[] }>('GET', `/api/${collection}?${query}`)
    return docs
  }

  async findOne(collection: string, where: Record<string, string>): Promise<Doc> {
    const [doc] = await this.find(collection, where)
    if (!doc) throw new Error(`${collection} has no document with ${JSON.stringify(where)}.`)
    return doc
  }

  async create(collection: string, data: object, options: QueryOptions = {}): Promise<Doc> {
    const path = `/api/${collection}?${searchParams({ depth: 0, ...options })}`
    const { doc } = await this.#call<{ doc: Doc }>('POST', path, data)
    return doc
  }

  async update(collection: string, id: string, data: object, options: QueryOptions = {}): Promise<Doc> {
    const path = `/api/${collection}/${id}?${searchParams({ depth: 0, ...options })}`
    const { doc } = await this.#call<{ doc: Doc }>('PATCH', path, data)
    return doc
  }

  /** Uploads a picture of one colour. */
  async uploadPicture(name: string, background: string): Promise<Doc> {
    const file = await sharp({ create: { width: 900, height: 900, channels: 3, background } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'One colour' }))
    form.set('file', new File([new Uint8Array(file)], `${name}.png`, { type: 'image/png' }))
    const { doc } = await this.#send<{ doc: Doc }>('/api/media', { method: 'POST', body: form })
    return doc
  }

  /** Deletes a document, even if an editor has it open in the admin panel. */
  async delete(collection: string, id: string): Promise<void> {
    await this.#call('DELETE', `/api/${collection}/${id}?overrideLock=true`)
  }

  #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    if (body === undefined) return this.#send(path, { method })
    const headers = { 'content-type': 'application/json' }
    return this.#send(path, { method, headers, body: JSON.stringify(body) })
  }

  async #send<T>(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<T> {
    const headers = { ...init.headers, authorization: `JWT ${this.token}` }
    const response = await request(path, { ...init, headers }, this.#base)
    const content = await response.text()
    if (!response.ok)
      throw new Error(`${init.method} ${path} responded with ${response.status}: ${content.slice(0, 500)}`)
    return JSON.parse(content)
  }
}

/** Signs in. Waits where the limit on sign-ins is reached. */
export async function signIn({ email, password }: Account, base = baseUrl): Promise<Session> {
  const context = await playwrightRequest.newContext({ baseURL: base })
  try {
    for (let attempt = 1; ; attempt += 1) {
      const response = await context.post('/api/users/sign-in', {
        data: { email, password },
        headers: { origin: base },
      })
      if (response.ok()) return new Session(await context.storageState(), base)
      if (response.status() !== 429 || attempt === 10)
        throw new Error(`Signing in as ${email} failed with ${response.status()}: ${await response.text()}`)
      await new Promise((resolve) => setTimeout(resolve, 10_000))
    }
  } finally {
    await context.dispose()
  }
}

function searchParams(options: Record<string, unknown>): string {
  const entries = Object.entries(options).filter(([, value]) => value !== undefined)
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()
}
