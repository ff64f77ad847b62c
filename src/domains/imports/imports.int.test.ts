/** Import and export: files come back as they were written, and a check names every fault and writes nothing. */
import { setTimeout } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { toCsv } from '@/foundation/csv'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { transactionOf } from '@/foundation/payload/transaction'
import { marker, reference, remember, species } from '@/testing/content'
import { parseCsv } from '@/testing/csv'
import { removeImportsAfterAll, uploadImport } from '@/testing/imports'
import { discardJobs, runJobs } from '@/testing/jobs'
import { call } from '@/testing/rest'
import { payload, people } from '@/testing/users'
import { reportOf } from './report'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

removeImportsAfterAll()

const upload = (target: string, name: string, content: string, as: typeof who.visitor = who.editor) =>
  uploadImport({ target, content, name, as })

/** Uploads a file and returns what the check found. */
async function check(target: string, name: string, text: string) {
  const { body, status } = await upload(target, name, text)
  expect(status).toBe(201)
  await runJobs()
  return payload.findByID({ collection: 'imports', id: body.id, depth: 0 })
}

async function start(id: string) {
  const answer = await call('POST', '/imports/start', { as: who.editor, body: { import: id } })
  await runJobs()
  return answer
}

test('a CSV file is checked without writing, and imported once it has no faults', async () => {
  const [first, second] = [await reference('published'), await reference('published')]
  const summary = marker()
  const rows = [
    ['id', 'title', 'link', 'year', 'summary', '_status'],
    [first.id, first.title, 'https://example.org/new', '1999', '=quoted, "text"', 'published'],
    ['', second.title, 'https://example.org/work', '2001', summary, 'published'],
  ]
  const wrong = [...rows, ['', marker(), 'javascript:alert(1)', 'late', '', 'published'], ['short']]
  const faulty = await check('references', 'references.csv', toCsv(wrong))
  expect(faulty.status).toBe('checked')
  const { faults } = reportOf(faulty)
  expect(faults).toMatchObject([
    { row: 4, column: 'year', message: expect.stringContaining('“late” is not a number.') },
    {
      row: 4,
      column: 'link',
      message: '“javascript:alert(1)”: Enter a web address without spaces, such as https://example.org/page.',
    },
    { row: 4, column: 'summary', message: 'This field is required.' },
    { row: 5, column: '', message: expect.stringContaining('This row has 1 cell; the heading has 6.') },
  ])
  expect((await start(faulty.id)).status).toBe(409)
  const correct = await check('references', 'references.csv', toCsv(rows))
  expect(correct).toMatchObject({ report: { faults: [], created: [] }, total: 2, done: 2 })
  expect((await payload.findByID({ collection: 'references', id: second.id })).summary).not.toBe(summary)
  expect((await start(correct.id)).status).toBe(202)
  expect(await payload.findByID({ collection: 'references', id: first.id })).toMatchObject({
    link: 'https://example.org/new',
    year: 1999,
    summary: '=quoted, "text"',
  })
  expect((await payload.findByID({ collection: 'references', id: second.id })).summary).toBe(summary)
  expect((await start(correct.id)).status).toBe(409)
})

test('a file is imported once when it is started several times at once', async () => {
  const title = marker()
  const rows = [
    {
      title,
      authors: marker(),
      year: 2001,
      link: 'https://example.org/once',
      summary: title,
      _status: 'published',
    },
  ]
  const { id, report } = await check('references', 'references.json', JSON.stringify(rows))
  expect(report).toMatchObject({ faults: [] })
  await discardJobs()
  const press = () => call('POST', '/imports/start', { as: who.editor, body: { import: id } })
  // All of them have read the file before the first can change it.
  const { started } = await inTransaction(payload, async (req) => {
    await (await transactionOf(req)).execute(sql`select from imports where id = ${id} for update`)
    const requests = Promise.all([press(), press(), press()])
    await setTimeout(1000)
    return { started: requests }
  })
  const presses = await started
  expect(presses.map(({ status }) => status).sort()).toEqual([202, 409, 409])
  expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(1)
  await runJobs()
  const written = await payload.find({ collection: 'references', where: { title: { equals: title } } })
  expect(written.docs).toHaveLength(1)
  for (const doc of written.docs) remember('references', doc.id)
  expect(await payload.findByID({ collection: 'imports', id, depth: 0 })).toMatchObject({
    status: 'done',
    user: who.editor.id,
  })
})

test('the rules of the collection name the row and the column, in the language of the panel', async () => {
  const rows = [
    { title: marker(), link: 'javascript:alert(1)', _status: 'published' },
    { title: marker(), invented: true },
    'no object',
  ]
  const { faults } = reportOf(await check('references', 'references.json', JSON.stringify(rows)))
  expect(faults).toEqual(
    expect.arrayContaining([
      {
        row: 1,
        column: 'link',
        message:
          '“javascript:alert(1)”: Enter a web address without spaces, such as https://example.org/page.',
      },
      {
        row: 2,
        column: 'invented',
        message: 'There is no field “invented”. Correct its name or leave it out.',
      },
      { row: 3, column: '', message: 'This is not an object.' },
    ]),
  )
  for (const text of ['[', '{}', '[]'])
    expect(reportOf(await check('references', 'x.json', text)).faults).toMatchObject([{ row: 0, column: '' }])
})

test('a species is exported and imported again with the one change that was made', async () => {
  const { id, slug } = await species('published')
  for (const format of ['json', 'csv'] as const) {
    const { text, status } = await call(
      'GET',
      `/imports/export?collection=mushrooms&format=${format}&locale=en`,
      {
        as: who.editor,
      },
    )
    expect(status).toBe(200)
    const before = await payload.findByID({ collection: 'mushrooms', id, depth: 0, locale: 'all' as never })
    const description = marker()
    const own =
      format === 'json'
        ? JSON.stringify(
            JSON.parse(text)
              .filter((doc: { slug: string }) => doc.slug === slug)
              .map((doc: object) => ({ ...doc, meta: { description } })),
          )
        : toCsv(
            parseCsv(text)
              .filter((row, index) => index === 0 || row[0] === id)
              .map((row, index, [heading = []]) =>
                row.map((cell, at) => (index > 0 && heading[at] === 'meta.description' ? description : cell)),
              ),
          )
    const checked = await check('mushrooms', `species.${format}`, own)
    expect(reportOf(checked).faults).toEqual([])
    await start(checked.id)
    const after = await payload.findByID({ collection: 'mushrooms', id, depth: 0, locale: 'all' as never })
    expect(after.meta?.description).toMatchObject({ en: description })
    expect({ ...after.specie }).toEqual({ ...before.specie })
  }
})

test('only staff import and export', async () => {
  for (const as of [who.visitor, who.member, who.seller]) {
    expect((await upload('references', 'a.json', '[]', as)).status).toBeOneOf([401, 403])
    expect(
      (await call('POST', '/imports/start', { as, body: { import: crypto.randomUUID() } })).status,
    ).toBeOneOf([401, 403])
    const path = '/imports/export?collection=products&format=csv'
    expect((await call('GET', path, { as })).status).toBe(403)
  }
  for (const name of ['a.exe', 'a']) expect((await upload('references', name, '[]')).status).toBe(400)
  expect((await upload('users', 'a.json', '[]')).status).toBe(400)
  expect((await upload('references', 'a.json', ' '.repeat(2 * 1024 * 1024 + 1))).status).toBe(400)
})
