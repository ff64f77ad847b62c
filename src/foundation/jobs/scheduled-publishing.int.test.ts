/** What is published on schedule is checked and indexed like what somebody publishes, with that person's rights. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseOf } from '@/foundation/payload/transaction'
import {
  guide,
  marker,
  product,
  remember,
  removeContent,
  saleRule,
  spanishPost,
  species,
  vendor,
} from '@/testing/content'
import { discardJobs, mailsTo, runJobs } from '@/testing/jobs'
import { payload, people, removePeople } from '@/testing/users'

type Collection = 'growingguides' | 'mushrooms' | 'posts' | 'products'

const db = databaseOf(payload)
let who: Awaited<ReturnType<typeof people>>
let shop = ''

beforeAll(async () => {
  who = await people()
  shop = (await vendor({ owner: who.seller.id })).id
})

beforeEach(discardJobs)

afterAll(async () => {
  await removeContent()
  await removePeople()
})

interface Schedule {
  by: { id: string }
  type?: 'publish' | 'unpublish'
  locale?: string
}

/** Schedules as the panel does, for a moment in an hour. */
async function schedule(collection: Collection, id: string, { by, type = 'publish', locale }: Schedule) {
  const doc = { relationTo: collection, value: id }
  const user = { relationTo: 'users' as const, value: by.id }
  const waitUntil = new Date(Date.now() + 3_600_000)
  await payload.jobs.queue({ task: 'schedulePublish', input: { type, doc, user, locale }, waitUntil })
}

async function runAtItsMoment(): Promise<void> {
  expect(await runJobs()).toBe(0)
  await db.execute(sql`update payload_jobs set wait_until = now() - interval '1 second'`)
  await runJobs()
}

const status = async (collection: Collection, id: string) =>
  (await payload.findByID({ collection, id, depth: 0 }))._status

async function failures(): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'payload-jobs', where: { hasError: { equals: true } } })
  return docs.map(({ error }) => JSON.stringify(error))
}

async function listed(id: string): Promise<number> {
  const { rows } = await db.execute(sql`select locale from listings where document = ${id}`)
  return rows.length
}

describe('a scheduled publication', () => {
  test('publishes and lists the newest draft at its moment, and unpublishes it again', async () => {
    const { id } = await species('draft')
    await schedule('mushrooms', id, { by: who.editor })
    const description = marker()
    await payload.update({ collection: 'mushrooms', id, data: { meta: { description } }, draft: true })
    await runAtItsMoment()
    expect(await status('mushrooms', id)).toBe('published')
    expect((await payload.findByID({ collection: 'mushrooms', id })).meta?.description).toBe(description)
    expect(await listed(id)).toBe(3)
    await schedule('mushrooms', id, { by: who.editor, type: 'unpublish' })
    await runAtItsMoment()
    expect(await status('mushrooms', id)).toBe('draft')
    expect(await listed(id)).toBe(0)
    expect(await failures()).toEqual([])
  })

  test('of a product by its vendor follows the sale rules of that moment', async () => {
    const one = await species('published')
    const allowed = await product(shop, { _status: 'draft' })
    const forbidden = await product(shop, { _status: 'draft', species: [one.id] })
    for (const { id } of [allowed, forbidden]) await schedule('products', id, { by: who.seller })
    await saleRule({ species: [one.id] })
    await discardMails()
    await runAtItsMoment()
    expect(await status('products', allowed.id)).toBe('published')
    expect(await status('products', forbidden.id)).toBe('draft')
    expect(await failures()).toHaveLength(1)
  })

  test('by somebody who may not publish changes nothing', async () => {
    const { id } = await species('draft')
    await schedule('mushrooms', id, { by: who.seller })
    await schedule('mushrooms', id, { by: who.member })
    await runAtItsMoment()
    expect(await status('mushrooms', id)).toBe('draft')
    expect(await failures()).toHaveLength(2)
  })

  test('of a post in Spanish alone publishes it', async () => {
    const id = await spanishPost('draft')
    await schedule('posts', id, { by: who.editor })
    await runAtItsMoment()
    expect(await status('posts', id)).toBe('published')
    expect(await failures()).toEqual([])
  })

  test('of a post that has a title in no language changes nothing, and its editor gets a mail', async () => {
    const slug = marker().toLowerCase()
    const { id } = await payload.create({ collection: 'posts', data: { slug } as never, draft: true })
    await schedule('posts', remember('posts', id), { by: who.editor })
    await runAtItsMoment()
    expect(await status('posts', id)).toBe('draft')
    expect(await failures()).toHaveLength(1)
    const [letter] = await mailsTo(who.editor.email)
    expect(letter?.subject).toBe(`“${slug}” was not published as scheduled`)
    expect(letter?.text).toContain(`/admin/collections/posts/${id}`)
    expect(letter?.text).toContain('Title')
  })

  test('of one language leaves the others as they were', async () => {
    const [before, after] = [marker(), marker()]
    const { id } = await guide('published', { title: before })
    await payload.update({ collection: 'growingguides', id, locale: 'es', data: { title: before } })
    for (const locale of ['en', 'es'] as const)
      await payload.update({
        collection: 'growingguides',
        id,
        locale,
        data: { title: `${after} ${locale}` },
        draft: true,
      })
    await schedule('growingguides', id, { by: who.editor, locale: 'es' })
    await runAtItsMoment()
    const { title } = await payload.findByID({ collection: 'growingguides', id, locale: 'all', depth: 0 })
    expect(title).toMatchObject({ en: before, es: `${after} es` })
    expect(await failures()).toEqual([])
  })
})

/** The rule's mails are not what is tested. */
async function discardMails(): Promise<void> {
  await db.execute(sql`delete from payload_jobs where task_slug = 'sendMail'`)
}
