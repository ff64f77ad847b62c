import { type FoundMarker, splitAtTextMarkers } from './text-markers'

/** A place in a page for what differs between the queries of a list: for HTML, or for a text if it has a `quote`. */
export interface Hole {
  slot: string
  /** Of what the page was rendered with. */
  digest: string
  quote?: FoundMarker['quote']
}

/** A page is bytes and holes. */
export type PagePart = Buffer | Hole

/** Splits what contains no markers of HTML at the texts that were passed. */
export const splitAtTexts = (content: string, encoding: BufferEncoding): PagePart[] =>
  splitAtTextMarkers(content).map((part) => (typeof part === 'string' ? Buffer.from(part, encoding) : part))

/** Joins bytes between which there is no hole. */
export function joinBuffers(parts: readonly PagePart[]): PagePart[] {
  const joined: PagePart[] = []
  let bytes: Buffer[] = []
  for (const part of parts) {
    if (Buffer.isBuffer(part)) bytes.push(part)
    else {
      joined.push(Buffer.concat(bytes), part)
      bytes = []
    }
  }
  return [...joined, Buffer.concat(bytes)]
}
