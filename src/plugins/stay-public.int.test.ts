/** A request that changes a public entry and says nothing of publishing takes nothing offline. */
import { afterAll, expect, test } from 'vitest'
import { marker, removeContent, spanishPost } from '@/testing/content'
import { call, graphql } from '@/testing/rest'
import { people, removePeople } from '@/testing/users'

afterAll(async () => {
  await removeContent()
  await removePeople()
})

test('an entry with unpublished changes stays public as it is when it is changed without a status', async () => {
  const { editor } = await people()
  const id = await spanishPost('published')
  const titleOf = async (query: string) =>
    (await call('GET', `/posts/${id}?locale=es${query}`, { as: query ? editor : null })).body.title
  const published = await titleOf('')
  const [typed, meta] = [marker(), { title: marker() }]
  const save = (query: string, body: object) =>
    call('PATCH', `/posts/${id}?locale=es${query}`, { as: editor, body })
  await save('&draft=true', { title: typed, _status: 'draft' })
  expect((await save('', { meta })).body.doc).toMatchObject({ title: typed, meta, _status: 'draft' })
  const change = `mutation { updatePost(id: "${id}", locale: es, data: { meta: { title: "${typed}" } }) { id } }`
  expect((await graphql(change, { as: editor })).status).toBe(200)
  expect(await titleOf('')).toBe(published)
  expect(await titleOf('&draft=true')).toBe(typed)
  expect((await save('', { _status: 'published' })).status).toBe(200)
  expect(await titleOf('')).toBe(typed)
  // Without unpublished changes, a change is public at once.
  expect((await save('', { title: published })).body.doc._status).toBe('published')
  expect(await titleOf('')).toBe(published)
})
