/** Files as spreadsheets save them: read as they were, compared with what is stored, and refused by row and column. */
import { beforeAll, expect, test } from 'vitest'
import { marker, product, reference, remember, species, vendor } from '@/testing/content'
import { importReport, removeImportsAfterAll, uploadImport } from '@/testing/imports'
import { runJobs } from '@/testing/jobs'
import { call } from '@/testing/rest'
import { type SavedFormatName, savedFormats, saveTable } from '@/testing/spreadsheets'
import { payload, people } from '@/testing/users'
import { maxBytes } from './limits'
import type { ImportTarget } from './targets'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

removeImportsAfterAll()

type Table = readonly (readonly string[])[]

const upload = (target: ImportTarget, content: Buffer, name = 'file.csv') =>
  uploadImport({ target, content, name, locale: 'es', as: who.editor, language: 'es' })

/** Uploads a table and returns what the check says, in Spanish. */
async function check(target: ImportTarget, rows: Table, format: SavedFormatName = 'LibreOffice, CSV') {
  const { body, status } = await upload(target, saveTable(rows, format))
  expect(status).toBe(201)
  await runJobs()
  return { id: String(body.id), ...(await importReport(body.id)) }
}

async function recheck(id: string, body: object) {
  const { status } = await call('POST', '/imports/recheck', { as: who.editor, body: { import: id, ...body } })
  expect(status).toBe(202)
  await runJobs()
  return importReport(id)
}

async function start(id: string) {
  const { status } = await call('POST', '/imports/start', { as: who.editor, body: { import: id } })
  await runJobs()
  return { status, ...(await importReport(id)) }
}

const inSpanish = { depth: 0, draft: true, locale: 'es' } as const

test('a full export of many thousand characters is imported again and changes nothing', async () => {
  const summary = 'Una obra sobre setas y hongos, con comas, “comillas” y; puntos y coma. '.repeat(5)
  for (let entry = 0; entry < 90; entry += 1) await reference('published', { summary })
  const path = '/imports/export?collection=references&format=csv&locale=en'
  const { text } = await call('GET', path, { as: who.editor })
  expect(text.length).toBeGreaterThan(40_000)
  const total = (await payload.count({ collection: 'references' })).totalDocs
  const { body } = await upload('references', Buffer.from(text))
  await payload.update({ collection: 'imports', id: body.id, data: { locale: 'en' } })
  await runJobs()
  const found = await importReport(body.id)
  expect(found).toMatchObject({ faults: [], counts: { created: 0, changed: 0, unchanged: total } })
  const before = await payload.find({ collection: 'references', limit: 1, sort: '-updatedAt' })
  await start(body.id)
  const after = await payload.find({ collection: 'references', limit: 1, sort: '-updatedAt' })
  expect(after.docs[0]?.updatedAt).toBe(before.docs[0]?.updatedAt)
})

test('a file is refused for its size, its rows, its kind or its encoding, each in its own words', async () => {
  const rows = ['title', ...Array.from({ length: 1001 }, (_, row) => `Row ${row}`)]
  const { body } = await upload('references', Buffer.from(rows.join('\n')))
  await runJobs()
  expect((await importReport(body.id)).faults).toEqual([
    { row: 0, column: '', message: 'El archivo tiene más de 1000 filas. Divídelo en varios.' },
  ])
  const codeOf = async (bytes: Buffer, name?: string) => {
    const { body: answer, status } = await upload('references', bytes, name)
    return [status, answer.errors[0].data.errors[0].code]
  }
  expect(await codeOf(Buffer.alloc(maxBytes + 1, 'a'))).toEqual([400, 'fileSize'])
  expect(await codeOf(Buffer.from(`\ufefftitle\n${'a'.repeat(maxBytes)}`, 'utf16le'))).toEqual([
    400,
    'fileSize',
  ])
  expect(await codeOf(Buffer.from('%PDF-1.7\n1 0 obj'))).toEqual([400, 'fileType'])
  expect(await codeOf(Buffer.from('<html><table>'))).toEqual([400, 'fileType'])
  expect(await codeOf(Buffer.alloc(0))).toEqual([400, 'fileMissing'])
  expect(await codeOf(Buffer.from('PK\x03\x04\0'))).toEqual([400, 'fileEncoding'])
  expect(await codeOf(Buffer.from('title'), 'table.xlsx')).toEqual([400, 'fileType'])
})

