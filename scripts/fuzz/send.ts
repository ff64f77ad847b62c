import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import type { FuzzRequest, FuzzResponse } from './request'

const timeout = 30_000
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Any client address: the rate limits count by address, which an https site takes from its proxy. */
export const randomAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 254) + 1).join('.')}`

/** Sends a request; a connection that ends without a response has the status 0. */
export async function send(
  base: string,
  sent: FuzzRequest,
  token: string | undefined,
): Promise<FuzzResponse> {
  const startedAt = performance.now()
  const answer = await (sent.raw === undefined
    ? sendByHttp(base, sent, token)
    : sendRaw(base, sent.raw)
  ).catch((error: Error) => ({ status: 0, body: String(error.message) }))
  return { ...answer, milliseconds: performance.now() - startedAt }
}

type Answer = Omit<FuzzResponse, 'milliseconds'>

function sendByHttp(base: string, sent: FuzzRequest, token: string | undefined): Promise<Answer> {
  const { hostname, port } = new URL(base)
  const { method, path, body } = sent
  const headers = {
    'X-Forwarded-For': randomAddress(),
    ...sent.headers,
    ...(token && { Authorization: `JWT ${token}` }),
    ...(body && { 'Content-Length': String(body.length) }),
  }
  return new Promise((resolve, reject) => {
    const message = request(
      { agent, maxHeaderSize: 128 * 1024, hostname, port, method, path, headers, timeout },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        )
      },
    )
    message.on('timeout', () => message.destroy(new Error('no response in time')))
    message.on('error', reject)
    message.end(body)
  })
}

/** Writes bytes to a socket. The server may close it without a word if they are not HTTP. */
function sendRaw(base: string, raw: string): Promise<Answer> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 80), timeout })
    const chunks: Buffer[] = []
    socket.on('connect', () => socket.end(raw, 'latin1'))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('timeout', () => socket.destroy(new Error('no response in time')))
    socket.on('error', (error) => (isClosed(error) ? undefined : reject(error)))
    socket.on('close', () => {
      const body = Buffer.concat(chunks).toString()
      const statuses = [...body.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
      resolve({ status: Math.max(200, ...statuses), body })
    })
  })
}

const isClosed = (error: NodeJS.ErrnoException) => ['ECONNRESET', 'EPIPE'].includes(error.code ?? '')

export const closeConnections = () => agent.destroy()
