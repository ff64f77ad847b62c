/** When something was published, where staff say it. */
import { afterAll, expect, test } from 'vitest'
import { marker, remember, removeContent } from '@/testing/content'
import { call } from '@/testing/rest'
import { people, removePeople } from '@/testing/users'

afterAll(async () => {
  await removeContent()
  await removePeople()
})

test('nothing is published with a moment in the future, which a draft may have', async () => {
  const { editor } = await people()
  const publishedAt = '2099-01-01T00:00:00.000Z'
  const created = await call('POST', '/posts?draft=true', {
    as: editor,
    body: { title: marker(), publishedAt, _status: 'draft' },
  })
  expect(created.status, created.text).toBe(201)
  const id = remember('posts', created.body.doc.id)
  const refused = await call('PATCH', `/posts/${id}?locale=es`, {
    as: editor,
    body: { _status: 'published' },
  })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('programa su publicación')
  const past = { publishedAt: '2020-02-29T00:00:00.000Z', _status: 'published' }
  const { body } = await call('PATCH', `/posts/${id}`, { as: editor, body: past })
  expect(body.doc).toMatchObject(past)
})
