/** What the panel's list sends to unpublish the selected entries keeps the changes of each that were not published. */
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
