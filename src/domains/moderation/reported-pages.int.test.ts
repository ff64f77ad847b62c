/** Reports of errors on pages: who may send and read them, their order in the queue, and closing them. */
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EditedCollection, editedCollections } from '@/domains/reports/report'
import {
  article,
  marker,
  recipe,
  removeContent,
  species,
  speciesData,
  supplier,
  vendor,
} from '@/testing/content'
import { call } from '@/testing/rest'
import { type Person, payload, people, removePeople, userOf } from '@/testing/users'
import { queueSize } from './queries'
import { reportedPages, reportedPagesState } from './reported-pages'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const reader = async (as: Person | null, locale: 'en' | 'es' = 'en') => ({
  payload,
  user: as && (await userOf(as)),
  locale,
  draft: false,
})

const pageOf: Record<EditedCollection, () => Promise<{ id: string }>> = {
  mushrooms: () => species('published'),
  recipes: () => recipe('published'),
  posts: () => article('posts', 'published'),
  projects: () => article('projects', 'published'),
  pages: () => article('pages', 'published'),
  vendors: () => vendor(),
  wholesale: () => supplier('wholesale'),
  dropshipping: () => supplier('dropshipping'),
}

let addresses = 0

/** A guest at an address that no other file has: a minute's limit may outlast a file. */
const guest = () => {
  addresses += 1
  return { 'X-Forwarded-For': `203.0.113.${addresses}` }
}

interface Sent {
  headers?: Record<string, string>
  reason?: string
  note?: string
}

const report = (relationTo: string, value: string, { headers = guest(), ...more }: Sent = {}) =>
  call('POST', '/reports', {
    body: { entry: { relationTo, value }, reason: 'wrong', openedAt: Date.now() - 10_000, ...more },
    headers,
  })

const close = (as: Person | null, entry: string, until = new Date().toISOString()) =>
  call('POST', '/moderation/reports', { as, body: { entry, until } })

const find = async (id: string) =>
  (await reportedPages(await reader(who.editor))).pages.find((page) => page.id === id)

test.each(editedCollections)(
  'a guest reports an error on a page of “%s”, and an editor reads it with a link and closes it',
  async (collection) => {
    const { id } = await pageOf[collection]()
    const note = 'The spore print is white.'
    expect((await report(collection, id, { note })).status).toBe(201)
    expect(await find(id)).toMatchObject({
      kind: collection,
      about: { collection, id, path: expect.stringMatching(/^\/./), title: expect.any(String) },
      reports: [{ reason: 'wrong', note }],
    })
    expect((await close(who.editor, `${collection}:${id}`)).body).toMatchObject({ closed: 1 })
    expect(await find(id)).toBeUndefined()
  },
)

test.each(editedCollections)(
  'reports of a page of “%s” that is deleted are deleted with it',
  async (collection) => {
    const { id } = await pageOf[collection]()
    await report(collection, id)
    const where = { target: { equals: `${collection}:${id}` } }
    expect((await payload.count({ collection: 'reports', where })).totalDocs).toBe(1)
    await payload.delete({ collection: collection as CollectionSlug, id })
    expect((await payload.count({ collection: 'reports', where })).totalDocs).toBe(0)
  },
)

test.each(['mushrooms', 'pages'] as const)('a draft of “%s” cannot be reported', async (collection) => {
  const { id } = await (collection === 'mushrooms' ? species('draft') : article('pages', 'draft'))
  expect((await report(collection, id)).status).toBe(400)
})

test('the form works without scripts and leads back to the page of the report', async () => {
  const { id } = await species('published')
  const fields = {
    entry: `mushrooms:${id}`,
    reason: 'wrong',
    note: '',
    from: `/es/report?entry=mushrooms:${id}`,
  }
  const { status, headers } = await call('POST', '/reports/write', {
    body: new URLSearchParams({ ...fields, openedAt: String(Date.now() - 10_000) }),
    headers: { ...guest(), Accept: 'text/html' },
  })
  expect(status).toBe(303)
  expect(headers.get('Location')).toContain('/es/report?')
  expect(headers.get('Location')).toContain('done=report')
  expect(await find(id)).toMatchObject({ reports: [{ reason: 'wrong', note: null }] })
  await close(who.editor, `mushrooms:${id}`)
})

