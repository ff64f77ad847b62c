import { type IncomingHttpHeaders, request } from 'node:http'
import { baseUrl } from './site'

export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface RawOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Sends a request that `fetch` would refuse: with any path and any header, Host among them. */
export function sendRaw(
  path: string,
  { method = 'GET', headers = {}, body }: RawOptions = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const message = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    message.on('error', reject)
    message.end(body)
  })
}
