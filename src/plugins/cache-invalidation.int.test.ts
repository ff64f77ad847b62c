/** A change expires what shows it, and nothing else. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOf } from '@/foundation/payload/transaction'
import { about, category, guide, marker, remember, removeContent, review, species } from '@/testing/content'
import { call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

/** The tags that expire during `work`; those that expire softly end with a question mark. */
async function expiredBy(work: () => Promise<unknown>): Promise<string[]> {
  const newest = async () => {
    const { rows } = await databaseOf(payload).execute(
      sql`select coalesce(max(id), 0)::text as id from cache_expirations`,
    )
    return String(rows[0]?.id)
  }
  const before = await newest()
  await work()
  const { rows } = await databaseOf(payload).execute(sql`
    select tag, bool_and(soft) as soft from cache_expirations where id > ${before}::bigint group by tag order by tag`)
  return rows.map(({ tag, soft }) => `${tag}${soft ? '?' : ''}`)
}

const update = (collection: 'mushrooms' | 'growingguides' | 'categories', id: string, data: object) =>
  payload.update({ collection, id, data: data as never })

const facetTag = (species: string) => `facet:growingguides:species:${species}`

test('a like expires only the page of the liked document, softly', async () => {
  const item = await about()
  const like = () => call('POST', '/likes', { as: who.member, body: { item } })
  expect(await expiredBy(like)).toEqual([`activity:mushrooms:${item.value}?`, 'api?'])
})

test('a contribution expires nothing until it is published, and then the page of its subject', async () => {
  const doc = await about()
  let entry: Awaited<ReturnType<typeof review>> | undefined
  const write = async () => {
    entry = await review('draft', { doc })
  }
  expect(await expiredBy(write)).toEqual([])
  const publish = () =>
    payload.update({ collection: 'reviews', id: String(entry?.id), data: { _status: 'published' } })
  expect(await expiredBy(publish)).toEqual([`activity:mushrooms:${doc.value}`, 'api'])
})

test('a text that no list shows expires the document, not its lists', async () => {
  const { id, slug } = await guide('published')
  const change = () => update('growingguides', id, { layout: [], _status: 'published' })
  expect(await expiredBy(change)).toEqual([
    `activity:growingguides:${id}?`,
    'api',
    'collection:growingguides',
    `document:growingguides:${id}`,
    `slug:growingguides:${slug}`,
  ])
})

test('a picture expires the lists of categories if a category shows it', async () => {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#7a5230' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: `${marker()}.png`, size: data.length }
  const { id } = await payload.create({ collection: 'media', data: { alt: 'a picture' }, file })
  remember('media', id)
  const describe = (alt: string) => () => payload.update({ collection: 'media', id, data: { alt } })
  expect(await expiredBy(describe('another'))).not.toContain('list:categories')
  const { id: shown } = await category(null)
  await update('categories', shown, { media: id })
  expect(await expiredBy(describe('yet another'))).toContain('list:categories')
  await update('categories', shown, { media: null })
})

test('a title, an unpublishing and a deletion expire the lists too', async () => {
  const { id } = await guide('published')
  const rename = () => update('growingguides', id, { title: 'Another title', _status: 'published' })
  const unpublish = () => update('growingguides', id, { _status: 'draft' })
  const publish = () => update('growingguides', id, { _status: 'published' })
  const remove = () => payload.delete({ collection: 'growingguides', id })
  for (const change of [rename, unpublish, publish, remove])
    expect(await expiredBy(change)).toContain('list:growingguides')
})

test('what other pages show of a guide expires those of its species, before and after the change', async () => {
  const [before, after, other] = [
    await species('published'),
    await species('published'),
    await species('published'),
  ]
  const { id } = await guide('published', { species: [before.id] })
  const move = () => update('growingguides', id, { species: [after.id], _status: 'published' })
  const expired = await expiredBy(move)
  for (const tag of [`card:growingguides:${id}`, ...[before, after].map((one) => facetTag(one.id))])
    expect(expired).toContain(tag)
  expect(expired).not.toContain(facetTag(other.id))
  const remove = () => payload.delete({ collection: 'growingguides', id })
  expect(await expiredBy(remove)).toContain(facetTag(after.id))
})

test('a species expires the pages of its guides only when they show it differently', async () => {
  const { id, specie } = await species('published')
  const grown = await guide('published', { species: [id] })
  const describe = () => update('mushrooms', id, { meta: { description: 'Described' }, _status: 'published' })
  expect(await expiredBy(describe)).not.toContain(`document:growingguides:${grown.id}`)
  const renamed = { ...specie, scientificName: 'Agaricus renominatus' }
  const rename = () => update('mushrooms', id, { specie: renamed, _status: 'published' })
  const expired = await expiredBy(rename)
  for (const tag of [`document:growingguides:${grown.id}`, `card:mushrooms:${id}`])
    expect(expired).toContain(tag)
})

test('a draft saved over a draft expires no page that others read', async () => {
  const { id } = await guide('draft')
  const save = () => update('growingguides', id, { title: 'A draft', _status: 'draft' })
  expect(await expiredBy(save)).toEqual([`activity:growingguides:${id}?`, 'api?'])
})

test('a category expires the lists that show it', async () => {
  const { id } = await category(null)
  expect(await expiredBy(() => update('categories', id, { title: 'Renamed' }))).toContain('list:categories')
})
