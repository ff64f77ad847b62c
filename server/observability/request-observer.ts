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
  req: IncomingMessage,
  res: ServerResponse,
  observers: readonly RequestObserver[],
): Observation {
  const startedAt = performance.now()
  const observation = { id: randomUUID(), cache: 'NONE' }
  const { method = '', url = '' } = req
  res.setHeader('X-Request-Id', observation.id)
  res.once('close', () => {
    const request = {
      ...observation,
      method,
      path: url.split('?')[0] ?? '',
      status: res.writableFinished ? res.statusCode : clientClosedRequest,
      milliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
    }
    for (const observer of observers) observer(request)
  })
  return observation
}

/** Writes one JSON line for each request to the standard output. */
export const logRequest: RequestObserver = (request) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...request })}\n`)
}
