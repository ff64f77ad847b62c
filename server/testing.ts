import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createGateway, type Gateway } from './gateway/gateway'
import { createSiteServer } from './server'

export interface TestRequest {
  path?: string
  method?: string
  headers?: Record<string, string>
  body?: Buffer
}

export interface TestResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts a site server in front of a handler; it is closed after the test. */
export async function startServer(
  handler: (req: IncomingMessage, res: ServerResponse) => unknown,
  options: Partial<Parameters<typeof createSiteServer>[0]> = {},
) {
  const site = createSiteServer({ handler, ...options })
  await site.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => site.close(100))
  const port = portOf(site.server)
  return { site, port, server: site.server, get: (options: TestRequest = {}) => send(port, options) }
}

/** Starts the gateway before a site server as the supervising process does; both are closed after the test. */
export async function startGateway(
  handler: (req: IncomingMessage, res: ServerResponse) => unknown,
  {
    gateway: gatewayOptions,
    ...options
  }: Omit<Partial<Parameters<typeof createSiteServer>[0]>, 'gateway'> & {
    gateway?: Parameters<typeof createGateway>[0]
  } = {},
) {
  const gateway = createGateway({ secure: false, ...gatewayOptions })
  await gateway.listen({ port: 0, host: '127.0.0.1' })
  const application = await startApplication(gateway, handler, options)
  onTestFinished(async () => {
    await gateway.close(100)
    await application.close()
  })
  const port = portOf(gateway.server)
  return { gateway, application, port, get: (options: TestRequest = {}) => send(port, options) }
}

/** Adds a process of the application to a gateway. Messages are copied as between processes. */
export async function startApplication(
  gateway: Gateway,
  handler: (req: IncomingMessage, res: ServerResponse) => unknown,
  options: Partial<Parameters<typeof createSiteServer>[0]> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'fungarium-gateway-'))
  const socket = join(folder, 'site')
  const toGateway = new EventEmitter()
  const toApplication = new EventEmitter()
  const site = createSiteServer({
    handler,
    ...options,
    gateway: {
      send: (message) => void toGateway.emit('message', structuredClone(message)),
      subscribe: (listener) => void toApplication.on('message', listener),
    },
  })
  await site.listen({ path: socket })
  const connection = gateway.add(socket, (message) => toApplication.emit('message', structuredClone(message)))
  toGateway.on('message', (message) => connection.receive(message))
  return {
    site,
    connection,
    close: async () => {
      await site.close(100)
      rmSync(folder, { recursive: true })
    },
  }
}

/** Unlike fetch, it neither decompresses bodies nor refuses malformed paths. */
export function send(
  port: number,
  { path = '/', method = 'GET', headers = {}, body }: TestRequest,
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const req = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk) => chunks.push(chunk))
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
      )
    })
    req.on('error', reject)
    req.end(body)
  })
}
