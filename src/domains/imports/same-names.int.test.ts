/** New entries with the name of another one: confirmed, of another vendor, or of another variety. */
import { beforeAll, expect, test } from 'vitest'
import { toCsv } from '@/foundation/csv'
import { marker, product, remember, species, vendor } from '@/testing/content'
import { importReport, removeImportsAfterAll, uploadImport } from '@/testing/imports'
import { runJobs } from '@/testing/jobs'
import { call } from '@/testing/rest'
import { payload, people } from '@/testing/users'
import type { ImportTarget } from './targets'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

removeImportsAfterAll()

async function check(target: ImportTarget, rows: readonly (readonly string[])[]) {
  const { body, status } = await uploadImport({ target, content: toCsv(rows), as: who.editor })
  expect(status).toBe(201)
  await runJobs()
  return { id: String(body.id), ...(await importReport(body.id)) }
}

async function confirm(id: string, confirmed: string[]) {
  await call('POST', '/imports/recheck', { as: who.editor, body: { import: id, confirmed } })
  await runJobs()
  return importReport(id)
}

async function start(target: ImportTarget, id: string) {
  const { status } = await call('POST', '/imports/start', { as: who.editor, body: { import: id } })
  expect(status).toBe(202)
  await runJobs()
  const report = await importReport(id)
  for (const entry of report.created) remember(target, entry)
  return report
}

/** Runs an import that was started once more, as after a crash. */
async function repeat(id: string) {
  await payload.db.updateOne({ collection: 'imports', id, data: { status: 'importing' } })
  await payload.jobs.queue({ task: 'runImport', input: { file: id } })
  await runJobs()
  return importReport(id)
}

async function slugsOf(title: string) {
  const { docs } = await payload.find({
    collection: 'products',
    draft: true,
    where: { title: { equals: title } },
    sort: 'createdAt',
  })
  return docs.map(({ slug }) => slug)
}

test('a confirmed row with the name of a stored product creates another one, once', async () => {
  const { id: seller, slug: shop } = await vendor()
  const title = marker()
  await product(seller, { title, slug: title })
  const rows = [
    ['title', 'vendor'],
    [title, shop],
  ]
  const checked = await check('products', rows)
  expect(checked.faults).toMatchObject([{ row: 2, column: 'title', confirmable: true }])
  expect(await confirm(checked.id, ['2'])).toMatchObject({ faults: [], counts: { created: 1 } })
  const { created, faults } = await start('products', checked.id)
  expect([created.length, faults]).toEqual([1, []])
  expect(await slugsOf(title)).toEqual([title, `${title}-2`])
  expect(await repeat(checked.id)).toMatchObject({ faults: [], counts: { created: 0, unchanged: 1 } })
  // The same file uploaded again has to be confirmed again.
  expect((await check('products', rows)).faults).toMatchObject([{ row: 2, confirmable: true }])
  expect(await slugsOf(title)).toHaveLength(2)
})

test('a product of another vendor with the name of a stored one is created, once', async () => {
  const [seller, other, third] = [await vendor(), await vendor(), await vendor()]
  const title = marker()
  await product(seller.id, { title, slug: title })
  const rows = [
    ['title', 'vendor'],
    [title, other.slug],
    [title, third.slug],
  ]
  const checked = await check('products', rows)
  expect(checked).toMatchObject({ faults: [], counts: { created: 2 } })
  expect((await start('products', checked.id)).faults).toEqual([])
  expect(await slugsOf(title)).toEqual([title, `${title}-2`, `${title}-3`])
  expect(await repeat(checked.id)).toMatchObject({ faults: [], counts: { created: 0, unchanged: 2 } })
  const again = await check('products', rows)
  expect(again.faults).toMatchObject([
    { row: 2, column: 'title', confirmable: true },
    { row: 3, column: 'title', confirmable: true },
  ])
  expect(await slugsOf(title)).toHaveLength(3)
})

test('a name that differs from a stored one in signs alone is taken, as they share a web address', async () => {
  const { id: seller, slug: shop } = await vendor()
  const title = marker()
  await product(seller, { title, slug: title })
  const { id, faults } = await check('products', [
    ['title', 'vendor'],
    [`${title.toUpperCase()}!`, shop],
  ])
  expect(faults).toMatchObject([
    { row: 2, column: 'title', confirmable: true, message: expect.stringContaining(title) },
  ])
  await confirm(id, ['2'])
  const { created } = await start('products', id)
  expect(
    await payload.findByID({ collection: 'products', id: String(created[0]), draft: true }),
  ).toMatchObject({
    slug: `${title}-2`,
  })
})

test('rows of one name and vendor, or of which one would get the web address of another, are refused', async () => {
  const [seller, other] = [await vendor(), await vendor()]
  const title = marker()
  const { faults } = await check('products', [
    ['title', 'slug', 'vendor'],
    [title, '', seller.slug],
    [title, '', other.slug],
    [title.toUpperCase(), '', seller.slug],
    [title, title, other.slug],
  ])
  expect(faults).toMatchObject([
    { row: 4, column: 'slug', message: expect.stringContaining('Row 2') },
    { row: 5, column: 'slug', message: expect.stringContaining('Row 3') },
  ])
})

test('a row with the web address that another row of the import was given does not change its entry', async () => {
  const [seller, other] = [await vendor(), await vendor()]
  const title = marker()
  await product(seller.id, { title, slug: title })
  const { id, faults } = await check('products', [
    ['title', 'slug', 'vendor'],
    [title, '', other.slug],
    [`${title} 2`, `${title}-2`, seller.slug],
  ])
  expect(faults).toEqual([])
  const report = await start('products', id)
  expect(report.created).toHaveLength(1)
  expect(report.faults).toMatchObject([{ row: 3, column: 'id', message: expect.stringContaining('Row 2') }])
})

test('a cultivated variety gets a web address beside that of its species', async () => {
  const name = marker()
  await species('published', name, { slug: name })
  const { id, faults } = await check('mushrooms', [
    ['specie.scientificName', 'specie.variation'],
    [name, 'alba'],
  ])
  expect(faults).toEqual([])
  const { created } = await start('mushrooms', id)
  expect(
    await payload.findByID({ collection: 'mushrooms', id: String(created[0]), draft: true }),
  ).toMatchObject({
    slug: `${name}-2`,
  })
})
