import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** Derives a hash by which a password can be verified without storing it. */
export async function createVerifier(password: string): Promise<string> {
  const salt = randomBytes(16)
  return Buffer.concat([salt, await derive(password, salt, 32)]).toString('base64url')
}

export async function matchesVerifier(verifier: string, password: string): Promise<boolean> {
  const bytes = Buffer.from(verifier, 'base64url')
  return timingSafeEqual(bytes.subarray(16), await derive(password, bytes.subarray(0, 16), 32))
}
