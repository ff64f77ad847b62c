/** How often something may be tried: exactly, however many ask at once, and for each asker alone. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import { marker } from '@/testing/content'
import { payload } from '@/testing/users'
import { addressOf, limit, TooManyRequests, tryAcquireLease } from './rate-limit'

function request(headers: Record<string, string> = {}): PayloadRequest {
  return { payload, headers: new Headers(headers) } as PayloadRequest
}

/** How many of `times` attempts at once are let through. */
async function granted(times: number, max: number, key = marker(), seconds = 60): Promise<number> {
  const answers = await Promise.allSettled(
    Array.from({ length: times }, () => limit(request(), { name: 'test', key, max, seconds })),
  )
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(TooManyRequests)
  }
  return answers.filter(({ status }) => status === 'fulfilled').length
}

describe('a limit', () => {
  test('lets through as many as it says, of any number at once', async () => {
    expect(await granted(60, 5)).toBe(5)
    expect(await granted(3, 5)).toBe(3)
  })

  test('counts each name and each key for itself', async () => {
    const key = marker()
    expect(await granted(9, 2, key)).toBe(2)
    expect(await granted(9, 2, `${key}x`)).toBe(2)
    await limit(request(), { name: 'another', key, max: 1, seconds: 60 })
  })

  test('says with 429 and Retry-After when to come back, and a refusal makes nothing longer', async () => {
    const attempt = { name: 'test', key: marker(), max: 1, seconds: 2 }
    await limit(request(), attempt)
    const refused = request()
    const error = await limit(refused, attempt).catch((reason) => reason)
    expect(error).toMatchObject({ status: 429, isPublic: true })
    expect(refused.responseHeaders?.get('Retry-After')).toBe(String(error.retryAfter))
    expect(error.retryAfter).toBeGreaterThanOrEqual(1)
    expect(error.retryAfter).toBeLessThanOrEqual(2)
    const inThePast = sql`update rate_limits set hits = array(select hit - interval '2 seconds' from unnest(hits) as hit)`
    await payload.db.drizzle.execute(inThePast)
    await limit(request(), attempt)
  })
})

test('of many instances that want to do something once, one has its turn', async () => {
  const name = marker()
  const turns = await Promise.all(Array.from({ length: 20 }, () => tryAcquireLease(payload, name, 60)))
  expect(turns.filter(Boolean)).toHaveLength(1)
})

test('an address is the last one named, for only that one is ours', () => {
  expect(addressOf(request({ 'x-forwarded-for': '6.6.6.6, 192.0.2.7' }))).toBe('192.0.2.7')
  expect(addressOf(request())).toBe('unknown')
})
