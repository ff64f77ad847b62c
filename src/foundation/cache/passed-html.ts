import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { processWide } from '@/foundation/process-wide'

/** HTML by its digest. Characters: many times what the pages that are rendered at the same time contain. */
const passedHtml = processWide(
  'passed-html',
  () => new LRUCache<string, string>({ maxSize: 4_000_000, sizeCalculation: ({ length }) => length + 1 }),
)

const markers = /<!--html ([0-9a-f]{32})-->/g

/**
 * Takes HTML past React and Next, which would copy and search it many times. Returns the marker that the page contains in
 * its place. Equal HTML has equal markers, so that equal pages have one ETag.
 */
export function takeHtml(html: string): string {
  const digest = createHash('sha256').update(html).digest('hex').slice(0, 32)
  passedHtml.set(digest, html)
  return `<!--html ${digest}-->`
}

/**
 * Returns the bytes of a page with the HTML that was taken in place of its markers.
 * @param encoding how the page is decoded
 * @throws {Error} if HTML is missing
 */
export function insertPassedHtml(page: string, encoding: BufferEncoding): Buffer {
  const pieces: Buffer[] = []
  let end = 0
  for (const { 0: marker, 1: digest = '', index } of page.matchAll(markers)) {
    const html = passedHtml.get(digest)
    if (html === undefined) throw new Error(`The HTML of ${marker} is missing.`)
    pieces.push(Buffer.from(page.slice(end, index), encoding), Buffer.from(html))
    end = index + marker.length
  }
  pieces.push(Buffer.from(page.slice(end), encoding))
  return Buffer.concat(pieces)
}
