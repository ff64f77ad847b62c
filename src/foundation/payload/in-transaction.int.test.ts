import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import { payload } from '@/testing/users'
import { inTransaction, inTransactionWithRetry } from './in-transaction'
import { transactionOf } from './transaction'

/**
 * Two transactions that take two locks in opposite order: PostgreSQL aborts one of them with a deadlock
 * error.
 */
async function twoCrosswise(transaction: typeof inTransaction) {
  let holding = 0
  let bothHold = () => {}
  const held = new Promise<void>((done) => {
    bothHold = done
  })
  const tries: number[] = []
  const take = (first: number, second: number) =>
    transaction(payload, async (req) => {
      tries.push(first)
      const db = await transactionOf(req)
      await db.execute(sql`select pg_advisory_xact_lock(4711, ${first}::int)`)
      holding += 1
      if (holding === 2) bothHold()
      await held
      await db.execute(sql`select pg_advisory_xact_lock(4711, ${second}::int)`)
      return 'done'
    })
  const ends = await Promise.allSettled([take(1, 2), take(2, 1)])
  return { tries: tries.length, ends: ends.map(({ status }) => status).sort() }
}

test('inTransactionWithRetry repeats a transaction that PostgreSQL aborted because of a deadlock', async () => {
  expect(await twoCrosswise(inTransaction)).toEqual({ tries: 2, ends: ['fulfilled', 'rejected'] })
  expect(await twoCrosswise(inTransactionWithRetry)).toEqual({ tries: 3, ends: ['fulfilled', 'fulfilled'] })
})

test('inTransactionWithRetry does not repeat a transaction that failed for another reason', async () => {
  let tries = 0
  const failing = inTransactionWithRetry(payload, async (req) => {
    tries += 1
    await (await transactionOf(req)).execute(sql`select 1 / 0`)
  })
  await expect(failing).rejects.toThrow()
  expect(tries).toBe(1)
})
