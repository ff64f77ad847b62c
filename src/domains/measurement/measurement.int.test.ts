/** What browsers report is checked, added up and shown; nothing else is stored. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { queryRows } from '@/foundation/payload/query-rows'
import { databaseOf } from '@/foundation/payload/transaction'
import { answerApi } from '@/site/api/api'
import { payload } from '@/testing/users'
import { writeCounts } from './counts'
import { readershipFigures } from './figures'
import { maxReports } from './receive'

const db = databaseOf(payload)
const clear = () => db.execute(sql`delete from measured_counts`)

let addresses = 0

/** Sends a report as a page of the site does, from an address of its own. */
async function report(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  addresses += 1
  return answerApi(
    new Request('http://localhost/api/measurement', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
        'x-forwarded-for': `192.0.2.${addresses}`,
        ...headers,
      },
    }),
  )
}

async function stored(): Promise<string[]> {
  await writeCounts(payload)
  return inTable()
}

async function inTable(): Promise<string[]> {
  const rows = await queryRows<{ event: string; page: string; locale: string; count: number }>(
    db,
    sql`select * from measured_counts order by event, page, locale`,
  )
  return rows.map(({ event, page, locale, count }) => `${event} ${page || '–'} ${locale} ${count}`)
}

const view = { page: '/es/search', events: ['page_view'] }

beforeAll(clear)
afterAll(clear)

describe('what pages report', () => {
  test('is written the next time if it cannot be written now', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await db.execute(sql`alter table measured_counts rename to unreachable`)
      await report(view)
      await writeCounts(payload)
      await db.execute(sql`alter table unreachable rename to measured_counts`)
      await vi.advanceTimersByTimeAsync(5000)
    } finally {
      vi.useRealTimers()
    }
    await expect.poll(inTable).toEqual(['page_view /search es 1'])
    await clear()
  })

  test('is added up by event, page and language; pages that do not exist have no name', async () => {
    await report({ page: '/search', events: ['page_view', 'search', 'select_result'] })
    await report({ page: '/search', events: ['page_view'] })
    await report(view)
    await report({ page: '/mushrooms/species/page/2', events: ['page_view'] })
    await report({ page: '/no-such-page', events: ['page_view'] })
    expect(await stored()).toEqual([
      'page_view – en 1',
      'page_view /mushrooms/species en 1',
      'page_view /search en 2',
      'page_view /search es 1',
      'search /search en 1',
      'select_result /search en 1',
    ])
    await report(view)
    expect(await stored()).toContain('page_view /search es 2')
    const { days, languages, pages, totals } = await readershipFigures(payload, 'en')
    expect(days).toHaveLength(30)
    expect(days.at(-1)?.count).toBe(6)
    expect(languages).toEqual([
      { locale: 'en', count: 4 },
      { locale: 'es', count: 2 },
    ])
    expect(pages[0]).toEqual({ page: '/search', title: null, count: 4 })
    expect(totals.search).toBe(1)
  })

  test('is refused from other sites and when it is malformed', async () => {
    expect((await report(view, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    for (const body of [
      'none',
      {},
      { ...view, page: 'search' },
      { ...view, events: [] },
      { ...view, events: ['paid'] },
      { ...view, events: Array.from({ length: 51 }, () => 'page_view') },
      { ...view, user: 'x' },
      `"${'x'.repeat(5000)}"`,
    ])
      expect((await report(body)).status).toBe(400)
  })

  test('is not counted for readers who object and for programs, who cannot tell', async () => {
    await clear()
    const objections: Record<string, string>[] = [
      { dnt: '1' },
      { 'sec-gpc': '1' },
      { 'user-agent': 'Googlebot/2.1' },
      { 'user-agent': '' },
    ]
    for (const headers of objections) expect((await report(view, headers)).status).toBe(204)
    expect(await stored()).toEqual([])
  })

  test('is limited for each address', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.250' }
    const statuses: number[] = []
    const send = async (agent?: string) =>
      (await report(view, { ...headers, ...(agent && { 'user-agent': agent }) })).status
    expect(await send('Googlebot')).toBe(204)
    for (let count = 0; count <= maxReports; count += 1) statuses.push(await send())
    expect(statuses.at(maxReports - 1)).toBe(204)
    expect(statuses.at(maxReports)).toBe(429)
    expect(await send('Googlebot')).toBe(204)
  })
})
