/** Accounts whose secrets are known, to look for in what the API sends to others. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type Person, payload, person, type Role } from './users'

interface Stored {
  hash: string
  salt: string
  sessions: { id: string }[]
}

/** Keys of an account that no document has. Permissions have the same keys, with `true` or an object, and GraphQL with `null`. */
const secretKeys =
  /"(?:hash|salt|resetPasswordToken|resetPasswordExpiration|loginAttempts|lockUntil)":(?!true|null|\{)/

const known: { id: string; email: string; secrets: string[]; sessions: string[] }[] = []

/** Creates an account that has a password, a session and has asked for a new password. */
export async function knownPerson(role: Role): Promise<Person> {
  const one = await person(role)
  const resetPasswordToken = randomUUID()
  const resetPasswordExpiration = new Date(Date.now() + 3_600_000).toISOString()
  const data = { resetPasswordToken, resetPasswordExpiration }
  const stored = await payload.db.updateOne({ collection: 'users', id: one.id, data })
  const { hash, salt, sessions } = stored as unknown as Stored
  const ids = sessions.map(({ id }) => id)
  known.push({ id: one.id, email: one.email, secrets: [hash, salt, resetPasswordToken], sessions: ids })
  return one
}

interface Reader {
  /** The account that reads, if any. */
  id?: string
  /** Whether it may read the e-mail addresses of other accounts. */
  readsAccounts?: boolean
}

/** Fails if a text contains a secret of an account, or, unless the reader may know it, another person's address. */
export function expectNoSecrets(text: string, reader: Reader, message?: string): void {
  expect(text, message).not.toMatch(secretKeys)
  for (const { id, email, secrets, sessions } of known) {
    for (const secret of secrets) expect(text, message).not.toContain(secret)
    if (id === reader.id) continue
    for (const session of sessions) expect(text, message).not.toContain(session)
    if (!reader.readsAccounts) expect(text, message).not.toContain(email)
  }
}
