/** Sales start and end on time in every list, whichever of several instances is first. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { databaseOf } from '@/foundation/payload/transaction'
import { marker, product, removeContent, vendor } from '@/testing/content'
import { discardJobs, runJobs } from '@/testing/jobs'
import { payload } from '@/testing/users'
import { applyDuePriceChanges } from './price-changes'

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
    select price_min::int as price, (card -> 'regular' ->> 'from')::int as regular, coalesce(sale.id = any (facets), false) as on_sale,
      coalesce((select get_bit(bits, position & 8191) from facet_bitmaps where facet = sale.id and segment = position >> 13), 0) = 1 as in_bits,
      last_price_change as last, next_price_change as next
    from listings left join listing_facets as sale on facet = 'sale:on'
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

// Far from the present, so that no job changes the prices meanwhile, and before any sale of the
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

describe('the job that updates prices', () => {
  const pending = async () => {
    const { docs } = await payload.find({ collection: 'payload-jobs', sort: 'waitUntil' })
    return docs.map(({ taskSlug, waitUntil }) => [taskSlug, waitUntil])
  }

  test('is queued once for the next change, however often and by whomever the product is saved', async () => {
    expect(await pending()).toEqual([['updatePrices', from.toISOString()]])
    await payload.update({ collection: 'products', id, data: { title: marker() } })
    expect(await pending()).toEqual([['updatePrices', from.toISOString()]])
  })

  test('starts a sale at its moment and queues its end', async () => {
    await discardJobs()
    const dateRange = { from: new Date(Date.now() + 1000).toISOString(), to: to.toISOString() }
    const sales = { active: true, scheduledSale: true, salePrice: 15, dateRange }
    const { id: soon } = await product((await vendor()).id, { sales })
    await vi.waitFor(
      async () => {
        await runJobs()
        expect(await rowsOf(soon)).toMatchObject(inAllLanguages(row(true, new Date(dateRange.from), to)))
      },
      { timeout: 10_000 },
    )
    expect(await pending()).toEqual([['updatePrices', to.toISOString()]])
  })

  test('is not queued if the product is not saved', async () => {
    await discardJobs()
    const failing = inTransaction(payload, async (req) => {
      await payload.update({ collection: 'products', id, data: { title: marker() }, req })
      throw new Error('It fails.')
    })
    await expect(failing).rejects.toThrow('It fails.')
    expect(await pending()).toEqual([])
  })
})
