import { afterAll, expect, test } from 'vitest'
import { marker, remember, removeContent } from '@/testing/content'
import { call } from '@/testing/rest'
import { people, removePeople } from '@/testing/users'

afterAll(async () => {
  await removeContent()
  await removePeople()
})

test('entries of the same name get web addresses of their own, which stay when they are edited', async () => {
  const { editor } = await people()
  const title = `Seta ${marker()}`
  const slug = title.toLowerCase().replace(' ', '-')
  const create = async (more = {}) => {
    const body = { title, ...more }
    const answer = await call('POST', '/posts?draft=true', { as: editor, body })
    if (answer.status === 201) remember('posts', answer.body.doc.id)
    return answer
  }
  const first = await create()
  const second = await create()
  const third = await create({ title: `  ${title.toUpperCase()}!` })
  expect([first, second, third].map(({ body }) => body.doc?.slug)).toEqual([slug, `${slug}-2`, `${slug}-3`])
  const path = `/posts/${first.body.doc.id}?draft=true`
  const edited = await call('PATCH', path, { as: editor, body: { title: marker() } })
  expect(edited.body.doc.slug).toBe(slug)
  const emptied = await call('PATCH', path, { as: editor, body: { title, slug: '' } })
  expect(emptied.body.doc.slug).toBe(slug)
  // An address that somebody writes is theirs to choose.
  expect((await create({ slug })).status).toBe(400)
})
