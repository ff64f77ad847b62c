import { type IncomingHttpHeaders, request } from 'node:http'
import { baseUrl } from './site'

export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  /** As it was sent, compressed or not. */
  bytes: Buffer
  body: string
}

interface RawOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The address that the request comes from, by which the site limits requests. */
  localAddress?: string | undefined
}

/** Another address of this machine, by which the site limits requests: on Linux, any of 127.0.0.0/8. */
export const anyAddress = () =>
  process.platform === 'linux'
    ? `127.${[1, 2, 3].map(() => 1 + Math.floor(Math.random() * 250)).join('.')}`
    : undefined

/** Sends a request that `fetch` would refuse: with any path and any header, Host among them. */
export function sendRaw(
  path: string,
  { method = 'GET', headers = {}, body, localAddress }: RawOptions = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(baseUrl)
  const source = localAddress === undefined ? {} : { localAddress, family: 4 }
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers, agent: false, ...source }
    const message = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          body: bytes.toString(),
        })
      })
    })
    message.on('error', reject)
    message.end(body)
  })
}
