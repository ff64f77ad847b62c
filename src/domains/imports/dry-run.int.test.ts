/** A check lists every fault of a file by row and column; an import lists what it created. */
import { beforeAll, expect, test } from 'vitest'
import { toCsv } from '@/foundation/csv'
import { marker, recipeData, reference, remember, species, vendor } from '@/testing/content'
import { importReport, removeImportsAfterAll, uploadImport } from '@/testing/imports'
import { runJobs } from '@/testing/jobs'
import { call } from '@/testing/rest'
import { payload, people } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

removeImportsAfterAll()

/** Uploads a file and returns what the check says, in Spanish. */
async function check(target: string, text: string, format: 'csv' | 'json' = 'csv') {
  const file = { target, content: text, name: `file.${format}`, as: who.editor }
  const { body, status } = await uploadImport({ ...file, language: 'es' })
  expect(status).toBe(201)
  await runJobs()
  return { id: String(body.id), ...(await importReport(body.id)) }
}

async function start(id: string) {
  expect((await call('POST', '/imports/start', { as: who.editor, body: { import: id } })).status).toBe(202)
  await runJobs()
  return importReport(id)
}

test('a check lists every fault of every row, beside those of the heading', async () => {
  const name = marker()
  const rows = [
    [
      'id',
      'specie.scientificName',
      'specie.edibility',
      'specie.mycobank',
      'categories',
      'meta.title',
      'invented',
      '_status',
    ],
    ['', name, 'riquisima; choice', 'mil', 'species/flavor/nutty; none/at/all', 'x'.repeat(121), '', 'draft'],
    ['', `${name} two`, 'choice, edible', '12', 'species/flavor/nutty', 'two\nlines', '', 'draft'],
    ['', `${name} three`, '["choice"]', '', '', '', '', 'publicable'],
    [crypto.randomUUID(), `${name} four`, '', '', '', '', '', ''],
  ]
  const { faults } = await check('mushrooms', toCsv(rows))
  expect(faults).toEqual([
    { row: 1, column: 'invented', message: expect.stringContaining('No existe el campo «invented».') },
    {
      row: 2,
      column: 'specie.edibility',
      message: expect.stringMatching(
        /^«riquisima» no es una de las palabras admitidas aquí: Mortal; .*Comestible/,
      ),
    },
    { row: 2, column: 'specie.mycobank', message: expect.stringContaining('«mil» no es un número.') },
    {
      row: 2,
      column: 'categories',
      message:
        'No existe «none/at/all» en Categorías. Escribe su ruta, por ejemplo species/flavor/nutty, o su id.',
    },
    { row: 2, column: 'meta.title', message: expect.stringContaining('120') },
    {
      row: 4,
      column: '_status',
      message: '«publicable» no es una de las palabras admitidas aquí: Borrador; Publicado.',
    },
    { row: 5, column: 'id', message: 'Ninguna entrada tiene este id. Deja la celda vacía para crear una.' },
  ])
  const found = await payload.count({ collection: 'mushrooms', where: { slug: { like: name } } })
  expect(found.totalDocs).toBe(0)
})

test('a file of observations is not taken for one of species', async () => {
  const name = marker()
  const rows = [
    ['occurrenceID', 'scientificName', 'eventDate', 'decimalLatitude'],
    ['1', name, '2026-10-01', '41.7'],
  ]
  const said = '«occurrenceID; eventDate; decimalLatitude» son de observaciones'
  const table = await check('mushrooms', toCsv(rows))
  expect(table.faults[0]?.message).toContain(said)
  const json = JSON.stringify([
    { occurrenceID: 1, scientificName: name, eventDate: '', decimalLatitude: 41.7 },
  ])
  expect((await check('mushrooms', json, 'json')).faults[0]?.message).toContain(said)
  const columns = { import: table.id, column: ['', 'specie.scientificName', '', ''] }
  expect((await call('POST', '/imports/recheck', { as: who.editor, body: columns })).status).toBe(202)
  await runJobs()
  expect((await importReport(table.id)).faults).toEqual([])
})

test('a list after Darwin Core gives names with their authors, and its families and synonyms are refused', async () => {
  const epithet = marker().replace(/[^a-z]/g, 'o')
  const rows = [
    ['taxonKey', 'scientificName', 'taxonomicStatus', 'family'],
    ['1', `Lepiota ${epithet} (L.) Lam.`, 'ACCEPTED', 'Agaricaceae'],
    ['2', `Lepiota ${epithet}a Pers.`, 'SYNONYM', 'Agaricaceae'],
    ['3', 'Agaricaceae', 'ACCEPTED', 'Agaricaceae'],
  ]
  const { id } = await check('mushrooms', toCsv(rows))
  const column = ['', 'specie.scientificName', '', 'specie.taxonomy.family']
  expect(
    (await call('POST', '/imports/recheck', { as: who.editor, body: { import: id, column } })).status,
  ).toBe(202)
  await runJobs()
  const { faults, newEntries } = await importReport(id)
  expect(faults.map(({ row, column: name }) => [row, name])).toEqual([
    [3, 'taxonomicStatus'],
    [4, 'specie.scientificName'],
  ])
  expect(newEntries[0]?.name).toBe(`Lepiota ${epithet}`)
})

