import { createHmac } from 'node:crypto'

/**
 * Returns the nonce of the site's own inline scripts, which the server and the application derive from the same
 * secret. It is the same in every instance, because instances may share rendered pages.
 */
export function scriptNonce(secret: string): string {
  return createHmac('sha256', secret).update('inline scripts').digest('base64url')
}
