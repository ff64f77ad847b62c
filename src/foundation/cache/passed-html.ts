import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { processWide } from '@/foundation/process-wide'

/** What was passed last, for a page that Next has rendered for another request that has ended since. In characters. */
const recentHtml = processWide(
  'passed-html',
  () => new LRUCache<string, string>({ maxSize: 4_000_000, sizeCalculation: ({ length }) => length + 1 }),
)

const markers = /<!--html ([0-9a-f]{32})-->/g
const markerProperty = /"marker":"<!--html ([0-9a-f]{32})-->"/g

/** The HTML of a page that goes past React and Next, which would copy and search it many times. */
export class PassedHtml {
  readonly #pieces = new Map<string, string>()
  readonly #piecesOfOthers: ReadonlyMap<string, string>[] = []

  /** Finds the HTML of another request too, whose rendering may be the response. */
  share(other: PassedHtml): void {
    this.#piecesOfOthers.push(other.#pieces)
  }

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
      parts.push(Buffer.from(page.slice(end, index), encoding), Buffer.from(this.#find(digest)))
      end = index + marker.length
    }
    parts.push(Buffer.from(page.slice(end), encoding))
    return Buffer.concat(parts)
  }

  /**
   * Returns React's data with its HTML in place of the properties that mark it: in the browser there is no element to read
   * it from.
   * @param encoding how the data is decoded
   * @throws {Error} if HTML is missing
   */
  insertIntoData(data: string, encoding: BufferEncoding): string {
    return data.replaceAll(markerProperty, (_, digest: string) => {
      const html = this.#find(digest)
      const value = JSON.stringify(html.startsWith('$') ? `$${html}` : html) // "$" begins a reference
      return Buffer.from(`"html":${value}`).toString(encoding)
    })
  }

  #find(digest: string): string {
    const maps = [this.#pieces, ...this.#piecesOfOthers, recentHtml]
    const html = maps.map((pieces) => pieces.get(digest)).find((found) => found !== undefined)
    if (html === undefined) throw new Error(`The HTML ${digest} is missing.`)
    return html
  }
}