test('values in rows of JSON are checked too, and messages name documents as the file does', async () => {
  const name = marker()
  const other = await species('published')
  const shop = await vendor()
  const entries = [
    {
      specie: {
        scientificName: name,
        edibillity: ['edible'],
        lookAlikeSpecies: [
          { species: other.slug, trait: 'cap', own: 'Flat', other: 'Round' },
          { species: 'no-such-species', trait: 'hat', own: 'Flat', other: 'Round' },
        ],
        senseCharacteristics: { flavors: [{ flavor: 'species/texture/firm' }] },
      },
    },
    { specie: { scientificName: `${name} two`, edibillity: ['edible'] } },
  ]
  const { faults } = await check('mushrooms', JSON.stringify(entries), 'json')
  expect(faults).toEqual(
    expect.arrayContaining([
      {
        row: 1,
        column: 'specie.edibillity',
        message: 'No existe el campo «edibillity». Corrige el nombre o quítalo.',
      },
      {
        row: 1,
        column: 'specie.lookAlikeSpecies.1.species',
        message: expect.stringContaining('No existe «no-such-species» en'),
      },
      { row: 1, column: 'specie.lookAlikeSpecies.1.trait', message: expect.stringContaining('«hat»') },
      {
        row: 1,
        column: 'specie.senseCharacteristics.flavors.0.flavor',
        message: expect.stringContaining('species/texture/firm'),
      },
    ]),
  )
  expect(faults).toHaveLength(4)
  const product = { title: name, vendor: shop.slug, categories: 'species/flavor/nutty', withoutSpecies: true }
  expect((await check('products', JSON.stringify([product]), 'json')).faults).toEqual([
    { row: 1, column: 'categories', message: expect.stringMatching(/^«species\/flavor\/nutty»: /) },
  ])
})

test('a required value that is wrong is not reported as missing too', async () => {
  const recipe = { ...recipeData(marker(), 'published'), yield: 'four', cuisine: 'x'.repeat(81) }
  const { faults } = await check('recipes', JSON.stringify([recipe]), 'json')
  expect(faults.map(({ column }) => column)).toEqual(['yield', 'cuisine'])
})

test('a title that several references have does not say which is meant', async () => {
  const title = marker()
  await reference('published', { title })
  await reference('published', { title })
  const name = marker()
  const file = (value: string) =>
    toCsv([
      ['specie.scientificName', 'specie.references'],
      [name, value],
    ])
  expect((await check('mushrooms', file(title))).faults).toEqual([
    {
      row: 2,
      column: 'specie.references',
      message: `Hay varias entradas llamadas «${title}» en Referencias. Escribe el id de la que corresponda.`,
    },
  ])
  const { id } = await reference('published', { title: `${title}, 2nd ed.` })
  expect((await check('mushrooms', file(`${title}, 2nd ed.; ${id.toUpperCase()}`))).faults).toEqual([])
})

test('more faults than a report lists are counted', async () => {
  const rows = Array.from({ length: 601 }, () => ['a', 'cell too', 'many'])
  const { id, faults, moreFaults } = await check('references', toCsv([['title', 'year'], ...rows]))
  expect(faults).toHaveLength(500)
  expect(moreFaults).toBe(101)
  expect((await call('POST', '/imports/start', { as: who.editor, body: { import: id } })).status).toBe(409)
})

test('an import lists the entries that it created, and not those that it changed', async () => {
  const existing = await reference('published')
  const titles = [marker(), existing.title, marker()]
  const { id, created, faults } = await check(
    'references',
    toCsv([['title'], ...titles.map((title) => [title])]),
  )
  expect({ created, faults }).toEqual({ created: [], faults: [] })
  const report = await start(id)
  const { docs } = await payload.find({
    collection: 'references',
    draft: true,
    where: { title: { in: titles } },
    sort: 'createdAt',
  })
  const expected = docs.filter((doc) => doc.id !== existing.id).map((doc) => doc.id)
  for (const entry of expected) remember('references', entry)
  expect(expected).toHaveLength(2)
  expect(report).toMatchObject({ created: expected, moreCreated: 0, faults: [] })
})
