import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'
import { databasePools } from '../../src/foundation/database-outage'
import type { RequestObserver } from './request-observer'
import { createRouteNames } from './route-name'

/** What the page cache holds. */
export interface CacheSize {
  size: number
  count: number
}

/** Seconds; cached pages take less than a millisecond. */
const buckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

/**
 * Registers the metrics of a process: requests, page cache, database connections, and Node's own (memory, event-loop
 * lag, garbage collection).
 * @returns the observer that counts requests
 */
export function registerMetrics(registry: Registry, cache: CacheSize): RequestObserver {
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status', 'cache'] as const
  const requests = new Counter({ name: 'http_requests_total', help: 'Requests', labelNames, registers })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response was sent; of cache misses, that of rendering',
    labelNames: ['route', 'cache'],
    buckets,
    registers,
  })
  observeSizes(registry, cache)
  const routeName = createRouteNames()
  return ({ method, path, status, cache: state, milliseconds }) => {
    const route = routeName(path)
    requests.inc({ method, route, status, cache: state })
    durations.observe({ route, cache: state }, milliseconds / 1000)
  }
}

function observeSizes(registry: Registry, cache: CacheSize): void {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('page_cache_bytes', 'Bytes of cached pages', () => cache.size)
  gauge('page_cache_pages', 'Cached pages', () => cache.count)
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const sum = (key: 'totalCount' | 'idleCount' | 'waitingCount') =>
        [...databasePools].reduce((total, pool) => total + pool[key], 0)
      connections.set({ state: 'open' }, sum('totalCount'))
      connections.set({ state: 'idle' }, sum('idleCount'))
      connections.set({ state: 'waiting' }, sum('waitingCount'))
    },
  })
}
