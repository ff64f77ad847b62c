import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PreparingClient } from './preparing-client'

let client: PreparingClient

beforeAll(async () => {
  client = new PreparingClient({ connectionString: process.env.DATABASE_URL })
  await client.connect()
})
afterAll(() => client.end())

/** A statement that no other test sends. */
const longStatement = (name: string) => `select $1::int + 1 as sum /* ${name} ${'-'.repeat(1000)} */`

async function preparedCount(name: string): Promise<number> {
  const { rows } = await client.query(
    'select count(*)::int from pg_prepared_statements where statement like $1',
    [`%/* ${name} %`],
  )
  return rows[0].count
}

test('a long statement is prepared from its second use on', async () => {
  const text = longStatement('twice')
  expect((await client.query({ text }, [1])).rows).toEqual([{ sum: 2 }])
  expect(await preparedCount('twice')).toBe(0)
  expect((await client.query({ text }, [2])).rows).toEqual([{ sum: 3 }])
  expect(await preparedCount('twice')).toBe(1)
  expect((await client.query({ text, rowMode: 'array' }, [3])).rows).toEqual([[4]])
  expect(await preparedCount('twice')).toBe(1)
})

test('a statement that is short, or is sent as a text, is not prepared', async () => {
  for (const value of [1, 2, 3]) {
    await client.query({ text: 'select $1::int /* short */' }, [value])
    await client.query(longStatement('text'), [value])
  }
  expect([await preparedCount('short'), await preparedCount('text')]).toEqual([0, 0])
})

test('a statement that failed can be sent again', async () => {
  const text = longStatement('failing')
  await client.query({ text }, [1])
  await expect(client.query({ text }, ['no number'])).rejects.toThrow(/invalid input syntax/)
  expect((await client.query({ text }, [1])).rows).toEqual([{ sum: 2 }])
})

test('a pool opens connections of this kind', async () => {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1, Client: PreparingClient })
  const text = longStatement('pool')
  const sums = []
  for (const value of [1, 2, 3]) sums.push((await pool.query({ text }, [value])).rows[0].sum)
  const { rows } = await pool.query("select from pg_prepared_statements where statement like '%/* pool %'")
  await pool.end()
  expect(sums).toEqual([2, 3, 4])
  expect(rows).toHaveLength(1)
})
