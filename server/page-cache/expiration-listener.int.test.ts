/** Expired cache tags reach every process, whatever its connection goes through. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, onTestFinished, test } from 'vitest'
import { expireTags } from '@/foundation/cache/expire-tags'
import { type TagExpiration, TagExpirations } from '@/foundation/cache/tag-expirations'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { databaseOf } from '@/foundation/payload/transaction'
import { payload } from '@/testing/users'
import { ExpirationListener, type PurgeTags } from './expiration-listener'

/** Starts a listener as each process has one. */
async function listen(purge?: PurgeTags) {
  const expirations = new TagExpirations()
  const received: TagExpiration[] = []
  expirations.subscribe((expired) => received.push(...(expired === 'all' ? [] : expired)))
  const listener = new ExpirationListener(String(process.env.DATABASE_URL), expirations, purge)
  await listener.start()
  onTestFinished(() => listener.stop())
  return { listener, tags: () => received.map(({ tag }) => tag) }
}

const expire = (...tags: string[]) => inTransaction(payload, (req) => expireTags(req, tags))

/** Expires a tag in a transaction that ends when the returned function is called. */
async function expireLater(tag: string, isRolledBack = false): Promise<() => Promise<unknown>> {
  let end = () => {}
  let written = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const isWritten = new Promise<void>((resolve) => {
    written = resolve
  })
  const transaction = inTransaction(payload, async (req) => {
    await expireTags(req, [tag])
    written()
    await ended
    if (isRolledBack) throw new Error('rolled back')
  }).catch(() => undefined)
  await isWritten
  return () => {
    end()
    return transaction
  }
}

test('every process learns of an expiration without asking', async () => {
  const listeners = [await listen(), await listen()]
  await expire('a', 'b')
  // The tags of one change have no order.
  for (const { tags } of listeners) await expect.poll(() => tags().sort()).toEqual(['a', 'b'])
})

test('catching up applies all that was committed before', async () => {
  const { listener, tags } = await listen()
  const waiting = Array.from({ length: 20 }, async (_, number) => {
    await expire(`tag ${number}`)
    await listener.catchUp()
    expect(tags()).toContain(`tag ${number}`)
  })
  await Promise.all(waiting)
  expect(tags()).toHaveLength(20)
})

test('a transaction that commits after a later one is not missed, and none is applied twice', async () => {
  const { listener, tags } = await listen()
  const commit = await expireLater('slow')
  await expire('quick')
  await listener.catchUp()
  expect(tags()).toEqual(['quick'])
  await commit()
  await listener.catchUp()
  await listener.catchUp()
  expect(tags()).toEqual(['quick', 'slow'])
})

test('what is rolled back expires nothing', async () => {
  const { listener, tags } = await listen()
  await (await expireLater('never', true))()
  await expire('after')
  await listener.catchUp()
  expect(tags()).toEqual(['after'])
})

test('after the connection was cut, the listener catches up', async () => {
  const { tags } = await listen()
  await databaseOf(payload).execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'fungarium cache' and datname = current_database()`)
  await expire('missed')
  await expect.poll(tags).toEqual(['missed'])
  await expire('later')
  await expect.poll(tags).toEqual(['missed', 'later'])
})

test('one of several processes tells the CDN, also of what was expired while none was connected', async () => {
  await expire('before')
  const purged: string[] = []
  await listen((tags) => purged.push(...tags))
  await listen((tags) => purged.push(...tags))
  await expire('during')
  await expect
    .poll(() => purged.filter((tag) => tag === 'before' || tag === 'during').sort())
    .toEqual(['before', 'during'])
})
