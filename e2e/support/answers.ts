import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { freshMark, type GuestRequest } from './guest-requests'
import { type RawResponse, sendRaw } from './raw-request'

/** A response as it can be compared with another. */
export interface Answer {
  status: number
  headers: Record<string, string>
  /** The decoded bytes, one character each. */
  body: string
}

/**
 * Headers that say when, from where and in which form an answer came. Next's ETags are digests of more than the body, and
 * change with each rendering.
 */
const transportHeaders = [
  'age',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'x-cache',
  'x-request-id',
]

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
}

function decode({ bytes, headers }: RawResponse): Buffer {
  const decoder = decoders[String(headers['content-encoding'])]
  return decoder && bytes.length > 0 ? decoder(bytes) : bytes
}

/** Writes a mark in place of what is new in each answer. */
const withMark = (answer: Answer, value: string, mark: string): Answer =>
  JSON.parse(JSON.stringify(answer).replaceAll(value, mark))

/** Where Next divides what it sends to the scripts of the panel, which depends on what is ready. */
const partsOfStream = /"\]\)<\/script><script nonce="[^"]+">self\.__next_f\.push\(\[1,"/g

/** What server actions carry along is encrypted anew, and sent as soon as it is ready. */
const encryptedArguments = /[0-9a-f]+:\\"[A-Za-z0-9+/]{60,}=*\\"\\n/g

/** Leaves out what differs in each rendering of a page of the panel; its inline scripts are allowed by another nonce. */
function withoutRandomTexts(answer: Answer): Answer {
  const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers['content-security-policy'] ?? '') ?? []
  if (nonce === undefined) return answer
  const body = answer.body.replaceAll(partsOfStream, '').replaceAll(encryptedArguments, '')
  return withMark({ ...answer, body }, nonce, '(nonce)')
}

/** Only what the site has compressed once varies by encoding. */
const valueOfHeader = (name: string, value: string) =>
  name === 'vary' ? value.replace(/(?:, )?accept-encoding/i, '') : value

/**
 * Sends a request with a value for its mark.
 * @param localAddress the address that it comes from
 */
export async function sendPlain(
  { method, path, headers, body }: GuestRequest,
  value: string,
  localAddress?: string,
): Promise<Answer> {
  const fill = (text: string) => text.replaceAll(freshMark, value)
  const response = await sendRaw(fill(path), {
    method,
    headers,
    ...(body !== undefined && { body: fill(body) }),
    ...(localAddress !== undefined && { localAddress }),
  })
  const kept = Object.entries(response.headers).filter(([name]) => !transportHeaders.includes(name))
  const answer = withoutRandomTexts({
    status: response.status,
    headers: Object.fromEntries(kept.map(([name, content]) => [name, valueOfHeader(name, String(content))])),
    body: decode(response).toString('latin1'),
  })
  return path.includes(freshMark) ? withMark(answer, value, freshMark) : answer
}

/** Describes the first difference between two answers; undefined if they are equal. */
export function firstDifference(one: Answer, other: Answer): string | undefined {
  if (one.status !== other.status) return `the status is ${other.status} in place of ${one.status}`
  for (const name of new Set([...Object.keys(one.headers), ...Object.keys(other.headers)]))
    if (one.headers[name] !== other.headers[name])
      return `the header ${name} is ${quote(other.headers[name])} in place of ${quote(one.headers[name])}`
  if (one.body === other.body) return undefined
  let at = 0
  while (one.body[at] === other.body[at]) at += 1
  const part = (body: string) => quote(body.slice(Math.max(0, at - 60), at + 100))
  return `the body differs from byte ${at} on: ${part(other.body)} in place of ${part(one.body)}`
}

const quote = (text: string | undefined) => (text === undefined ? 'absent' : JSON.stringify(text))
