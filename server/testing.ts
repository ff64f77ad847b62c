import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import { onTestFinished } from 'vitest'
import type { Application } from './context'
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

export type SiteOptions = Partial<Parameters<typeof createSiteServer>[0]>

/** Starts a site server in front of an application; it is closed after the test. */
export async function startServer(application: Application, options: SiteOptions = {}) {
  const site = createSiteServer({ application, siteUrl: 'http://localhost', ...options })
  await site.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => site.close(100))
  const port = portOf(site.server)
  return { site, port, server: site.server, get: (options: TestRequest = {}) => send(port, options) }
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
