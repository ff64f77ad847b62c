/** Jobs run once, whichever of several instances takes them, and again if their process was killed. */
import config from '@payload-config'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { getPayload, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { databaseOf } from '@/foundation/payload/transaction'
import { discardJobs } from '@/testing/jobs'
import { call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'
import { claimDueJobs, keepJobsClaimed, releaseAbandonedJobs, untilNextJob } from './claim'
import { deleteFailedJobs } from './delete-failed'
import { queueScheduledJobs, runDueJobs } from './run-jobs'

const db = databaseOf(payload)
const input = {}
const queue = (waitUntil?: Date) => payload.jobs.queue({ task: 'deleteFailedJobs', input, waitUntil })

async function jobs() {
  const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false, sort: 'createdAt' })
  return docs
}

let otherInstance: Payload

beforeAll(async () => {
  otherInstance = await getPayload({ config, key: 'another instance', disableOnInit: true })
})

beforeEach(discardJobs)

afterEach(async () => {
  vi.restoreAllMocks()
  await discardJobs()
})

afterAll(async () => {
  await otherInstance.destroy()
  await removePeople()
})

describe('due jobs', () => {
  test('run once each on two instances with several workers each', async () => {
    await Promise.all(Array.from({ length: 40 }, () => queue()))
    const ran: string[] = []
    for (const instance of [payload, otherInstance]) {
      const runByID = instance.jobs.runByID
      vi.spyOn(instance.jobs, 'runByID').mockImplementation((args) => {
        ran.push(String(args.id))
        return runByID(args)
      })
    }
    const workers = [payload, payload, otherInstance, otherInstance]
    const counts = await Promise.all(workers.map(runDueJobs))
    expect(counts.reduce((sum, count) => sum + count)).toBe(40)
    expect(new Set(ran).size).toBe(40)
    expect(ran).toHaveLength(40)
    expect(await jobs()).toEqual([])
  })

  test('are claimed once by many claims at the same time', async () => {
    await Promise.all(Array.from({ length: 100 }, () => queue()))
    const claims = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => claimDueJobs(turn % 2 ? payload : otherInstance, 5)),
    )
    const ids = claims.flat()
    while (ids.length < 100) {
      const more = await claimDueJobs(payload, 5)
      if (more.length === 0) break
      ids.push(...more)
    }
    expect(new Set(ids).size).toBe(100)
    expect(ids).toHaveLength(100)
  })

  test('wait for their moment', async () => {
    expect(await untilNextJob(payload)).toBeNull()
    const { id } = await queue(new Date(Date.now() + 60_000))
    expect(await claimDueJobs(payload, 5)).toEqual([])
    expect(await untilNextJob(payload)).toBeGreaterThan(50_000)
    await db.execute(sql`update payload_jobs set wait_until = now() - interval '1 second'`)
    expect(await untilNextJob(payload)).toBeLessThanOrEqual(0)
    expect(await claimDueJobs(payload, 5)).toEqual([id])
    expect(await untilNextJob(payload)).toBeNull()
  })
})

describe('a job whose process was killed', () => {
  const pass = (seconds: number) =>
    db.execute(sql`update payload_jobs set updated_at = now() - ${seconds} * interval '1 second'`)

  test('runs again after two minutes without a sign of life', async () => {
    const { id } = await queue()
    expect(await claimDueJobs(payload, 1)).toEqual([id])
    await pass(100)
    await releaseAbandonedJobs(payload)
    expect(await claimDueJobs(payload, 1)).toEqual([])
    await pass(130)
    await Promise.all([releaseAbandonedJobs(payload), releaseAbandonedJobs(otherInstance)])
    expect(await jobs()).toMatchObject([{ processing: false, totalTried: 1 }])
    expect(await runDueJobs(payload)).toBe(1)
    expect(await jobs()).toEqual([])
  })

  test('is left alone as long as its instance reports it', async () => {
    const { id } = await queue()
    await claimDueJobs(payload, 1)
    await pass(130)
    await keepJobsClaimed(payload, [String(id)])
    await releaseAbandonedJobs(payload)
    expect(await claimDueJobs(payload, 1)).toEqual([])
  })

  test('fails for good if it kills its process each time, and is deleted after a month', async () => {
    await queue()
    await claimDueJobs(payload, 1)
    await db.execute(sql`update payload_jobs set total_tried = 19`)
    await pass(130)
    await releaseAbandonedJobs(payload)
    expect(await jobs()).toMatchObject([{ hasError: true, error: { message: expect.any(String) } }])
    expect(await runDueJobs(payload)).toBe(0)
    await deleteFailedJobs(payload)
    expect(await jobs()).toHaveLength(1)
    await pass(31 * 24 * 60 * 60)
    await deleteFailedJobs(payload)
    expect(await jobs()).toEqual([])
  })
})

test('each task with a schedule waits in the queue once, whichever instances queue it', async () => {
  await Promise.all([payload, otherInstance, payload].map(queueScheduledJobs))
  const waiting = await jobs()
  expect(waiting.map(({ taskSlug }) => taskSlug).sort()).toEqual([
    'closeUnansweredOrders',
    'deleteAbandonedUploads',
    'deleteFailedJobs',
    'deleteStaleCarts',
    'deleteStrayFiles',
    'recordDataVersion',
    'sendStockNotices',
    'updatePrices',
  ])
  for (const { waitUntil } of waiting) expect(Date.parse(String(waitUntil))).toBeGreaterThan(Date.now())
  await db.execute(sql`update payload_jobs set wait_until = now() - interval '1 second'`)
  expect(await runDueJobs(payload)).toBe(waiting.length)
  expect(await jobs()).toEqual([])
})

describe('requests', () => {
  test('of no role run jobs or read their statistics', async () => {
    const { id } = await queue()
    for (const as of Object.values(await people())) {
      for (const path of [
        '/payload-jobs/run',
        '/payload-jobs/handle-schedules',
        '/globals/payload-jobs-stats',
      ])
        expect((await call('GET', path, { as })).status, path).toBeOneOf([401, 403])
      const change = await call('POST', '/globals/payload-jobs-stats', { as, body: { stats: {} } })
      expect(change.status).toBe(403)
    }
    expect(await jobs()).toMatchObject([{ id, processing: false }])
  })

  test('let a vendor cancel no scheduled publication', async () => {
    const { id } = await queue(new Date(Date.now() + 60_000))
    const { seller, editor } = await people()
    const asUser = async (userId: string) => {
      const account = await payload.findByID({ collection: 'users', id: userId })
      const where = { id: { equals: id } }
      return payload.delete({ collection: 'payload-jobs', where, user: { ...account, collection: 'users' } })
    }
    await expect(asUser(seller.id)).rejects.toMatchObject({ status: 403 })
    expect(await jobs()).toHaveLength(1)
    await asUser(editor.id)
    expect(await jobs()).toEqual([])
  })
})
