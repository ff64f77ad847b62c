/** The rate limit is exact under concurrency and separate for each key. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import { marker } from '@/testing/content'
import { payload } from '@/testing/users'
import { addressOf, limit, TooManyRequests } from './rate-limit'

function request(headers: Record<string, string> = {}): PayloadRequest {
  return { payload, headers: new Headers(headers) } as PayloadRequest
}

/** Returns how many of `times` concurrent attempts pass. */
async function granted(times: number, max: number, key = marker(), seconds = 60): Promise<number> {
  const answers = await Promise.allSettled(
    Array.from({ length: times }, () => limit(request(), { name: 'test', key, max, seconds })),
  )
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(TooManyRequests)
  }
  return answers.filter(({ status }) => status === 'fulfilled').length
}

describe('the rate limit', () => {
  test('lets exactly its maximum of concurrent attempts pass', async () => {
    expect(await granted(60, 5)).toBe(5)
    expect(await granted(3, 5)).toBe(3)
  })

  test('counts each name and each key separately', async () => {
    const key = marker()
    expect(await granted(9, 2, key)).toBe(2)
    expect(await granted(9, 2, `${key}x`)).toBe(2)
    await limit(request(), { name: 'another', key, max: 1, seconds: 60 })
  })

  test('answers 429 with Retry-After, and refused attempts do not extend the wait', async () => {
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

test("the client's address is the last one in the header, because only the proxy's entry can be trusted", () => {
  expect(addressOf(request({ 'x-forwarded-for': '6.6.6.6, 192.0.2.7' }))).toBe('192.0.2.7')
  expect(addressOf(request())).toBe('unknown')
})
