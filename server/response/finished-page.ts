import { createHash } from 'node:crypto'
import { type Hole, type PagePart, splitAtTexts } from '../../src/foundation/cache/page-parts'
import type { PassedHtml } from '../../src/foundation/cache/passed-html'
import { Body, type DeferredBody } from '../body'
import { securePage } from '../content-security-policy'
import { dataPath, deferScripts, flightSlot } from '../deferred-scripts'
import { pageEncoding } from '../page-encoding'
import { createEtag } from './headers'

/** A page as visitors get it, with holes for what differs between the queries of a list. */
export interface FinishedPage {
  html: readonly PagePart[]
  /** React's flight data, if it was moved out of the page. */
  flight?: readonly PagePart[]
  policy: string
  /** Of the page without the contents of its holes. */
  digest: string
  /** Whether everything that differs between the queries of its list is in holes. */
  canBeTemplate: boolean
}

interface FinishOptions {
  passedHtml: PassedHtml
  secure: boolean
  nonce?: string
  /** Pages for one user, such as those of the admin panel, are useless without their scripts. */
  defersScripts: boolean
}

/** Finishes a page in `pageEncoding` that the application has written with markers. */
export function finishPage(
  written: string,
  { passedHtml, secure, nonce, defersScripts }: FinishOptions,
): FinishedPage {
  const { html, flight } = defersScripts ? deferScripts(written, nonce) : { html: written }
  // Scripts in the page are allowed by their hashes, so nothing can be inserted into them later.
  const keepsFlight = flight === undefined && written.includes('__next_f')
  const complete = keepsFlight ? passedHtml.insertTexts(html, pageEncoding) : html
  const secured = securePage(complete, { secure, nonce })
  const parts = passedHtml.split(secured.html, pageEncoding)
  return {
    html: parts,
    flight: flight === undefined ? undefined : splitAtTexts(flight, pageEncoding),
    policy: secured.policy,
    digest: digestOf(withSortedHead(parts)),
    canBeTemplate: passedHtml.hasSlots && !keepsFlight,
  }
}

interface FillOptions {
  passedHtml: PassedHtml
  /** The path and query under which the server can fetch the page again. */
  path?: string
  /** Whether the page was rendered for another query. */
  isTemplate?: boolean
}

/**
 * Returns the body of a page. Equal pages have one ETag and one name for their flight data, whether they were rendered or
 * made from others: each rendering numbers and orders the same data differently.
 * @throws {Error} if the content of a hole is missing
 */
export function fillPage(
  { html, flight, policy, digest }: FinishedPage,
  { passedHtml, path = '/', isTemplate = false }: FillOptions,
): Body {
  const refill = (part: PagePart): PagePart =>
    isTemplate && isHole(part) && part.slot !== flightSlot ? passedHtml.refill(part) : part
  const parts = html.map(refill)
  const contents = new Set(parts.filter(isHole).map((hole) => `${hole.slot} ${hole.digest}`))
  const name = digestOf([digest, ...[...contents].sort()])
  const address = Buffer.from(`${dataPath}${name}?of=${encodeURIComponent(path)}`)
  const contentOf = (part: PagePart): Buffer => {
    if (!isHole(part)) return part
    return part.slot === flightSlot ? address : passedHtml.contentOf(part)
  }
  const data = flight && deferData(flight.map((part) => contentOf(refill(part))))
  return new Body(Buffer.concat(parts.map(contentOf)), {
    etag: createEtag(name),
    isCompressible: true,
    policy,
    // Few visitors ask for the data of a filtered list.
    data: data && { name, body: isTemplate ? data : data.create() },
  })
}

function deferData(parts: readonly Buffer[]): DeferredBody {
  return {
    storedBytes: parts.reduce((sum, { length }) => sum + length, 0),
    create: () => {
      const json = Buffer.concat(parts)
      return new Body(json, { etag: createEtag(digestOf([json])), isCompressible: true })
    },
  }
}

const isHole = (part: PagePart): part is Hole => !Buffer.isBuffer(part)

/** React orders what it adds to the head by when it was rendered, which differs between instances. */
function withSortedHead(parts: readonly PagePart[]): string[] {
  const page = parts.map((part) => (isHole(part) ? `[${part.slot}]` : part.toString(pageEncoding))).join('')
  const end = page.indexOf('</head>')
  return [...page.slice(0, Math.max(end, 0)).split('<').sort(), page.slice(Math.max(end, 0))]
}

function digestOf(parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url').slice(0, 27)
}
