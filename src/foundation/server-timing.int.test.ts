import { createServer } from 'node:http'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { closeServer, listen } from '../../server/listen'
import { portOf } from '../../server/testing'
import { addServerTiming } from './server-timing'

it('a response says how long it took and how many queries it needed', async () => {
  onTestFinished(addServerTiming())
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
  const server = createServer(async (req, res) => {
    if (req.url === '/two') await Promise.all([pool.query('select 1'), pool.query('select pg_sleep(0.02)')])
    res.end('done')
  })
  await listen(server, { port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await closeServer(server, 0)
    await pool.end()
  })
  const timingOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${portOf(server)}${path}`)).headers.get('server-timing') ?? ''
  expect(await timingOf('/none')).toMatch(/^total;dur=[\d.]+, db;dur=0.0;desc="0 queries"$/)
  const timing = await timingOf('/two')
  expect(timing).toContain('desc="2 queries"')
  expect(Number(/db;dur=([\d.]+)/.exec(timing)?.[1])).toBeGreaterThan(20)
})
