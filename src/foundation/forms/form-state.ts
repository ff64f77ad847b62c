import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { seal, unseal } from '@/foundation/encrypted-token'
import { readEnvironment } from '@/foundation/env/environment'
import type { Problem } from './problem'

/** A form that was refused, with its problems and what the user had written, except passwords. */
export interface FailedSubmission {
  /** The path of its endpoint. */
  form: string
  problems: readonly Problem[]
  values: Readonly<Record<string, string>>
}

export const submissionCookie = 'attempt'

/** Seconds that the page of the form has to read the submission. */
const maxAge = 300

/** Characters of preserved values: browsers refuse cookies above 4 kB, and encryption adds half of the length. */
const maxValuesLength = 2000

/** @returns the submission as a cookie, and the id that the page's query string refers to it by */
export async function saveSubmission(
  payload: Payload,
  { form, problems, values }: FailedSubmission,
): Promise<{ id: string; cookie: string }> {
  const id = randomBytes(6).toString('base64url')
  const fits = JSON.stringify(values).length <= maxValuesLength
  const sealed = await seal(payload, 'form', maxAge, { id, form, problems, values: fits ? values : {} })
  const secure = readEnvironment().secure ? '; Secure' : ''
  return {
    id,
    cookie: `${submissionCookie}=${sealed}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`,
  }
}

/** The submission in the cookie, if it is the one that the query string refers to. */
export async function readSubmission(
  payload: Payload,
  cookie: string | undefined,
  id: unknown,
): Promise<FailedSubmission | null> {
  if (!cookie || typeof id !== 'string') return null
  const saved = await unseal(payload, 'form', cookie)
  // Only this site can have sealed it, so its shape is known.
  return saved?.id === id ? (saved as Record<string, unknown> & FailedSubmission) : null
}
