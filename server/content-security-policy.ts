import { createHash } from 'node:crypto'
import { analyticsSources } from '../src/foundation/env/analytics'
import { readEnvironment } from '../src/foundation/env/environment'

/**
 * Returns the policy of pages with these inline scripts, which it allows by hash: a nonce for each response would make each
 * of them different, so that none could be cached.
 * @param secure whether visitors use https
 */
export function pagePolicy(scripts: readonly string[], secure: boolean): string {
  return buildPolicy([...new Set(scripts.map(hashSource))], secure)
}

/** Returns the policy of a page of the panel, into which Next writes inline scripts with this nonce. */
export const panelPolicy = (nonce: string, secure: boolean): string =>
  buildPolicy([`'nonce-${nonce}'`], secure)

let configured: ReturnType<typeof analyticsSources> | undefined

/** Read when it is first needed, so that the start reports a wrong setting before. */
function configuredSources() {
  configured ??= analyticsSources(readEnvironment().analytics)
  return configured
}

/**
 * Returns the policy of a page whose inline scripts have these hashes or nonces.
 * @param sources what a provider that counts visitors needs
 */
export function buildPolicy(
  allowed: readonly string[],
  secure: boolean,
  { scripts, requests } = configuredSources(),
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...allowed, ...scripts].join(' '),
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

/** Returns the source expression of a script. Browsers normalise line ends to line feeds before hashing. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`
}
