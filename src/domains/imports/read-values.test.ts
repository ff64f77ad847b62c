import en from '@messages/en/panel.json'
import es from '@messages/es/panel.json'
import type { FlattenedField } from 'payload'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { readFields } from './read-values'

const letters = 'abcdefghijklmnop'.split('')

const rowFields: FlattenedField[] = [
  { name: 'when', type: 'text', required: true },
  { name: 'unit', type: 'select', options: [{ label: 'Gram', value: 'g' }, 'kg'] },
  { name: 'line', type: 'text', virtual: true },
]

const fields: FlattenedField[] = [
  { name: 'title', type: 'text' },
  { name: 'count', type: 'number' },
  { name: 'sizes', type: 'number', hasMany: true },
  { name: 'active', type: 'checkbox' },
  { name: 'from', type: 'date' },
  { name: 'letters', type: 'select', hasMany: true, options: letters },
  { name: 'unit', type: 'radio', options: ['g', 'kg'] },
  { name: 'vendor', type: 'relationship', relationTo: 'vendors' },
  { name: 'sources', type: 'relationship', relationTo: 'references', hasMany: true },
  { name: 'author', type: 'relationship', relationTo: 'users' },
  { name: 'text', type: 'richText' },
  { name: 'layout', type: 'blocks', blocks: [], blockReferences: ['banner', 'cta'] },
  { name: 'course', type: 'array', fields: [], flattenedFields: rowFields },
]

const known: Record<string, string[]> = { 'the-shop': ['id of shop'], Title: ['1'], Twice: ['1', '2'] }

function read(data: Record<string, unknown>, locale: 'en' | 'es' = 'en') {
  const t: DynamicTranslator = createTranslator({
    locale,
    messages: { en, es }[locale],
    namespace: 'imports.faults',
  })
  const faults: [string, string][] = []
  const values = readFields(fields, data, '', {
    idsOf: (_, word) => known[word] ?? [],
    labelOf: (slug) => slug,
    report: (path, message, args) => void faults.push([path, t(message, args)]),
  })
  return { faults, values }
}

const richText = { root: { children: [] } }

test('cells become the values that the collection stores', () => {
  const cells = {
    title: ' as it is ',
    count: ' 12.5 ',
    sizes: '1; 2',
    active: 'VERDADERO',
    from: '2026-05-31',
    letters: 'a; b',
    unit: 'kg ',
    vendor: 'the-shop',
    sources: 'Title',
    text: JSON.stringify(richText),
    layout: '[{"blockType":"cta"}]',
    course: '[{"when":"soon","unit":"g","line":"ignored"}]',
  }
  const { faults, values } = read(cells)
  expect(faults).toEqual([])
  expect(values).toEqual({
    title: ' as it is ',
    count: 12.5,
    sizes: [1, 2],
    active: true,
    from: '2026-05-31',
    letters: ['a', 'b'],
    unit: 'kg',
    vendor: 'id of shop',
    sources: ['1'],
    text: richText,
    layout: [{ blockType: 'cta' }],
    course: [{ when: 'soon', unit: 'g', line: 'ignored' }],
  })
  // A stored value is read like its cell.
  expect(read({ ...values, vendor: 'the-shop', sources: ['Title'] })).toEqual({ faults: [], values })
})

test('empty cells clear their value', () => {
  expect(read({ title: null, letters: null, sources: null, course: null }).values).toEqual({
    title: null,
    letters: [],
    sources: [],
    course: null,
  })
  expect(read({ title: ' ', count: ' ', letters: ' ', vendor: '' }).values).toEqual({
    title: ' ',
    count: null,
    letters: [],
    vendor: null,
  })
})

test.each([
  ['title', ['a'], '“["a"]” is not text.'],
  ['count', '12,5', '“12,5” is not a number. Write decimals with a point, for example 12.5.'],
  ['count', 'Infinity', '“Infinity” is not a number. Write decimals with a point, for example 12.5.'],
  ['count', '0x10', '“0x10” is not a number. Write decimals with a point, for example 12.5.'],
  ['sizes', '1; many', '“many” is not a number. Write decimals with a point, for example 12.5.'],
  ['active', 'si', '“si” is neither true nor false. Write true or false.'],
  ['from', '31/05/2026', '“31/05/2026” is not a date. Write year, month and day: 2026-05-31.'],
  ['from', '2026-02-30', '“2026-02-30” is not a date. Write year, month and day: 2026-05-31.'],
  ['from', '2026-99-99', '“2026-99-99” is not a date. Write year, month and day: 2026-05-31.'],
  [
    'letters',
    'a; riquisima',
    '“riquisima” is not one of the words allowed here: a, b, c, d, e, f, g, h, i, j, k, l and 4 more.',
  ],
  ['letters', '["a"', '“["a"” is not a list. Write the words with semicolons between them: a; b'],
  ['unit', 'oz', '“oz” is not one of the words allowed here: g, kg.'],
  [
    'vendor',
    'no-shop',
    'There is no “no-shop” in vendors. Write its web address, for example amanita-muscaria, or its id.',
  ],
  [
    'vendor',
    7,
    'There is no “7” in vendors. Write its web address, for example amanita-muscaria, or its id.',
  ],
  ['sources', 'Other', 'There is no “Other” in references. Write its exact title or its id.'],
  [
    'sources',
    'Twice',
    'Several entries in references are called “Twice”. Write the id of the one that is meant.',
  ],
  ['author', 'Ann', 'There is no “Ann” in users. Write its id.'],
  [
    'text',
    'plain',
    '“plain” is not formatted text. It is JSON, as an export writes it. Leave the column out to write these texts in the panel.',
  ],
  [
    'layout',
    '{}',
    '“{}” is not a list of blocks. They are JSON, as an export writes them. Leave the column out to place them in the panel.',
  ],
  ['course', 'soon', '“soon” is not a list of rows. Write the rows as JSON: [{"when":"…"}]'],
])('%s %j is refused with what to write instead', (column, value, message) => {
  const { faults, values } = read({ title: 'kept', [column]: value })
  expect(faults).toEqual([[column, message]])
  expect(values[column] ?? []).not.toContain(value)
})

test('wrong values in rows and blocks are reported by their place, all at once', () => {
  const { faults } = read({
    course: [{ when: 'soon', unit: 'oz' }, 'no row', { unknown: 1 }],
    layout: [{ blockType: 'none' }, 'no block'],
    count: 'many',
  })
  expect(faults.map(([path]) => path)).toEqual([
    'course.0.unit',
    'course.1',
    'course.2.unknown',
    'layout.0.blockType',
    'layout.1.blockType',
    'count',
  ])
})

test('messages are in the language of the panel', () => {
  const { faults } = read({ letters: 'riquisima', vendor: 'nadie' }, 'es')
  expect(faults).toEqual([
    [
      'letters',
      '«riquisima» no es una de las palabras admitidas aquí: a, b, c, d, e, f, g, h, i, j, k, l y 4 más.',
    ],
    [
      'vendor',
      'No existe «nadie» en vendors. Escribe su dirección web, por ejemplo amanita-muscaria, o su id.',
    ],
  ])
})
