import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { columnsOf } from './columns'
import { columnMatcher } from './match-columns'
import type { ImportTarget } from './targets'

const labelled = (name: string, en: string, es: string, pt: string): FlattenedField => ({
  name,
  type: 'text',
  label: ({ i18n: { language } }) => ({ en, es, pt })[language as 'en'] ?? en,
})

const group = (name: string, flattenedFields: FlattenedField[]): FlattenedField => ({
  name,
  type: 'group',
  label: { en: 'Group', es: 'Grupo', pt: 'Grupo' },
  fields: [],
  flattenedFields,
})

const title = labelled('title', 'Title', 'Título', 'Título')

const fields: FlattenedField[] = [
  title,
  labelled('_status', 'Status', 'Estado', 'Status'),
  group('meta', [title, labelled('description', 'Description', 'Descripción', 'Descrição')]),
  group('baseInventory', [
    labelled('unitPrice', 'Price', 'Precio', 'Preço'),
    labelled('stock', 'In stock', 'Existencias', 'Em estoque'),
  ]),
  group('specie', [
    labelled('scientificName', 'Scientific name', 'Nombre científico', 'Nome científico'),
    labelled('authority', 'Authority', 'Autoría', 'Autoria'),
    labelled('commonNames', 'Common names', 'Nombres comunes', 'Nomes comuns'),
    group('taxonomy', [labelled('family', 'Family', 'Familia', 'Família')]),
    group('cap', [labelled('min', 'From', 'Desde', 'De')]),
    group('height', [labelled('min', 'From', 'Desde', 'De')]),
  ]),
]

const pathOf = (heading: string, target: ImportTarget = 'mushrooms') =>
  columnMatcher(target, columnsOf(fields))(heading)?.path

test.each([
  ['specie.scientificName', 'specie.scientificName'],
  ['Nombre Científico', 'specie.scientificName'],
  ['Nombre científico\n(obligatorio)', 'specie.scientificName'],
  ['Nombre\u00a0científico*:', 'specie.scientificName'],
  ['nome cientifico', 'specie.scientificName'],
  ['scientificName', 'specie.scientificName'],
  ['scientificNameAuthorship', 'specie.authority'],
  ['vernacularName', 'specie.commonNames'],
  ['family', 'specie.taxonomy.family'],
  ['título', 'title'],
  ['Grupo › Título', 'meta.title'],
  ['id', 'id'],
  ['estado', '_status'],
])('%s is the column %s', (heading, path) => {
  expect(pathOf(heading)).toBe(path)
})

test('what a heading usually means depends on the collection', () => {
  expect(pathOf('nombre', 'products')).toBe('title')
  expect(pathOf('nombre', 'mushrooms')).toBe('specie.scientificName')
  expect(pathOf('PVP', 'products')).toBe('baseInventory.unitPrice')
  expect(pathOf('stock', 'products')).toBe('baseInventory.stock')
})

test('headings of shops, reference managers and checklists are known by their usual names', () => {
  expect(pathOf('Variant Price', 'products')).toBe('baseInventory.unitPrice')
  expect(pathOf('Variant Inventory Qty', 'products')).toBe('baseInventory.stock')
  expect(pathOf('Item Name', 'products')).toBe('title')
  expect(pathOf('Taxon name')).toBe('specie.scientificName')
  expect(pathOf('NAME OF FUNGUS')).toBe('specie.scientificName')
})

test.each(['', ' ', 'taxonID', 'gbifID', 'From', '__proto__', 'constructor', 'hasOwnProperty'])(
  'nobody knows what %j means',
  (heading) => {
    expect(pathOf(heading)).toBeUndefined()
  },
)

test('a name that several columns have deep in their groups means none of them', () => {
  const deep = group('size', [group('cap', [labelled('min', 'From', 'Desde', 'De')])])
  const onset = group('onset', [labelled('min', 'From', 'Desde', 'De')])
  const match = columnMatcher('mushrooms', columnsOf([group('specie', [onset, deep])]))
  expect(match('Desde')).toBeUndefined()
  expect(match('Grupo Grupo Grupo Desde')?.path).toBe('specie.size.cap.min')
})

test('a note that a column is required or optional is left out, and a language or a unit is left to the editor', () => {
  const weight: FlattenedField = { name: 'weight', type: 'number', label: 'Weight' }
  const match = columnMatcher('products', columnsOf([weight]))
  for (const heading of ['Weight', 'Weight (required)', 'Weight [Obrigatório]', 'weight (opcional)'])
    expect(match(heading)?.path).toBe('weight')
  expect(match('Weight (kg)')).toBeUndefined()
  for (const heading of ['Título (inglés)', 'Título [EN]', 'Título (opcional) (en)'])
    expect(pathOf(heading)).toBeUndefined()
})

test('a cell that is longer than any heading is none, however many brackets it opens', () => {
  const start = performance.now()
  expect(pathOf('('.repeat(200_000))).toBeUndefined()
  expect(pathOf(`Título${' '.repeat(200)}`)).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(2000)
})

test('a question and a word that shops use for something else are left to the editor', () => {
  const ticked: FlattenedField = { name: 'perishable', type: 'checkbox', label: 'Perishable' }
  const quantity = labelled('baseUnitQuantity', 'Quantity', 'Cantidad', 'Quantidade')
  const match = columnMatcher('products', columnsOf([...fields, ticked, group('baseInventory', [quantity])]))
  expect(match('In stock')?.path).toBe('baseInventory.stock')
  expect(match('Perishable?')?.path).toBe('perishable')
  for (const heading of ['In stock?', 'Quantity', 'QTY', 'Cantidad']) expect(match(heading)).toBeUndefined()
})
