/** Tables of shops and blogs, whose cells have HTML. */
import { beforeAll, expect, test } from 'vitest'
import { marker, remember } from '@/testing/content'
import { importReport, removeImportsAfterAll, uploadImport } from '@/testing/imports'
import { runJobs } from '@/testing/jobs'
import { call } from '@/testing/rest'
import { saveTable } from '@/testing/spreadsheets'
import { payload, people } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

removeImportsAfterAll()

async function check(rows: readonly (readonly string[])[]) {
  const content = saveTable(rows, 'LibreOffice, CSV')
  const file = { target: 'growingguides', content, name: 'guides.csv', locale: 'en', as: who.editor } as const
  const { body } = await uploadImport(file)
  await runJobs()
  return { id: String(body.id), ...(await importReport(body.id)) }
}

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
  await call('POST', '/imports/start', { as: who.editor, body: { import: checked.id } })
  await runJobs()
  const { docs } = await payload.find({
    collection: 'growingguides',
    where: { slug: { equals: slug } },
    draft: true,
  })
  const [guide] = docs
  remember('growingguides', String(guide?.id))
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
