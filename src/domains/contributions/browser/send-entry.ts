import type { Problem } from '@/foundation/forms/problem'

/** The result of sending an entry. Problem codes are those of `contributions.problems`. */
export type EntryResult =
  | { is: 'sent'; id: string }
  | { is: 'failed'; problems: readonly Problem[]; message?: string }

interface ResponseBody {
  id?: string
  message?: string
  errors?: { message?: string; data?: { errors?: Problem[] } }[]
}

function toFailure(status: number, { message, errors }: ResponseBody): EntryResult {
  const [first] = errors ?? []
  const problems = first?.data?.errors
  if (problems?.every(({ code }) => code)) return { is: 'failed', problems }
  if (status === 401) return { is: 'failed', problems: [{ code: 'signedOut' }] }
  if (status === 429) return { is: 'failed', problems: [{ code: 'tooMany' }] }
  // Messages of 5xx errors are for the log, not for users.
  const publicMessage = status < 500 ? (message ?? first?.message) : undefined
  return { is: 'failed', problems: [{ code: 'failed' }], ...(publicMessage && { message: publicMessage }) }
}

/** Posts a form to its endpoint. Never throws. */
export async function sendEntry(action: string, body: FormData): Promise<EntryResult> {
  try {
    const response = await fetch(action, { method: 'POST', body, headers: { Accept: 'application/json' } })
    const result = (await response.json().catch(() => ({}))) as ResponseBody
    return response.ok && result.id ? { is: 'sent', id: result.id } : toFailure(response.status, result)
  } catch {
    return { is: 'failed', problems: [{ code: 'offline' }] }
  }
}
