/** Redirects: made when a slug changes, leading to their destination directly, and closed where it is not public. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { marker, remember, removeContent, species, vendor } from '@/testing/content'
import { call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'
import { findRedirect } from './queries'

let who: Awaited<ReturnType<typeof people>>
const guest = { payload, user: null, locale: 'en', draft: false } as const

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await payload.delete({ collection: 'redirects', where: { id: { exists: true } } })
  await removeContent()
  await removePeople()
})

const publish = (id: string, slug: string, query = '') =>
  call('PATCH', `/mushrooms/${id}${query}`, {
    as: who.editor,
    body: { slug, _status: query ? 'draft' : 'published' },
  })

test('every former address of a published entry leads to its present one', async () => {
  const { id, slug: first } = await species('published')
  const [second, third] = [marker(), marker()]
  await publish(id, second, '?draft=true&autosave=true')
  expect(await findRedirect(guest, `/mushrooms/${first}`)).toBeNull()
  await publish(id, second)
  await publish(id, third)
  for (const former of [first, second])
    expect(await findRedirect(guest, `/es/mushrooms/${former}/?page=2`)).toBe(`/mushrooms/${third}`)
  await publish(id, first)
  expect(await findRedirect(guest, `/mushrooms/${first}`)).toBeNull()
  expect(await findRedirect(guest, `/mushrooms/${third}`)).toBe(`/mushrooms/${first}`)
  await call('PATCH', `/mushrooms/${id}`, { as: who.editor, body: { _status: 'draft' } })
  expect(await findRedirect(guest, `/mushrooms/${third}`)).toBeNull()
})

test('a draft that was never public leaves no redirect', async () => {
  const { id, slug } = await vendor({}, 'draft')
  const body = { slug: marker(), _status: 'published' }
  expect((await call('PATCH', `/vendors/${id}`, { as: who.editor, body })).status).toBe(200)
  expect(await findRedirect(guest, `/mushrooms/vendor/${slug}`)).toBeNull()
})

test('an editor’s redirects lead to this site only, and never to each other', async () => {
  const add = async (from: string, url: string) => {
    const { status, body } = await call('POST', '/redirects', {
      as: who.editor,
      body: { from, to: { type: 'custom', url } },
    })
    if (body.doc) remember('redirects', body.doc.id)
    return status
  }
  expect(await add('/pt/old%20page/', '/mushrooms')).toBe(201)
  expect(await findRedirect(guest, '/old page')).toBe('/mushrooms')
  for (const [from, url] of [
    ['/old page', '/cart'],
    ['/mushrooms', '/cart'],
    ['/other', '/old%20page'],
    ['/self', '/es/self'],
    ['/away', 'https://example.org'],
    ['/away', '//example.org'],
    ['away', '/cart'],
  ] as const)
    expect(await add(from, url), `${from} to ${url}`).toBe(400)
  const { id, slug } = await species('published')
  expect(await add('/promotion', `/mushrooms/${slug}`)).toBe(201)
  const renamed = marker()
  expect((await publish(id, renamed)).status).toBe(200)
  expect(await findRedirect(guest, '/promotion')).toBe(`/mushrooms/${renamed}`)
})
