import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { recordHtml } from './record-html'

/** What a reader gets at an address, without what differs from one request to the next. */
export interface Answer {
  address: string
  status: number
  headers: Record<string, string>
  /** Lines of text that can be compared. */
  body: string[]
}

/** Headers that clients act on. */
const compared = [
  'content-type',
  'cache-control',
  'location',
  'content-language',
  'allow',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'x-robots-tag',
  'content-disposition',
  'access-control-allow-origin',
  'retry-after',
]

/** Requests an address as a guest. */
export async function recordAnswer(base: string, address: string): Promise<Answer> {
  let response = await ask(base, address)
  // The site may be too busy.
  while (response.status === 503) {
    await sleep(3000)
    response = await ask(base, address)
  }
  const body = Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string> = {}
  for (const name of compared) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = withoutHashes(value)
  }
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '='))
  if (cookies.length > 0) headers['set-cookie'] = cookies.sort().join(', ')
  if (response.headers.has('etag')) headers.etag = 'given'
  return {
    address,
    status: response.status,
    headers,
    body: linesOf(body, headers['content-type'] ?? '', base),
  }
}

/** Asks for the path as it is written: `fetch` would resolve its dots. */
function ask(base: string, address: string): Promise<Response> {
  return fetch(base + address, { redirect: 'manual', headers: { Accept: 'text/html,*/*' } })
}

/** Hashes of scripts and files differ between builds. */
const withoutHashes = (text: string): string =>
  text.replace(/'sha256-[^']+'/g, "'sha256'").replace(/( 'sha256')+/g, " 'sha256'")

function linesOf(body: Buffer, type: string, base: string): string[] {
  if (/^text\/html/.test(type)) return recordHtml(body.toString().replaceAll(base, ''))
  if (/json/.test(type)) return jsonLines(body.toString().replaceAll(base, ''))
  if (/^(text\/|application\/.*xml|image\/svg)/.test(type))
    return body.toString().replaceAll(base, '').split('\n')
  return [`${body.length} bytes, ${createHash('sha256').update(body).digest('hex')}`]
}

/** Signatures and times of the present moment. */
const momentary = /^(?:exp|token|fetchedAt|generated(?:At)?)$/

function jsonLines(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text, (key, field) => (momentary.test(key) ? '…' : field))
    return JSON.stringify(value, null, 1).split('\n')
  } catch {
    return [text]
  }
}
