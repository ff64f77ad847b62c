import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { processWide } from '@/foundation/process-wide'
import { type Hole, joinBuffers, type PagePart, splitAtTexts } from './page-parts'
import { escapeText, hasTextMarkers, splitAtTextMarkers, textMarker } from './text-markers'

/** HTML and texts by digest, in UTF-8: what React has put together would take many times the memory as a string. */
type Pieces = Map<string, Buffer>

/** What was passed last, for a page that Next has rendered for another request that has ended since. In bytes. */
const recentPieces = processWide(
  'passed-html',
  () => new LRUCache<string, Buffer>({ maxSize: 4_000_000, sizeCalculation: ({ length }) => length + 100 }),
)

const htmlMarkers = /<!--html ([0-9a-f]{32})(?: ([a-z-]+))?-->/g
const markerProperty = /"marker":"<!--html ([0-9a-f]{32})(?: [a-z-]+)?-->"/g

/**
 * The HTML of a page that goes past React and Next, which would copy and search it many times, and the texts that differ
 * between the queries of a list.
 */
export class PassedHtml {
  #pieces: Pieces = new Map()
  #piecesOfOthers: ReadonlyMap<string, Buffer>[] = []
  /** Digests of what was passed for the slots of a page. */
  readonly #slots = new Map<string, string>()

  /** Whether the page may be a template for other queries. */
  get hasSlots(): boolean {
    return this.#slots.size > 0
  }

  /** Finds the HTML of another request too, whose rendering may be the response. */
  share(other: PassedHtml): void {
    this.#piecesOfOthers.push(other.#pieces)
  }

  /** Forgets everything, but leaves its own HTML to those that share it. */
  release(): void {
    this.#pieces = new Map()
    this.#piecesOfOthers = []
    this.#slots.clear()
  }

  /**
   * Keeps HTML as long as the requests for the page last. Returns the marker that the page contains in its place. Equal HTML
   * has equal markers, so that equal pages have one ETag.
   */
  take(html: string, slot?: string): string {
    return `<!--html ${this.#keep(html, slot)}${slot === undefined ? '' : ` ${slot}`}-->`
  }

  /** Keeps a text likewise. Its marker may be part of texts and addresses. */
  takeText(text: string, slot: string): string {
    return textMarker(slot, this.#keep(text, slot))
  }

  #keep(content: string, slot?: string): string {
    const bytes = Buffer.from(content)
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    this.#pieces.set(digest, bytes)
    recentPieces.set(digest, bytes)
    if (slot !== undefined) this.#slots.set(slot, digest)
    return digest
  }

  /**
   * Returns the page with its texts in place of their markers.
   * @param encoding how the page is decoded
   * @throws {Error} if a text is missing
   */
  insertTexts(page: string, encoding: BufferEncoding): string {
    const parts = splitAtTextMarkers(page).map((part) =>
      typeof part === 'string' ? part : this.contentOf(part).toString(encoding),
    )
    return parts.join('')
  }

  /**
   * Returns the bytes of the page with its HTML in place of the markers.
   * @param encoding how the page is decoded
   * @throws {Error} if HTML is missing
   */
  insertInto(page: string, encoding: BufferEncoding): Buffer {
    const parts: Buffer[] = []
    let end = 0
    for (const { 0: marker, 1: digest = '', index } of page.matchAll(htmlMarkers)) {
      parts.push(Buffer.from(page.slice(end, index), encoding), this.#htmlOf(digest))
      end = index + marker.length
    }
    parts.push(Buffer.from(page.slice(end), encoding))
    return Buffer.concat(parts)
  }

  /**
   * Returns React's data with its HTML and texts in place of what marks them: in the browser there is no element to read
   * them from.
   * @param encoding how the data is decoded
   * @throws {Error} if HTML is missing
   */
  insertIntoData(data: string, encoding: BufferEncoding): string {
    const withHtml = data.replaceAll(markerProperty, (_, digest: string) => {
      const html = this.#htmlOf(digest).toString()
      const value = JSON.stringify(html.startsWith('$') ? `$${html}` : html) // "$" begins a reference
      return Buffer.from(`"html":${value}`).toString(encoding)
    })
    return this.insertTexts(withHtml, encoding)
  }

  /**
   * Splits a page at its slots, with all other HTML in its place.
   * @param encoding how the page is decoded
   * @throws {Error} if HTML is missing
   */
  split(page: string, encoding: BufferEncoding): PagePart[] {
    const parts: PagePart[] = []
    let end = 0
    for (const { 0: marker, 1: digest = '', 2: slot, index } of page.matchAll(htmlMarkers)) {
      parts.push(...splitAtTexts(page.slice(end, index), encoding))
      parts.push(...(slot === undefined ? splitHtml(this.#find(digest)) : [{ slot, digest }]))
      end = index + marker.length
    }
    return joinBuffers([...parts, ...splitAtTexts(page.slice(end), encoding)])
  }

  /**
   * Returns the content of a hole: the one that its page was rendered with.
   * @throws {Error} if it is missing
   */
  contentOf({ digest, quote }: Hole): Buffer {
    return quote ? Buffer.from(escapeText(this.#find(digest).toString(), quote)) : this.#htmlOf(digest)
  }

  /**
   * Returns the hole with what this request has passed for its slot, in place of what its page was rendered with.
   * @throws {Error} if nothing was passed for the slot
   */
  refill({ slot, quote }: Hole): Hole {
    const digest = this.#slots.get(slot)
    if (digest === undefined) throw new Error(`Nothing was passed for the slot "${slot}".`)
    return { slot, quote, digest }
  }

  #htmlOf(digest: string): Buffer {
    const html = this.#find(digest)
    return hasTextMarkers(html) ? Buffer.from(this.insertTexts(html.toString(), 'utf8')) : html
  }

  #find(digest: string): Buffer {
    const maps = [this.#pieces, ...this.#piecesOfOthers, recentPieces]
    const found = maps.map((pieces) => pieces.get(digest)).find((piece) => piece !== undefined)
    if (found === undefined) throw new Error(`The HTML ${digest} is missing.`)
    return found
  }
}

const splitHtml = (html: Buffer): PagePart[] =>
  hasTextMarkers(html) ? splitAtTexts(html.toString(), 'utf8') : [html]
