import { createHash } from 'node:crypto'
import { analyticsSources } from '../src/foundation/env/analytics'
import { readEnvironment } from '../src/foundation/env/environment'
import { findInlineScripts } from './inline-scripts'
import { pageEncoding } from './page-encoding'

export interface SecuredPage {
  /** The page without nonces. */
  html: string
  /** The value of the Content-Security-Policy header. */
  policy: string
}

interface SecurePageOptions {
  /** Whether visitors use https. */
  secure: boolean
  /** The secret nonce of the site's own scripts. */
  nonce?: string
}

/**
 * Returns an HTML page in `pageEncoding` with a policy that allows its inline scripts by hash, which keeps the page cacheable: a nonce
 * per response would make every response different.
 *
 * With a `nonce`, only scripts that carry it are allowed. The server passes this secret to the renderer, which puts it
 * on the scripts it writes; a script injected through user content has none, so its hash is not in the policy. The
 * nonce is removed here and never reaches a visitor. A page without any nonce was rendered at build time, before user
 * content existed, so all its scripts are allowed. Speculation rules are always allowed because they execute nothing.
 */
export function securePage(html: string, { secure, nonce }: SecurePageOptions): SecuredPage {
  const scripts = findInlineScripts(html)
  const hasNonce = nonce !== undefined && html.includes(`nonce="${nonce}"`)
  const allowed = hasNonce ? scripts.filter((script) => script.nonce === nonce || !script.executes) : scripts
  const hashes = new Set(allowed.map((script) => hashSource(removeNonce(script.text, nonce))))
  return { html: removeNonce(html, nonce), policy: buildPolicy([...hashes], secure) }
}

let configured: ReturnType<typeof analyticsSources> | undefined

/** Read when it is first needed, so that the start reports a wrong setting before. */
function configuredSources() {
  configured ??= analyticsSources(readEnvironment().analytics)
  return configured
}

/**
 * Returns the policy of a page whose inline scripts have these hashes.
 * @param sources what a provider that counts visitors needs
 */
export function buildPolicy(
  hashes: readonly string[],
  secure: boolean,
  { scripts, requests } = configuredSources(),
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...requests].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...requests].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The policy of SVG images and feeds, which browsers can open as documents. */
export const xmlPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; frame-ancestors 'self'"

/**
 * Removes the nonce from a text. Outside of attributes (React's flight data repeats it) it is replaced by a string of
 * the same length, because flight data contains byte lengths.
 */
export function removeNonce(text: string, nonce: string | undefined): string {
  return nonce === undefined
    ? text
    : text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '-'.repeat(nonce.length))
}

/** Returns the source expression of a script. Browsers normalise line ends to line feeds before hashing. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n'), pageEncoding).digest('base64')}'`
}
