import type { PayloadRequest } from 'payload'
import { RequestError } from '@/foundation/errors'
import { refuseRequest } from '@/foundation/payload/rate-limit'
import { validationMessage } from '@/foundation/payload/validation-message'
import { processWide } from '@/foundation/process-wide'

/** Pictures of one person that are processed or wait. */
export const maxPictures = 10

/** About as long as one large picture takes. */
const retryAfter = 5

/** The request's function that lets the next picture begin. */
const endTurn = 'endPictureTurn'

interface Waiting {
  person: string
  start: () => void
}

interface Queue {
  waiting: Waiting[]
  /** The person whose picture is being processed. */
  current: string | null
  /** The person whose picture was processed last. */
  last: string | null
}

const queue = processWide('pictures', (): Queue => ({ waiting: [], current: null, last: null }))

/** Starts the next picture: one of another person if there is any, so that nobody waits for all of somebody else's. */
function startNext(): void {
  if (queue.current !== null) return
  const others = queue.waiting.findIndex(({ person }) => person !== queue.last)
  const [next] = queue.waiting.splice(Math.max(others, 0), 1)
  if (!next) return
  queue.current = next.person
  next.start()
}

function countPictures(person: string): number {
  return queue.waiting.filter((one) => one.person === person).length + (queue.current === person ? 1 : 0)
}

/**
 * Waits until no other picture is processed in this process.
 * @throws {PublicError} 400 when the client has gone meanwhile
 */
function waitForTurn(person: string, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      queue.waiting = queue.waiting.filter((one) => one !== entry)
      reject(new RequestError('uploadAborted', 400))
    }
    const entry: Waiting = {
      person,
      start: () => {
        signal?.removeEventListener('abort', abort)
        resolve()
      },
    }
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
    queue.waiting.push(entry)
    startNext()
  })
}

/**
 * Runs `work`, which scales and encodes a picture, when no other picture is processed in this process: several at once
 * take every core and the memory from all other requests. Call it outside of a transaction, which would hold a
 * connection while it waits.
 * @throws {TooManyRequests} 429 when too many pictures of the user wait already
 */
export async function processInTurn<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  // Access refuses guests.
  if (!req.user) return work()
  const person = String(req.user.id)
  if (countPictures(person) >= maxPictures)
    refuseRequest(req, retryAfter, validationMessage(req, 'picturesWaiting', { count: maxPictures }))
  await waitForTurn(person, req.signal)
  let ended = false
  const end = () => {
    if (ended) return
    ended = true
    Object.assign(queue, { current: null, last: person })
    startNext()
  }
  req.context[endTurn] = end
  try {
    return await work()
  } finally {
    end()
  }
}

/** Lets the next picture begin as soon as one is encoded, because storing it may take long and little of the processor. */
export function endPictureTurn({ context }: Pick<PayloadRequest, 'context'>): void {
  const end = context[endTurn]
  if (typeof end === 'function') end()
}
