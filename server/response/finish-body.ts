import { createHash } from 'node:crypto'
import { Body } from '../body'
import { isCompressible } from '../compression'
import { removeNonce, securePage } from '../content-security-policy'
import { stripToLiveParts } from '../list-part'
import type { CachedPage } from '../page-cache/page-cache'
import { pageEncoding } from '../page-encoding'
import { type Exchange, mayContainNonce } from './exchange'
import { type FinishedPage, fillPage, finishPage } from './finished-page'
import { createEtag } from './headers'

export interface FinishedBody {
  /** In the cache of bodies; absent where it does not replace that of another page. */
  name?: string
  body: Body
  page?: FinishedPage
}

interface BodyKind {
  type: string
  /** Set where every visitor gets the same body. */
  path?: string
  /** Whether the request was for the live parts of a list page only. */
  isListPart: boolean
  /** Whether the application stated the policy of the response itself. */
  hasPolicy: boolean
}

/** Makes the body of a response from what the application has written. */
export async function finishBody(bytes: Buffer, kind: BodyKind, exchange: Exchange): Promise<FinishedBody> {
  const { context, request } = exchange
  const sitePage = await fetchSitePage(exchange, bytes)
  for (const tag of sitePage?.tags ?? []) request.context.tags.add(tag)
  if (sitePage) return { body: sitePage.body }
  const digest = createHash('sha256').update(bytes).digest('base64url')
  const name = `${kind.type} ${kind.isListPart ? 'part ' : ''}${digest}`
  const known = request.passedHtml.hasSlots ? undefined : context.bodies.get(name)
  return known ? { name, body: known } : { name, ...createBody(bytes, digest, kind, exchange) }
}

function createBody(
  bytes: Buffer,
  digest: string,
  { type, path, isListPart, hasPolicy }: BodyKind,
  { context, request: { passedHtml } }: Exchange,
): Omit<FinishedBody, 'name'> {
  const { nonce, secure } = context
  const common = { etag: createEtag(digest), isCompressible: isCompressible(type) }
  if (!mayContainNonce(type)) return { body: new Body(bytes, common) }
  const written = bytes.toString(pageEncoding)
  if (!/html/i.test(type)) {
    const data = passedHtml.insertIntoData(removeNonce(written, nonce), pageEncoding)
    return { body: new Body(Buffer.from(data, pageEncoding), common) }
  }
  if (!hasPolicy && !isListPart) {
    const page = finishPage(written, { passedHtml, secure, nonce, defersScripts: path !== undefined })
    return { body: fillPage(page, { passedHtml, path }), page }
  }
  const text = passedHtml.insertTexts(written, pageEncoding)
  const { html, policy } = hasPolicy
    ? { html: removeNonce(text, nonce) }
    : securePage(stripToLiveParts(text), context)
  return { body: new Body(passedHtml.insertInto(html, pageEncoding), { ...common, policy }) }
}

/**
 * The site's own page for an unknown address or an error: Next renders both as an empty document that scripts fill in
 * the browser, without header, footer and poison lines.
 */
async function fetchSitePage(
  { req, res, context }: Exchange,
  bytes: Buffer,
): Promise<CachedPage | undefined> {
  const fetch = { 404: context.fetchNotFoundPage, 500: context.fetchErrorPage }[res.statusCode]
  const isEmpty = bytes.includes('<html id="__next_error__"')
  if (!fetch || !isEmpty) return undefined
  return fetch(req.url ?? '/')
}
