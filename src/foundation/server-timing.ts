import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import pg from 'pg'
import { processWide } from './process-wide'

interface RequestTiming {
  startedAt: number
  queries: number
  /** Milliseconds of all queries together, which may run at the same time. */
  queryTime: number
}

const requestStart = 'http.server.request.start'

const storage = processWide('server-timing', () => new AsyncLocalStorage<RequestTiming>())

/**
 * Adds `Server-Timing` to all responses of this process, for the network panel of a browser: the time until the headers
 * were sent, and the number and time of database queries until then. For development: it wraps Node's and pg's functions.
 * Returns a function that undoes it.
 */
export function addServerTiming(): () => void {
  const stopMeasuring = measureQueries()
  const addHeader = (message: unknown) => {
    const { response } = message as { response: ServerResponse }
    const timing = { startedAt: performance.now(), queries: 0, queryTime: 0 }
    // The event is published in the asynchronous context in which the request is then handled.
    storage.enterWith(timing)
    const writeHead = response.writeHead.bind(response)
    response.writeHead = (...args: unknown[]) => {
      response.setHeader('Server-Timing', formatServerTiming(timing))
      return Reflect.apply(writeHead, undefined, args)
    }
  }
  subscribe(requestStart, addHeader)
  return () => {
    unsubscribe(requestStart, addHeader)
    stopMeasuring()
  }
}

/** The value of a `Server-Timing` header (https://www.w3.org/TR/server-timing/). */
export function formatServerTiming({ startedAt, queries, queryTime }: RequestTiming): string {
  const total = performance.now() - startedAt
  return `total;dur=${total.toFixed(1)}, db;dur=${queryTime.toFixed(1)};desc="${queries} queries"`
}

/** Adds each query to the timing of the request that sends it. Returns a function that undoes it. */
function measureQueries(): () => void {
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function measuredQuery(this: pg.Client, ...args: unknown[]) {
    const timing = storage.getStore()
    if (!timing) return Reflect.apply(query, this, args)
    const startedAt = performance.now()
    const finish = () => {
      timing.queries += 1
      timing.queryTime += performance.now() - startedAt
    }
    const callback = args.at(-1)
    if (typeof callback === 'function')
      args[args.length - 1] = (...results: unknown[]) => {
        finish()
        return callback(...results)
      }
    const result = Reflect.apply(query, this, args)
    if (result instanceof Promise) result.then(finish, finish)
    return result
  }
  return () => {
    pg.Client.prototype.query = query
  }
}
