/** The health check of a load balancer. */

import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import type { Payload } from 'payload'
import { Pool } from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { answerHealth } from '@/site/api/health'
import { payload } from '@/testing/users'
import packageJson from '../../../package.json'
import { databaseHealth } from './health'

const open: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** Payload whose database listens on a port. */
function payloadAt(port: number): Payload {
  const pool = new Pool({
    host: '127.0.0.1',
    port,
    user: 'nobody',
    database: 'none',
    connectionTimeoutMillis: 10_000,
  })
  pool.on('error', () => undefined)
  return { db: { drizzle: { execute: () => pool.query('select 1') } } } as unknown as Payload
}

test('GET /api/health answers 200 with the version and is never cached', async () => {
  const response = await answerHealth()
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok', database: 'up', version: packageJson.version })
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

describe('the database is down', () => {
  test('if nothing listens on its port', async () => {
    expect(await databaseHealth(async () => payloadAt(1))).toBe('down')
  })

  test('if it accepts the connection and never answers', async () => {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    open.push(async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    })
    expect(await databaseHealth(async () => payloadAt((server.address() as AddressInfo).port))).toBe('down')
  })

  test('if Payload does not start', async () => {
    expect(await databaseHealth(() => Promise.reject(new Error('cannot connect')))).toBe('down')
    expect(await databaseHealth(() => new Promise(() => undefined))).toBe('down')
  })
})

test('pages answer 503 with Retry-After while the database is down', async () => {
  const real = payload.db.drizzle
  open.push(async () => {
    payload.db.drizzle = real
  })
  payload.db.drizzle = (payloadAt(1).db as unknown as typeof payload.db).drizzle
  const response = await answerHealth()
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await response.json()).toMatchObject({ status: 'unavailable', database: 'down' })
})
