import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { processWide } from '@/foundation/process-wide'

/** What was passed last, for a page that Next has rendered for another request that has ended since. In characters. */
const recentHtml = processWide(
  'passed-html',
  () => new LRUCache<string, string>({ maxSize: 4_000_000, sizeCalculation: ({ length }) => length + 1 }),
)

const markers = /<!--html ([0-9a-f]{32})-->/g

/** The HTML of a page that goes past React and Next, which would copy and search it many times. */
export class PassedHtml {
  readonly #pieces = new Map<string, string>()

  /**
   * Keeps HTML as long as the requests for the page last. Returns the marker that the page contains in its place. Equal HTML
   * has equal markers, so that equal pages have one ETag.
   */
  take(html: string): string {
    const digest = createHash('sha256').update(html).digest('hex').slice(0, 32)
    this.#pieces.set(digest, html)
    recentHtml.set(digest, html)
    return `<!--html ${digest}-->`
  }

  /**
   * Returns the bytes of the page with its HTML in place of the markers.
   * @param encoding how the page is decoded
   * @throws {Error} if HTML is missing
   */
  insertInto(page: string, encoding: BufferEncoding): Buffer {
    const parts: Buffer[] = []
    let end = 0
    for (const { 0: marker, 1: digest = '', index } of page.matchAll(markers)) {
      const html = this.#pieces.get(digest) ?? recentHtml.get(digest)
      if (html === undefined) throw new Error(`The HTML of ${marker} is missing.`)
      parts.push(Buffer.from(page.slice(end, index), encoding), Buffer.from(html))
      end = index + marker.length
    }
    parts.push(Buffer.from(page.slice(end), encoding))
    return Buffer.concat(parts)
  }
}
