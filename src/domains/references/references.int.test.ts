/** The addresses of works, as people paste them. */
import { afterAll, expect, test } from 'vitest'
import { marker, remember, removeContent } from '@/testing/content'
import { call } from '@/testing/rest'
import { people, removePeople } from '@/testing/users'

afterAll(async () => {
  await removeContent()
  await removePeople()
})

test('an address is stored with its protocol, and what is none is refused with an example', async () => {
  const { editor } = await people()
  const save = (link: string) =>
    call('POST', '/references?draft=true', { as: editor, body: { title: marker(), link } })
  for (const [link, stored] of [
    ['www.example.org/a', 'https://www.example.org/a'],
    ['doi:10.1000/xyz', 'https://doi.org/10.1000/xyz'],
    ["https://example.org/Lion's_mane", 'https://example.org/Lion%27s_mane'],
  ] as const) {
    const { body, status, text } = await save(link)
    expect(status, text).toBe(201)
    remember('references', body.doc.id)
    expect(body.doc.link).toBe(stored)
  }
  const refused = await call('POST', '/references', {
    as: editor,
    body: { title: marker(), link: 'my page', _status: 'published' },
  })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('such as https://example.org/page')
})
