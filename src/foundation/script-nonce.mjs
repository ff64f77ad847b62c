// The front door and the application both know this mark: what carries it as its nonce, the site has written itself.
import { createHmac } from 'node:crypto'

/**
 * The mark of the site's own inline scripts: the same for every instance with the same secret, because they may share
 * rendered pages.
 * @param {string} secret
 */
export function scriptNonce(secret) {
  return createHmac('sha256', secret).update('inline scripts').digest('base64url')
}
