/** Tables of shops and blogs, whose cells have HTML. */
import { beforeAll, expect, test } from 'vitest'
import { marker } from '@/testing/content'
import { checkTable, importChecked, removeImportsAfterAll } from '@/testing/imports'
import { people } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

removeImportsAfterAll()

const check = (rows: readonly (readonly string[])[]) =>
  checkTable(rows, { target: 'growingguides', locale: 'en', as: who.editor })

test('HTML becomes rich text or plain text, and the same file changes nothing later', async () => {
  const slug = marker()
  const table = [
    ['title', 'slug', 'content', 'meta.description'],
    [
      '<b>Oysters</b> &amp; straw',
      slug,
      '<h2>Start</h2><p>See <a href="https://example.org/">this</a>.</p><ul><li>Straw <em>wet</em></li></ul>',
      '<p>Straw &lt;5 cm</p>',
    ],
  ]
  const checked = await check(table)
  expect(checked.faults).toEqual([])
  const guide = await importChecked(checked.id, {
    target: 'growingguides',
    slug,
    locale: 'en',
    as: who.editor,
  })
  expect(guide).toMatchObject({ title: 'Oysters & straw', meta: { description: 'Straw <5 cm' } })
  expect(guide?.content?.root.children).toMatchObject([
    { type: 'heading', tag: 'h2' },
    { type: 'paragraph', children: [{}, { type: 'link', fields: { url: 'https://example.org/' } }, {}] },
    { type: 'list', children: [{ children: [{ text: 'Straw ' }, { text: 'wet', format: 2 }] }] },
  ])
  expect((await check(table)).counts).toEqual({ created: 0, changed: 0, unchanged: 1 })
})

test('what neither can hold is refused by row, column and element', async () => {
  const table = [
    ['title', 'slug', 'content', 'meta.description'],
    ['Oysters', marker(), '<p>A</p><img src="a.png">', 'See <a href="https://example.org">here</a>'],
    ['Oysters', marker(), '<p><a href="javascript:alert(1)">A</a></p>', ''],
  ]
  const { faults } = await check(table)
  expect(faults).toMatchObject([
    { row: 2, column: 'content', message: expect.stringContaining('<img>') },
    { row: 2, column: 'meta.description', message: expect.stringContaining('<a>') },
    { row: 3, column: 'content', message: expect.stringContaining('javascript:') },
  ])
})