test.each(Object.keys(savedFormats) as SavedFormatName[])(
  'texts come in as they were: %s',
  async (format) => {
    const title = `Clave de níscalos "${marker()}"`
    const rows = [
      ['Título', 'Año', 'Resumen', 'Enlace'],
      [title, '2001,0', 'Guía breve; con «comillas», año y corazón', 'https://example.org/a'],
    ]
    const { id, faults, encoding } = await check('references', rows, format)
    expect(faults).toEqual([])
    const { created } = await start(id)
    for (const entry of created) remember('references', entry)
    const stored = await payload.findByID({ collection: 'references', id: String(created[0]), ...inSpanish })
    expect(stored).toMatchObject({ title, year: 2001, summary: rows[1]?.[2], _status: 'draft' })
    expect(encoding).toBe(
      { 'Excel in Spanish or Portuguese, CSV': 'windows-1252', 'Excel, Unicode text': 'utf-16le' }[
        format as string
      ] ?? 'utf-8',
    )
  },
)

test('a file in UTF-16 may be as large as the same text in UTF-8', async () => {
  const rows = [
    'title,summary',
    ...Array.from({ length: 500 }, () => `${marker()},${'palabra '.repeat(300)}`),
  ]
  const text = rows.join('\n')
  const { status, body } = await upload('references', Buffer.from(`\ufeff${text}`, 'utf16le'))
  expect(text.length * 2).toBeGreaterThan(maxBytes)
  expect(status).toBe(201)
  await payload.delete({ collection: 'imports', id: body.id })
})

test('a row with the web address of another species is refused until the editor confirms it', async () => {
  const boletus = await species('published')
  const name = `Suillus ${marker()}`
  const rows = [
    ['slug', 'specie.scientificName'],
    [boletus.slug, name],
  ]
  const checked = await check('mushrooms', rows)
  expect(checked.faults).toEqual([
    {
      row: 2,
      column: 'specie.scientificName',
      message: `Esta fila dice «${name}», pero la entrada que cambiaría es «${boletus.specie.scientificName}». Corrige el id, la dirección web o el nombre, o confirma que la fila es correcta.`,
      confirmable: true,
    },
  ])
  expect((await start(checked.id)).status).toBe(409)
  expect((await recheck(checked.id, { confirmed: ['3'] })).faults).toHaveLength(1)
  const { faults, changes } = await recheck(checked.id, { confirmed: ['2'] })
  expect(faults).toEqual([])
  expect(changes).toMatchObject([{ row: 2, id: boletus.id, isPublished: false }])
  await start(checked.id)
  // The entry that readers see stays as it is.
  const { id } = boletus
  expect((await payload.findByID({ collection: 'mushrooms', id })).specie.scientificName).toBe(
    boletus.specie.scientificName,
  )
  const draft = await payload.findByID({ collection: 'mushrooms', id, draft: true })
  expect(draft.specie.scientificName).toBe(name)
})

