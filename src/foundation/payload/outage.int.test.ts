/** What clients get while the database is gone or hangs, and afterwards. */
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { isDatabaseAvailable } from '@/foundation/database-outage'
import { answerHealth as health } from '@/site/api/health'
import { sessionUser } from '@/site/session'
import { call, graphql } from '@/testing/rest'
import { type Person, payload, person, removePeople } from '@/testing/users'
import { DatabaseUnavailableError } from './database-errors'
import { DatabaseMonitor } from './database-monitor'
import { RefusingPool } from './refusing-pool'

const databaseUrl = new URL(String(process.env.DATABASE_URL))
const { drizzle, pool: originalPool } = payload.db
const sockets = new Set<Socket>()
let proxy: Server
let isHanging = false
let proxyPort = 0
let pool: RefusingPool
let monitor: DatabaseMonitor
let member: Person

/** Passes bytes to the database until it shall hang. */
function forward(client: Socket): void {
  sockets.add(client)
  client.on('error', () => undefined).once('close', () => sockets.delete(client))
  if (isHanging) return
  const server = connect(Number(databaseUrl.port), databaseUrl.hostname)
  sockets.add(server)
  server.on('error', () => client.destroy()).once('close', () => sockets.delete(server))
  client.pipe(server)
  server.pipe(client)
}

async function listen(): Promise<void> {
  proxy = createServer(forward).listen(proxyPort, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  proxyPort = typeof address === 'object' && address ? address.port : 0
}

/** As if PostgreSQL was killed: connections end and new ones are refused. */
async function kill(): Promise<void> {
  const closed = new Promise((resolve) => proxy.close(resolve))
  for (const socket of sockets) socket.destroy()
  await closed
}

/** As if PostgreSQL was suspended: connections stay and new ones are accepted, but nothing answers. */
function suspend(): void {
  isHanging = true
  for (const socket of sockets) socket.unpipe().pause()
}

async function resume(): Promise<void> {
  // A check that has begun before would otherwise end after the return of the database.
  const hasFailed = isHanging || !proxy.listening
  if (hasFailed) await vi.waitFor(() => expect(isDatabaseAvailable()).toBe(false), { timeout: 20_000 })
  if (isHanging) for (const socket of sockets) socket.destroy()
  isHanging = false
  if (!proxy.listening) await listen()
  await vi.waitFor(() => expect(isDatabaseAvailable()).toBe(true), { timeout: 20_000 })
}

beforeAll(async () => {
  member = await person('member')
  await listen()
  const url = new URL(databaseUrl)
  url.port = String(proxyPort)
  url.hostname = '127.0.0.1'
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const connection = { connectionString: url.href }
  pool = new RefusingPool({ ...connection, max: 5, connectionTimeoutMillis: 4500 })
  monitor = new DatabaseMonitor(connection, { interval: 200, timeout: 1200 })
  Object.assign(payload.db, { pool })
  await payload.db.connect?.()
})

afterEach(resume)

afterAll(async () => {
  Object.assign(payload.db, { drizzle, pool: originalPool })
  monitor.stop()
  await pool.end()
  await kill()
  vi.restoreAllMocks()
  await removePeople()
})

const like = { collection: 'mushrooms', item: '01900000-0000-7000-8000-000000000000' }

/** Each needs the database; without it, a session looks like none. */
const requests = {
  'the session': () => call('GET', '/users/me', { as: member }),
  'a cart': () => call('GET', '/cart', { as: member }),
  'a like': () => call('POST', '/likes', { as: member, body: like }),
  'the own likes': () => call('GET', '/likes', { as: member }),
  'a list': () => call('GET', '/products'),
  'a count': () => call('GET', '/mushrooms/count'),
  'a sign-in': () =>
    call('POST', '/users/login', { body: { email: member.email, password: member.password } }),
  GraphQL: () => graphql('{ Mushrooms { docs { id } } }'),
  'GraphQL with a session': () => graphql('{ meUser { user { id } } }', { as: member }),
}

async function expectUnavailable(): Promise<void> {
  const answers = await Promise.all(
    Object.entries(requests).map(async ([name, send]) => {
      const { status, headers } = await send()
      return { name, status, retryAfter: headers.get('Retry-After') }
    }),
  )
  expect(answers).toEqual(Object.keys(requests).map((name) => ({ name, status: 503, retryAfter: '5' })))
}

async function expectRecovery(): Promise<void> {
  await resume()
  expect((await call('GET', '/users/me', { as: member })).body.user.id).toBe(member.id)
  expect((await call('GET', '/products')).status).toBe(200)
  expect((await health()).status).toBe(200)
}

describe.each([
  ['has been killed', kill],
  ['hangs', suspend],
])('while the database %s', (_, fail) => {
  test('every call that needs it answers 503 with Retry-After, a signed-in one too, and works again afterwards', async () => {
    expect((await call('GET', '/users/me', { as: member })).status).toBe(200)
    await fail()
    await expectUnavailable() // noticed by these requests
    await expectUnavailable() // refused at once
    expect((await health()).status).toBe(503)
    await expectRecovery()
  })

  test('a page does not take a signed-in reader for a guest', async () => {
    const headers = new Headers({ Authorization: `JWT ${member.token}` })
    expect((await sessionUser(headers))?.id).toBe(member.id)
    await fail()
    await expect(sessionUser(headers)).rejects.toThrow(DatabaseUnavailableError)
    await resume()
    expect((await sessionUser(headers))?.id).toBe(member.id)
  })
})

test('a transaction that loses its connection fails without ending the process', async () => {
  const client = await pool.connect()
  await client.query('begin')
  const waiting = client.query('select pg_sleep(30)')
  const failed = expect(waiting).rejects.toThrow()
  suspend()
  await failed
  client.release()
  await expectRecovery()
})

test('no connection is lost from the pool by outages', async () => {
  for (let outage = 0; outage < 6; outage += 1) {
    await call('GET', '/products')
    await kill()
    await call('GET', '/products')
    await resume()
  }
  await Promise.all(Array.from({ length: 10 }, () => pool.query('select 1')))
  expect(pool.totalCount).toBeLessThanOrEqual(5)
  expect(pool.waitingCount).toBe(0)
})
