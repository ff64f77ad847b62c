import { defaultLocale, locales } from '@/foundation/i18n/locales'
import { absolute } from '@/foundation/seo/absolute'

/** Months for which the file says that it is valid. */
const validity = 6

/** `/.well-known/security.txt`: https://www.rfc-editor.org/rfc/rfc9116 */
export function securityFile(): Response {
  const now = new Date()
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + validity, 1))
  const lines = [
    `Contact: ${absolute(defaultLocale, '/contact')}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${absolute(defaultLocale, '/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
