import { createHmac, timingSafeEqual } from 'node:crypto'

/** The cookie of a preview, signed: nobody else may pass the page cache by. */
export const previewCookie = 'preview'

/** Seconds after which a preview must be started again. */
export const previewSeconds = 12 * 60 * 60

const sign = (secret: string, expiresAt: string): string =>
  createHmac('sha256', secret).update(`preview until ${expiresAt}`).digest('base64url')

/** Returns the value of the cookie of a preview that begins now. */
export function createPreviewSession(secret: string, now = Date.now()): string {
  const expiresAt = String(Math.floor(now / 1000) + previewSeconds)
  return `${expiresAt}.${sign(secret, expiresAt)}`
}

/** Whether a `Cookie` header holds a preview of this site that has not expired. */
export function hasPreviewSession(cookies: string | undefined, secret: string, now = Date.now()): boolean {
  const [, expiresAt = '', signature = ''] =
    /(?:^|;)\s*preview=(\d{1,12})\.([\w-]{43})\s*(?:;|$)/.exec(cookies ?? '') ?? []
  if (signature === '' || Number(expiresAt) * 1000 <= now) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, expiresAt)))
}
