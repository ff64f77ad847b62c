import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { seal, unseal } from '@/foundation/encrypted-token'
import { readEnvironment } from '@/foundation/env/environment.mjs'
import type { Problem } from './problem'

/** A form that was sent and not taken: what must be mended, and what had been written, passwords left out. */
export interface FailedSubmission {
  /** The path of its call. */
  form: string
  problems: readonly Problem[]
  values: Readonly<Record<string, string>>
}

export const submissionCookie = 'attempt'

/** Seconds that a failed form is remembered for the page that shows it again. */
const memory = 300

/** Characters of kept values: browsers take no cookie above 4 kB, and sealing adds a half. */
const roomForValues = 2000

/** The failed attempt as a cookie, and the id under which the page's address asks for it. */
export async function saveSubmission(
  payload: Payload,
  { form, problems, values }: FailedSubmission,
): Promise<{ id: string; cookie: string }> {
  const id = randomBytes(6).toString('base64url')
  const fits = JSON.stringify(values).length <= roomForValues
  const sealed = await seal(payload, 'form', memory, { id, form, problems, values: fits ? values : {} })
  const secure = readEnvironment().secure ? '; Secure' : ''
  return {
    id,
    cookie: `${submissionCookie}=${sealed}; Path=/; Max-Age=${memory}; HttpOnly; SameSite=Lax${secure}`,
  }
}

/** The attempt that a page's address names, as its reader's cookie tells it; null when there is none. */
export async function readSubmission(
  payload: Payload,
  cookie: string | undefined,
  id: unknown,
): Promise<FailedSubmission | null> {
  if (!cookie || typeof id !== 'string') return null
  const facts = await unseal(payload, 'form', cookie)
  return facts?.id === id ? (facts as unknown as FailedSubmission) : null
}
