/** Sales start and end on time in every list, whichever of several instances is first. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEntries, writeEntries } from '@/domains/catalog/write/entries'
import { tags } from '@/foundation/cache/tags'
import { seal } from '@/foundation/encrypted-token'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { databaseOf, transactionOf } from '@/foundation/payload/transaction'
import { product, removeContent, vendor } from '@/testing/content'
import { call } from '@/testing/rest'
import { payload } from '@/testing/users'
import { applyDuePriceChanges, priceChangesBetween } from './price-changes'

const db = databaseOf(payload)
const minute = 60_000

interface Row {
  price: number
  regular: number | null
  on_sale: boolean
  in_bits: boolean
  last: string | null
  next: string | null
}

async function rowsOf(id: string): Promise<Row[]> {
  const { rows } = await db.execute(sql`
    select price_min::int as price, (card -> 'regular' ->> 'from')::int as regular, sale.id = any (facets) as on_sale,
      coalesce((select get_bit(bits, position & 8191) from facet_bitmaps where facet = sale.id and segment = position >> 13), 0) = 1 as in_bits,
      last_price_change as last, next_price_change as next
    from listings, (select id from listing_facets where facet = 'sale:on') as sale
    where document = ${id} order by locale`)
  const moment = (value: unknown) => (value ? new Date(String(value)).toISOString() : null)
  return rows.map((row) => ({ ...row, last: moment(row.last), next: moment(row.next) })) as Row[]
}

let from: Date
let to: Date
let id: string

const justBefore = (moment: Date) => new Date(moment.getTime() - 1)

const row = (on_sale: boolean, last: Date | null, next: Date | null): Row => ({
  price: on_sale ? 1500 : 2000,
  regular: on_sale ? 2000 : null,
  on_sale,
  in_bits: on_sale,
  last: last?.toISOString() ?? null,
  next: next?.toISOString() ?? null,
})

const inAllLanguages = (one: Row) => [one, one, one]

// Far from the present, so that the server's scheduler does not interfere, and before any sale of the
// sample content.
beforeEach(async () => {
  from = new Date(Date.now() + minute)
  to = new Date(Date.now() + 2 * minute)
  const dateRange = { from: from.toISOString(), to: to.toISOString() }
  const sales = { active: true, scheduledSale: true, salePrice: 15, dateRange }
  id = (await product((await vendor()).id, { sales })).id
})

afterEach(removeContent)

describe('a sale', () => {
  test('starts with its first moment and ends with its last', async () => {
    await applyDuePriceChanges(payload, justBefore(from))
    expect(await rowsOf(id)).toEqual(inAllLanguages(row(false, null, from)))
    await applyDuePriceChanges(payload, from)
    expect(await rowsOf(id)).toEqual(inAllLanguages(row(true, from, to)))
    await applyDuePriceChanges(payload, justBefore(to))
    expect(await rowsOf(id)).toEqual(inAllLanguages(row(true, from, to)))
    await applyDuePriceChanges(payload, to)
    expect(await rowsOf(id)).toEqual(inAllLanguages(row(false, to, null)))
  })

  test('that started and ended while the server was down is over', async () => {
    await applyDuePriceChanges(payload, new Date(to.getTime() + minute))
    expect(await rowsOf(id)).toEqual(inAllLanguages(row(false, to, null)))
  })

  test('is applied once by any number of instances', async () => {
    await Promise.all([from, from, from, from].map((at) => applyDuePriceChanges(payload, at)))
    expect(await rowsOf(id)).toEqual(inAllLanguages(row(true, from, to)))
  })

  test('that is cancelled does not start', async () => {
    await payload.update({ collection: 'products', id, data: { sales: { active: false } } })
    await applyDuePriceChanges(payload, from)
    expect(await rowsOf(id)).toEqual(inAllLanguages(row(false, null, null)))
  })
})

describe('priceChangesBetween', () => {
  test('reports changed pages to every instance, and when the next change is due', async () => {
    await applyDuePriceChanges(payload, from)
    for (const _instance of ['one', 'another']) {
      const changes = await priceChangesBetween(payload, justBefore(from), from)
      expect(changes.tags).toEqual([tags.document('products', id), tags.list('products')])
      expect(changes.seen).toEqual(from)
    }
    expect((await priceChangesBetween(payload, from, justBefore(to))).tags).toEqual([])
  })

  test('does not report changes that another instance is still writing', async () => {
    await inTransaction(payload, async (req) => {
      const held = await transactionOf(req)
      await held.execute(sql`select from listings where document = ${id} for update`)
      await applyDuePriceChanges(payload, from)
      const changes = await priceChangesBetween(payload, justBefore(from), from)
      expect(changes.tags).toEqual([])
      expect(changes.seen).toEqual(justBefore(from))
      await writeEntries(held, await readEntries(payload, 'products', id, req, from))
    })
    expect((await priceChangesBetween(payload, justBefore(from), from)).tags).toContain(
      tags.document('products', id),
    )
  })
})

describe('POST /api/clock', () => {
  test('accepts only the scheduler', async () => {
    const otherSeal = await seal(payload, 'form', 60, { seen: new Date().toISOString() })
    for (const headers of [{}, { 'X-Clock': 'now' }, { 'X-Clock': otherSeal }])
      expect((await call('POST', '/clock', { headers: headers as Record<string, string> })).status).toBe(404)
  })

  test('returns when the next price changes', async () => {
    const sealed = await seal(payload, 'clock', 60, { seen: new Date().toISOString() })
    const { status, body } = await call('POST', '/clock', { headers: { 'X-Clock': sealed } })
    expect(status).toBe(200)
    expect(Date.parse(body.next)).toBeLessThanOrEqual(from.getTime())
    expect(Date.parse(body.seen)).toBeLessThanOrEqual(Date.now())
  })
})
