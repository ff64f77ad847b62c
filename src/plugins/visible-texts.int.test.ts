/** Of a text, what can be seen is stored; while somebody is still writing it, all that can be stored. */
import { afterAll, expect, test } from 'vitest'
import { marker, remember, removeContent } from '@/testing/content'
import { call, type Json } from '@/testing/rest'
import { richTextOf } from '@/testing/rich-text'
import { people, removePeople } from '@/testing/users'

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const textIn = (richText: Json) => richText.root.children[0].children[0].text

test('characters that cannot be stored do not keep a draft from being saved', async () => {
  const { editor } = await people()
  const name = marker()
  const written = 'Two\0 caps\uD83C, a zero\u200B width and a space '
  const body = {
    title: `${name}\0`,
    content: richTextOf(written),
    layout: [{ blockType: 'content', richText: richTextOf(written) }],
  }
  const created = await call('POST', '/posts?draft=true&autosave=true', { as: editor, body })
  expect(created.status, created.text).toBe(201)
  const { doc } = created.body
  remember('posts', doc.id)
  const stored = 'Two caps, a zero\u200B width and a space '
  expect([doc.title, textIn(doc.content), textIn(doc.layout[0].richText)]).toEqual([name, stored, stored])

  const published = await call('PATCH', `/posts/${doc.id}`, {
    as: editor,
    body: { ...body, _status: 'published' },
  })
  expect(published.status, published.text).toBe(200)
  expect(textIn(published.body.doc.content)).toBe('Two caps, a zero width and a space ')
})
