/** Deletions by authors, which they can undo for a minute. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOf } from '@/foundation/payload/transaction'
import {
  about,
  comment,
  helpful,
  impression,
  marker,
  remember,
  removeContent,
  review,
} from '@/testing/content'
import { type Caller, call } from '@/testing/rest'
import { type Person, payload, people, person, removePeople } from '@/testing/users'

type Kind = 'reviews' | 'impressions' | 'comments'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const remove = (as: Caller, kind: Kind, id: string) => call('POST', `/${kind}/delete`, { as, body: { id } })

const restore = (as: Caller, kind: Kind, undo: string) =>
  call('POST', `/${kind}/restore`, { as, body: { undo } })

const problemOf = ({ body }: Awaited<ReturnType<typeof restore>>) => body.errors[0].data.errors[0].code

/** Every row that belongs to an entry, as JSON. */
async function rowsOf(kind: Kind, id: string): Promise<string> {
  const tables = [kind, `_${kind}_v`, 'helpfuls', 'helpfuls_rels', 'reports', `${kind}_rels`]
  const images = kind === 'reviews' ? ['reviews_images', '_reviews_v_version_images'] : []
  const found: string[] = []
  for (const table of [...tables, ...images]) {
    const { rows } = await databaseOf(payload).execute(sql`
      select stored::text as row from ${sql.identifier(table)} as stored
      where stored::text like ${`%${id}%`}
        or exists (select from _reviews_v where parent_id = ${id} and stored::text like '%' || _reviews_v.id || '%')
      order by 1`)
    found.push(...rows.map(({ row }) => `${table} ${row}`))
  }
  return found.join('\n')
}

async function upload(owner: Person): Promise<string> {
  const form = new FormData()
  const data = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
  form.set('_payload', JSON.stringify({ alt: marker() }))
  form.set('file', new File([new Uint8Array(data)], `${marker()}.png`, { type: 'image/png' }))
  return remember('media', (await call('POST', '/media', { as: owner, body: form })).body.doc.id)
}

test('a review is restored with its pictures, votes, versions and reports, and everything is counted again', async () => {
  const author = await person('member')
  const doc = await about()
  const image = await upload(author)
  const { id } = await review('published', { user: author.id, doc, rating: 4, images: [{ image }] })
  const item = { relationTo: 'reviews' as const, value: id }
  await helpful(who.member.id, item)
  await helpful(who.stranger.id, item)
  await call('POST', '/reports', {
    as: who.stranger,
    body: { entry: item, reason: 'offensive', openedAt: 1 },
  })
  await call('PATCH', `/reviews/${id}`, { as: author, body: { headline: marker() } })
  const before = await rowsOf('reviews', id)
  expect(before.split('\n').length).toBeGreaterThan(10)
  const ratings = async () =>
    (await payload.findByID({ collection: 'mushrooms', id: doc.value })).aggregateRating?.reviewCount
  const isShown = async () => (await payload.findByID({ collection: 'media', id: image })).shown
  expect([await ratings(), await isShown()]).toEqual([1, true])
  const { body, text } = await remove(author, 'reviews', id)
  expect(body.undo, text).toEqual(expect.any(String))
  expect([await ratings(), await isShown()]).toEqual([0, false])
  expect(await rowsOf('reviews', id)).toBe('')
  expect((await restore(null, 'reviews', body.undo)).status).toBe(401)
  for (const other of [who.member, who.admin])
    expect(problemOf(await restore(other, 'reviews', body.undo))).toBe('tooLate')
  expect((await restore(author, 'reviews', body.undo)).status).toBe(200)
  expect(problemOf(await restore(author, 'reviews', body.undo))).toBe('tooLate')
  expect([await ratings(), await isShown()]).toEqual([1, true])
  expect(await rowsOf('reviews', id)).toBe(before)
  expect((await call('GET', `/reviews/${id}`)).body.helpfulCount).toBe(2)
  await payload.delete({ collection: 'users', id: author.id })
})

test('an impression and a comment are restored, by forms without scripts too', async () => {
  const author = await person('member')
  const entries = {
    impressions: await impression('draft', { user: author.id }),
    comments: await comment('published', { user: author.id }),
  }
  for (const kind of ['impressions', 'comments'] as const) {
    const { id } = entries[kind]
    const before = await rowsOf(kind, id)
    const send = (action: string, fields: Record<string, string>) =>
      call('POST', `/${kind}/${action}`, {
        as: author,
        body: new URLSearchParams({ ...fields, from: '/es/account/contributions?page=2' }),
        headers: { Accept: 'text/html' },
      })
    const deleted = new URL((await send('delete', { id })).headers.get('Location') ?? '', 'http://localhost')
    expect(deleted.pathname).toBe('/es/account/contributions')
    expect(deleted.search).toMatch(new RegExp(`^\\?done=deleted&kind=${kind}&undo=[0-9a-f-]{36}$`))
    const restored = await send('restore', { undo: deleted.searchParams.get('undo') ?? '' })
    expect(restored.headers.get('Location')).toBe(`/es/account/contributions?done=restored&kind=${kind}`)
    expect(await rowsOf(kind, id)).toBe(before)
  }
})

test('a deletion cannot be undone after a minute, after another review, or without its subject', async () => {
  const author = await person('member')
  const doc = await about()
  const { id } = await review('draft', { user: author.id, doc })
  const { body } = await remove(author, 'reviews', id)
  const other = await review('draft', { user: author.id, doc })
  expect(problemOf(await restore(author, 'reviews', body.undo))).toBe('rewritten')
  await payload.delete({ collection: 'reviews', id: other.id })
  await payload.delete({ collection: 'mushrooms', id: doc.value })
  expect(problemOf(await restore(author, 'reviews', body.undo))).toBe('tooLate')
  const { id: late } = await comment('draft', { user: author.id })
  const deleted = await remove(author, 'comments', late)
  await databaseOf(payload).execute(
    sql`update payload_kv set data = jsonb_set(data, '{until}', to_jsonb(now())) where key like ${`%${deleted.body.undo}`}`,
  )
  expect(problemOf(await restore(author, 'comments', deleted.body.undo))).toBe('tooLate')
})

test('what was deleted is stored no longer than it can be restored, and not beyond the account', async () => {
  const author = await person('member')
  const stored = async () => {
    const { rows } = await databaseOf(payload).execute(
      sql`select from payload_kv where data ->> 'user' = ${author.id}`,
    )
    return rows.length
  }
  const { id } = await comment('draft', { user: author.id })
  await remove(author, 'comments', id)
  expect(await stored()).toBe(1)
  await payload.delete({ collection: 'users', id: author.id })
  expect(await stored()).toBe(0)
})

test('staff who delete an entry of somebody else cannot undo it', async () => {
  const { id } = await comment('published', { user: who.member.id })
  expect((await remove(who.stranger, 'comments', id)).status).toBe(403)
  expect((await remove(who.editor, 'comments', id)).body).toEqual({ id, undo: null })
})
