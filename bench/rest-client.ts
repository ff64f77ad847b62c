import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'

/** The fields of the responses that measurements read. */
export interface ResponseBody {
  id: string
  token: string
  doc: { id: string }
  docs: { id: string; slug: string }[]
  totalDocs: number
  groups: { vendor: { id: string }; currency: string; seen: string }[]
}

/** A document that a measurement removes at its end. */
export interface CreatedDocument {
  collection: string
  id: string
}

export interface CallOptions {
  token?: string
  body?: object
  /** The local address: rate limits count by address. */
  from?: string
}

export interface RestResponse {
  status: number
  body: ResponseBody
}

/** Creates the calls to the REST API of a running site. */
export function createRestClient(base: string) {
  function call(
    method: string,
    path: string,
    { token, body, from = '127.0.0.1' }: CallOptions = {},
  ): Promise<RestResponse> {
    return new Promise((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `JWT ${token}` }) }
      const options = { method, headers, localAddress: from, family: 4 }
      const sent = request(`${base}/api${path}`, options, async (response) => {
        try {
          resolve({ status: Number(response.statusCode), body: (await json(response)) as ResponseBody })
        } catch (error) {
          reject(error)
        }
      })
      sent.on('error', reject)
      sent.end(body && JSON.stringify(body))
    })
  }

  async function callSuccessfully(
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<ResponseBody> {
    const { status, body } = await call(method, path, options)
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
    return body
  }

  async function signIn(account: { email: string; password: string }): Promise<string> {
    return (await callSuccessfully('POST', '/users/login', { body: account })).token
  }

  /** @param token an administrator's */
  async function createMember(token: string): Promise<{ id: string; token: string }> {
    const account = { email: `bench-${randomUUID()}@fungarium.invalid`, password: randomUUID() }
    const body = { ...account, roles: ['member'] }
    const { doc } = await callSuccessfully('POST', '/users', { token, body })
    return { id: doc.id, token: await signIn(account) }
  }

  async function removeCreated(token: string, created: CreatedDocument[]): Promise<void> {
    for (const { collection, id } of created.toReversed()) {
      const { status } = await call('DELETE', `/${collection}/${id}`, { token })
      if (status >= 400) console.error(`${collection} ${id} could not be removed: ${status}`)
    }
  }

  return { call, callSuccessfully, signIn, createMember, removeCreated }
}

export type RestClient = ReturnType<typeof createRestClient>
