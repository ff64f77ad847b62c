/** Entries that are updated together, over the API or by the panel's list, keep the changes that were not published. */
import { afterAll, expect, test } from 'vitest'
import { marker, removeContent, spanishPost } from '@/testing/content'
import { call } from '@/testing/rest'
import { people, removePeople } from '@/testing/users'

afterAll(async () => {
  await removeContent()
  await removePeople()
})

test('entries that are unpublished together keep their unpublished changes', async () => {
  const { editor, member } = await people()
  const [one, other] = [await spanishPost('published'), await spanishPost('published')]
  const title = marker()
  const draft = `/posts/${one}?draft=true&locale=es`
  expect((await call('PATCH', draft, { as: editor, body: { title, _status: 'draft' } })).status).toBe(200)
  const path = `/posts?where[id][in]=${one},${other}&locale=en`
  await call('PATCH', path, { as: member, body: { _status: 'draft' } })
  expect((await call('GET', `/posts/${one}`)).status).toBe(200)
  const { status, body } = await call('PATCH', path, { as: editor, body: { _status: 'draft' } })
  expect([status, body.docs.length, body.errors]).toEqual([200, 2, []])
  expect((await call('GET', draft, { as: editor })).body).toMatchObject({ title, _status: 'draft' })
  for (const id of [one, other]) expect((await call('GET', `/posts/${id}`)).status).toBe(404)
})

test('entries that are changed or published together keep their unpublished changes', async () => {
  const { editor } = await people()
  const [one, other] = [await spanishPost('published'), await spanishPost('published')]
  const [title, changed] = [marker(), { title: marker() }]
  const draft = `/posts/${one}?draft=true&locale=es`
  expect((await call('PATCH', draft, { as: editor, body: { title, _status: 'draft' } })).status).toBe(200)
  const path = `/posts?where[id][in]=${one},${other}&locale=es`
  const update = (body: object) => call('PATCH', path, { as: editor, body })
  const metaOf = async (id: string) => (await call('GET', `/posts/${id}?locale=es`)).body.meta?.title ?? null

  expect((await update({ meta: changed })).body).toMatchObject({ docs: [{}, {}], errors: [] })
  expect((await call('GET', draft, { as: editor })).body).toMatchObject({ title, meta: changed })
  // Only what had no unpublished changes is public at once.
  expect([await metaOf(one), await metaOf(other)]).toEqual([null, changed.title])

  expect((await update({ _status: 'published' })).body).toMatchObject({ docs: [{}, {}], errors: [] })
  expect(await metaOf(one)).toBe(changed.title)
  expect((await call('GET', `/posts/${one}?locale=es`)).body.title).toBe(title)
})
