import type { Problem } from '@/foundation/forms/problem'

/** What became of a form that was sent. Problems are codes of `contributions.problems`. */
export type Sent =
  | { is: 'sent'; id: string }
  | { is: 'failed'; problems: readonly Problem[]; message?: string }

interface Answer {
  id?: string
  message?: string
  errors?: { message?: string; data?: { errors?: Problem[] } }[]
}

function failureOf(status: number, { message, errors }: Answer): Sent {
  const [first] = errors ?? []
  const problems = first?.data?.errors
  if (problems?.every(({ code }) => code)) return { is: 'failed', problems }
  if (status === 401) return { is: 'failed', problems: [{ code: 'signedOut' }] }
  if (status === 429) return { is: 'failed', problems: [{ code: 'tooMany' }] }
  // What the server says of its own failures is for its log; of the request, for its sender.
  const said = status < 500 ? (message ?? first?.message) : undefined
  return { is: 'failed', problems: [{ code: 'failed' }], ...(said && { message: said }) }
}

/** Sends a form to its call as the browser would, and reads the answer. Never throws. */
export async function sendEntry(action: string, body: FormData): Promise<Sent> {
  try {
    const response = await fetch(action, { method: 'POST', body, headers: { Accept: 'application/json' } })
    const answer = (await response.json().catch(() => ({}))) as Answer
    return response.ok && answer.id ? { is: 'sent', id: answer.id } : failureOf(response.status, answer)
  } catch {
    return { is: 'failed', problems: [{ code: 'offline' }] }
  }
}