test('a new species with the name of a stored one, and two rows about the same one, are refused', async () => {
  const stored = await species('published')
  const name = marker()
  const { faults, counts } = await check('mushrooms', [
    ['slug', 'specie.scientificName'],
    [marker(), stored.specie.scientificName],
    [name, `Amanita ${name}`],
    [`${name}-b`, `amanita  ${name}`],
    [name, `Boletus ${name}`],
    [marker(), ''],
  ])
  expect(faults).toMatchObject([
    {
      row: 2,
      column: 'specie.scientificName',
      confirmable: true,
      message: expect.stringContaining(stored.slug),
    },
    { row: 4, column: 'specie.scientificName', message: expect.stringContaining('La fila 3 describe') },
    { row: 5, column: 'slug', message: expect.stringContaining('La fila 3 describe') },
    { row: 6, column: 'specie.scientificName', message: expect.stringContaining('Falta el nombre') },
  ])
  expect(counts).toEqual({ created: 1, changed: 0, unchanged: 0 })
})

test('what a spreadsheet seems to have changed in a stored entry is refused until the editor confirms it', async () => {
  const { id } = await species('published')
  const nutrients = { vitamins: { niacin: 3.607 } }
  const poisoning = { toxins: ['α-amanitina'] }
  await payload.update({
    collection: 'mushrooms',
    id,
    locale: 'es',
    draft: true,
    data: { specie: { nutrients, poisoning } } as never,
  })
  const checked = await check('mushrooms', [
    ['id', 'specie.nutrients.vitamins.niacin', 'specie.poisoning.toxins'],
    [id, '3607', '?-amanitina'],
  ])
  expect(checked.faults).toMatchObject([
    { row: 2, column: 'specie.nutrients.vitamins.niacin', confirmable: true },
    { row: 2, column: 'specie.poisoning.toxins', message: expect.stringContaining('«α-amanitina»') },
  ])
  expect(await recheck(checked.id, { confirmed: ['2'] })).toMatchObject({
    faults: [],
    counts: { changed: 1 },
  })
})

test('a row without a web address that has the name of a stored product is refused until the editor confirms it', async () => {
  const [seller, other] = [await vendor(), await vendor()]
  const title = `Seta ${marker()}`
  const stored = await product(seller.id)
  await payload.update({ collection: 'products', id: stored.id, locale: 'es', draft: true, data: { title } })
  const { faults } = await check('products', [
    ['title', 'vendor'],
    [title, seller.slug],
    [`${title} seca`, seller.slug],
  ])
  expect(faults).toMatchObject([
    { row: 2, column: 'title', confirmable: true, message: expect.stringContaining(stored.slug) },
  ])
  const elsewhere = await check('products', [
    ['title', 'slug', 'vendor'],
    [title, marker(), other.slug],
  ])
  expect(elsewhere.faults).toEqual([])
})

test('rows that would get the same web address from their names are refused', async () => {
  const title = marker()
  const { faults } = await check('products', [['title'], [title], [title.toUpperCase()]])
  expect(faults).toMatchObject([
    { row: 3, column: 'slug', message: expect.stringContaining('La fila 2 describe') },
  ])
})

test('common names, words of lists and spaces are written as people write them', async () => {
  const { id, slug, specie } = await species('published')
  const rows = [
    [
      'Dirección web',
      'vernacularName',
      'Comestibilidad',
      'Sinónimos',
      '_status',
      'specie.safety.headline',
      'specie.safety.advice',
    ],
    [
      slug,
      ' níscalo;  robellón ',
      'excelente | Comestible',
      ` Lactarius\u00a0 ${slug} `,
      'published',
      'Comestible',
      'Sin riesgos',
    ],
  ]
  const { id: file, faults, changes } = await check('mushrooms', rows, 'Excel in Spanish or Portuguese, CSV')
  expect(faults).toEqual([])
  expect(changes).toMatchObject([
    {
      id,
      name: specie.scientificName,
      isPublished: true,
      differences: expect.arrayContaining([
        { column: 'specie.commonNames', from: '', to: 'níscalo; robellón' },
        expect.objectContaining({ column: 'specie.edibility', to: 'Excelente; Comestible' }),
      ]),
    },
  ])
  const report = await start(file)
  expect(report.counts).toEqual({ created: 0, changed: 1, unchanged: 0 })
  const stored = await payload.findByID({ collection: 'mushrooms', id, locale: 'es' })
  expect(stored.specie).toMatchObject({
    commonNames: [{ name: 'níscalo' }, { name: 'robellón' }],
    edibility: ['choice', 'edible'],
    synonyms: [`Lactarius ${slug}`],
  })
  const english = await payload.findByID({ collection: 'mushrooms', id, locale: 'en' })
  expect(english.specie.commonNames).toEqual(specie.commonNames)
})

