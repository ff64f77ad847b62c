import { createHash } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import type { Payload } from 'payload'

/** What a sealed text is for; one made for another purpose is not opened. */
type Purpose = 'sign-up' | 'new-address' | 'form' | 'pending-action' | 'clock'

function keyOf({ secret }: Payload): Uint8Array {
  return createHash('sha256').update(`sealed ${secret}`).digest()
}

/** Writes facts so that only this site can read and only this site can have written them, until they expire. */
export function seal(payload: Payload, purpose: Purpose, seconds: number, facts: object): Promise<string> {
  return new EncryptJWT({ ...facts })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(purpose)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .encrypt(keyOf(payload))
}

/** Facts that were sealed for a purpose; null when they were not, were touched, or are too old. */
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
