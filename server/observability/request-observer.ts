import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** A finished response, as logs and metrics see it. */
export interface ObservedRequest {
  id: string
  method: string
  /** Without the query, which may hold personal data. */
  path: string
  /** 499 when the client went away before the response was complete. */
  status: number
  /** How the page cache answered; `NONE` for requests that are never cached. */
  cache: string
  milliseconds: number
}

export type RequestObserver = (request: ObservedRequest) => void

/** What the server adds to an observation while it answers. */
export interface Observation {
  id: string
  cache: string
}

const clientClosedRequest = 499

/** Gives a request an id, which its response carries, and calls the observers once it is answered. */
export function observeRequest(
  { method = '', url = '' }: IncomingMessage,
  res: ServerResponse,
  observers: readonly RequestObserver[],
): Observation {
  const observation = { id: randomUUID(), cache: 'NONE' }
  const startedAt = performance.now()
  const path = url.split('?')[0] ?? ''
  res.setHeader('X-Request-Id', observation.id)
  res.once('close', () => {
    const status = res.writableFinished ? res.statusCode : clientClosedRequest
    const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10
    for (const observe of observers) observe({ ...observation, method, path, status, milliseconds })
  })
  return observation
}

/** Writes one JSON line for each request to the standard output. */
export const logRequest: RequestObserver = (request) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...request })}\n`)
}