test('reports of toxic species come first, then what is dangerous, then those that wait longest', async () => {
  const name = marker()
  const { specie } = speciesData(name, 'published')
  const deadly = await species('published', name, { specie: { ...specie, edibility: ['deadly'] } })
  const [first, second] = [await species('published'), await recipe('published')]
  const dangerous = await article('posts', 'published')
  await report('mushrooms', first.id)
  await report('recipes', second.id)
  await report('posts', dangerous.id, { reason: 'dangerous' })
  await report('mushrooms', deadly.id)
  const ids = (await reportedPages(await reader(who.editor))).pages.map(({ id }) => id)
  expect(ids).toEqual([deadly.id, dangerous.id, first.id, second.id])
  for (const [slug, { id }] of [
    ['mushrooms', deadly],
    ['posts', dangerous],
    ['mushrooms', first],
    ['recipes', second],
  ] as const)
    await close(who.editor, `${slug}:${id}`)
})

test('a report that was sent after the editor had read the others stays open', async () => {
  const { id } = await species('published')
  const headers = guest()
  await report('mushrooms', id, { headers })
  const read = await find(id)
  await report('mushrooms', id, { headers, note: 'Again.' })
  await report('mushrooms', id, { note: 'It is deadly.' })
  const { body } = await close(who.editor, `mushrooms:${id}`, read?.until)
  expect(body).toMatchObject({ closed: 1 })
  expect((await find(id))?.reports).toEqual([{ reason: 'wrong', note: 'It is deadly.' }])
  await report('mushrooms', id, { headers, note: 'Still wrong.' })
  expect((await find(id))?.reports).toHaveLength(2)
  await close(who.editor, `mushrooms:${id}`)
})

test('members and guests neither read nor close reports of pages', async () => {
  const { id } = await species('published')
  await report('mushrooms', id)
  for (const one of [who.member, null]) {
    expect(await reportedPages(await reader(one))).toEqual({ pages: [], total: 0 })
    expect((await reportedPagesState(await reader(one))).count).toBe(0)
    expect((await close(one, `mushrooms:${id}`)).status).toBe(one ? 403 : 401)
    expect((await call('GET', '/reports', { as: one })).status).toBe(403)
  }
  expect(await find(id)).toBeDefined()
  await close(who.editor, `mushrooms:${id}`)
})

test('pages that were reported count beside the entries of the queue, not among them', async () => {
  const editor = await reader(who.editor)
  const [entries, { count }] = [await queueSize(editor), await reportedPagesState(editor)]
  const { id } = await species('published')
  await report('mushrooms', id)
  expect(await queueSize(editor)).toBe(entries)
  expect(await reportedPagesState(editor)).toMatchObject({ count: count + 1, oldest: expect.any(Date) })
  await close(who.editor, `mushrooms:${id}`)
})

test('closed reports are opened again by the editor who closed them, once', async () => {
  const { id } = await species('published')
  await report('mushrooms', id)
  const { undo } = (await close(who.editor, `mushrooms:${id}`)).body
  const reopen = (as: Person) => call('POST', '/moderation/reports/undo', { as, body: { undo } })
  expect((await reopen(who.member)).status).toBe(403)
  expect((await reopen(who.admin)).status).toBe(409)
  expect(await find(id)).toBeUndefined()
  expect((await reopen(who.editor)).status).toBe(200)
  expect((await find(id))?.reports).toHaveLength(1)
  expect((await reopen(who.editor)).status).toBe(409)
  await close(who.editor, `mushrooms:${id}`)
})