test('a sale lasts until the end of its last day at the vendor’s place', async () => {
  const seller = await vendor({ address: { city: 'Soria', country: 'ES', state: 'Soria' } })
  const { id, slug } = await product(seller.id)
  const { id: file, faults } = await check('products', [
    [
      'slug',
      'title',
      '_status',
      'sales.active',
      'sales.scheduledSale',
      'Desde',
      'sales.dateRange.to',
      'sales.salePrice',
    ],
    [slug, slug, 'published', 'sí', 'x', '27/11/2026', '27/11/2026', '0,5'],
  ])
  expect(faults).toEqual([])
  await start(file)
  expect((await payload.findByID({ collection: 'products', id })).sales).toMatchObject({
    dateRange: { from: '2026-11-26T23:00:00.000Z', to: '2026-11-27T22:59:59.999Z' },
    salePrice: 0.5,
  })
})

test('a product of another shop with a price and days for a sale is on sale', async () => {
  const seller = await vendor({ address: { city: 'Soria', country: 'ES', state: 'Soria' } })
  const title = marker()
  const { id, faults } = await check('products', [
    ['Nombre', 'vendor', 'Precio normal', 'Precio rebajado', 'Día en que termina el precio rebajado'],
    [title, seller.slug, '15', '12,5', '27/11/2026'],
  ])
  expect(faults).toEqual([])
  const { created } = await start(id)
  for (const entry of created) remember('products', entry)
  expect(
    (await payload.findByID({ collection: 'products', id: String(created[0]), ...inSpanish })).sales,
  ).toMatchObject({
    active: true,
    scheduledSale: true,
    salePrice: 12.5,
    dateRange: { to: '2026-11-27T22:59:59.999Z' },
  })
})

test('a price may say its currency, which has to be that of the product or becomes it', async () => {
  const seller = await vendor()
  const stored = await product(seller.id, { baseInventory: { unitPrice: 5, stock: 1, currency: 'EUR' } })
  const title = marker()
  const { id, faults, changes } = await check('products', [
    ['title', 'slug', 'vendor', 'baseInventory.unitPrice', 'shippingInfo.weight'],
    [stored.title, stored.slug, seller.slug, '12,50 €', '500 g'],
    [title, title, seller.slug, 'R$ 12,50', '1,5 kg'],
  ])
  expect(faults).toEqual([])
  expect(changes[0]?.differences.map(({ column }) => column)).not.toContain('baseInventory.currency')
  const { created } = await start(id)
  for (const entry of created) remember('products', entry)
  const [made] = created
  expect(await payload.findByID({ collection: 'products', id: String(made), ...inSpanish })).toMatchObject({
    baseInventory: { unitPrice: 12.5, currency: 'BRL' },
    shippingInfo: { weight: 1.5, weightUnit: 'kg' },
  })
  const other = await check('products', [
    ['slug', 'baseInventory.unitPrice'],
    [stored.slug, 'US$ 12,50'],
  ])
  expect(other.faults).toEqual([
    {
      row: 2,
      column: 'baseInventory.unitPrice',
      message:
        '«US$ 12,50» no está en EUR, como indica «Moneda» en esta entrada. Escríbelo en EUR, o cambia «Moneda» en esta fila.',
    },
  ])
})

