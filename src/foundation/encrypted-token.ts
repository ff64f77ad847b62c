import { createHash } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import type { Payload } from 'payload'

/** The purpose of a sealed text. A text that was sealed for another purpose cannot be opened. */
type Purpose = 'sign-up' | 'new-address' | 'form' | 'pending-action' | 'mail' | 'stock-notice'

function keyOf({ secret }: Payload): Uint8Array {
  return createHash('sha256').update(`sealed ${secret}`).digest()
}

/** Encrypts and signs facts with the secret of this site. They expire after `seconds`. */
export function seal(payload: Payload, purpose: Purpose, seconds: number, facts: object): Promise<string> {
  return new EncryptJWT({ ...facts })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(purpose)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .encrypt(keyOf(payload))
}

/** Decrypts facts; null if they were sealed for another purpose, changed, or expired. */
export async function unseal<Facts = Record<string, unknown>>(
  payload: Payload,
  purpose: Purpose,
  sealed: string,
): Promise<Facts | null> {
  try {
    return (await jwtDecrypt<Facts>(sealed, keyOf(payload), { audience: purpose })).payload
  } catch {
    return null
  }
}