test('a heading may name the unit of its numbers', async () => {
  const seller = await vendor()
  const title = marker()
  const { id, faults } = await check(
    'products',
    [
      ['Título', 'Vendedor', 'Precio (€)', 'Peso (kg)'],
      [title, seller.slug, '12,50', '1,5'],
    ],
    'Excel in Spanish or Portuguese, CSV UTF-8',
  )
  expect(faults).toEqual([])
  const { created } = await start(id)
  for (const entry of created) remember('products', entry)
  expect(
    await payload.findByID({ collection: 'products', id: String(created[0]), ...inSpanish }),
  ).toMatchObject({
    baseInventory: { unitPrice: 12.5, currency: 'EUR' },
    shippingInfo: { weight: 1.5, weightUnit: 'kg' },
  })
})

test('sums and comments are refused until the editor confirms that they are entries', async () => {
  const { id, faults } = await check('products', [['title'], ['# precios de mayo'], ['TOTAL'], [marker()]])
  expect(faults).toMatchObject([
    { row: 2, column: 'title', confirmable: true, message: expect.stringContaining('«# precios de mayo»') },
    { row: 3, column: 'title', confirmable: true },
  ])
  expect((await recheck(id, { confirmed: ['2', '3'] })).faults).toEqual([])
})

test('columns that nobody knows are refused until the editor chooses their fields or leaves them out', async () => {
  const title = marker()
  const rows = [
    ['obra', 'taxonID', '__proto__'],
    [title, '7', 'x'],
  ]
  const checked = await check('references', rows)
  expect(checked.faults.map(({ row, column }) => [row, column])).toEqual([
    [1, 'obra'],
    [1, 'taxonID'],
    [1, '__proto__'],
    [0, ''],
  ])
  const wrong = await recheck(checked.id, { column: ['title', 'constructor.prototype', ''] })
  expect(wrong.columns).toEqual(checked.columns)
  const { faults, columns, counts } = await recheck(checked.id, { column: ['title', '', ''] })
  expect({ faults, counts }).toEqual({ faults: [], counts: { created: 1, changed: 0, unchanged: 0 } })
  expect(columns.map(({ path }) => path)).toEqual(['title', null, null])
  const { created } = await start(checked.id)
  for (const entry of created) remember('references', entry)
  expect(
    await payload.findByID({ collection: 'references', id: String(created[0]), draft: true }),
  ).toMatchObject({
    title,
  })
})

test('only staff check a file again, and only while nobody imports it', async () => {
  const { id } = await check('references', [['title'], [marker()]])
  for (const as of [who.visitor, who.member, who.seller]) {
    const { status } = await call('POST', '/imports/recheck', { as, body: { import: id, column: 'year' } })
    expect(status).toBeOneOf([401, 403])
  }
  const { created } = await start(id)
  for (const entry of created) remember('references', entry)
  const { status } = await call('POST', '/imports/recheck', { as: who.editor, body: { import: id } })
  expect(status).toBe(409)
})

test('names of prototypes, deep nesting and huge cells are faults of their rows', async () => {
  const title = marker()
  const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`
  const text = `[{"title":"${title}","__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"roles":["admin"]},
    {"title":"${title} b","summary":"${'x'.repeat(100_000)}"}]`
  const { body } = await upload('references', Buffer.from(text), 'file.json')
  await runJobs()
  expect((await importReport(body.id)).faults.map(({ row, column }) => [row, column])).toEqual([
    [1, '__proto__'],
    [1, 'constructor'],
    [1, 'roles'],
    [2, 'summary'],
  ])
  expect({}).not.toHaveProperty('isAdmin')
  const deep = await upload('references', Buffer.from(nested), 'deep.json')
  await runJobs()
  expect((await importReport(deep.body.id)).faults).toMatchObject([{ row: 0 }])
  const { faults } = await check('mushrooms', [
    ['specie.scientificName', 'specie.lookAlikeSpecies'],
    [title, nested],
  ])
  expect(faults).toMatchObject([{ row: 2, column: 'specie.lookAlikeSpecies' }])
})
