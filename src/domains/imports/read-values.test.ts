import en from '@messages/en/panel.json'
import es from '@messages/es/panel.json'
import type { FlattenedField } from 'payload'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { ReadContext } from './read-context'
import { readFields } from './read-values'

const letters = 'abcdefghijklmnopqrstuv'.split('')

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
  { name: 'unit', type: 'radio', options: [{ label: 'Gram', value: 'g' }, 'kg'] },
  { name: 'vendor', type: 'relationship', relationTo: 'vendors' },
  { name: 'sources', type: 'relationship', relationTo: 'references', hasMany: true },
  { name: 'author', type: 'relationship', relationTo: 'users' },
  { name: 'text', type: 'richText' },
  { name: 'layout', type: 'blocks', blocks: [], blockReferences: ['banner', 'cta'] },
  { name: 'course', type: 'array', fields: [], flattenedFields: rowFields },
  {
    name: 'names',
    type: 'array',
    fields: [],
    flattenedFields: [
      { name: 'name', type: 'text', required: true },
      { name: 'id', type: 'text' },
    ],
  },
  {
    name: 'edibility',
    type: 'select',
    hasMany: true,
    options: [
      { value: 'edible', label: { en: 'Edible', es: 'Comestible', pt: 'Comestível' } },
      {
        value: 'cooked',
        label: { en: 'Edible, cooked', es: 'Comestible, cocinada', pt: 'Comestível, cozido' },
      },
    ],
  },
  { name: 'to', type: 'date' },
  { name: 'publishedAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
  { name: 'note', type: 'textarea' },
]

const known: Record<string, string[]> = { 'the-shop': ['id of shop'], Title: ['1'], Twice: ['1', '2'] }

function read(
  data: Record<string, unknown>,
  locale: 'en' | 'es' = 'en',
  decimalSign: ReadContext['decimalSign'] = '.',
) {
  const t: DynamicTranslator = createTranslator({
    locale,
    messages: { en, es }[locale],
    namespace: 'imports.faults',
  })
  const faults: [string, string][] = []
  const values = readFields(fields, data, '', {
    language: locale,
    timeZone: 'America/Sao_Paulo',
    decimalSign,
    idsOf: (_, word) => known[word] ?? [],
    labelOf: (slug) => slug,
    unitOf: () => undefined,
    stateUnit: () => undefined,
    report: (path, message, args) => void faults.push([path, t(message, args)]),
  })
  return { faults, values }
}

const richText = { root: { children: [] } }

test('cells become the values that the collection stores', () => {
  const cells = {
    title: ' as\u00a0 it  is ',
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
    title: 'as it is',
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

test('times without an offset, and days of fields with a time, are those of the site', () => {
  const times = { from: '2026-05-31 18:30', to: '31 May 2026, 6:30 pm', publishedAt: '2026-05-31' }
  expect(read(times)).toEqual({
    faults: [],
    values: {
      from: '2026-05-31T21:30:00.000Z',
      to: '2026-05-31T21:30:00.000Z',
      publishedAt: '2026-05-31T03:00:00.000Z',
    },
  })
  const stated = { from: '2026-05-31T18:30+02:00', publishedAt: '2026-05-31T16:30:00.000Z' }
  expect(read(stated).values).toEqual(stated)
})

test('nobody sees what is removed from values of every kind but long texts', () => {
  const hidden = (value: string) => `\u200b ${value}\u2060\u00a0`
  const { faults, values } = read({
    title: hidden('as it is'),
    count: hidden('12.5'),
    active: hidden('yes'),
    from: hidden('2026-05-31'),
    letters: hidden('a; b'),
    unit: hidden('kg'),
    vendor: hidden('the-shop'),
    sources: [hidden('Title')],
    note: hidden('as\u00adit is'),
  })
  expect(faults).toEqual([])
  expect(values).toEqual({
    title: 'as it is',
    count: 12.5,
    active: true,
    from: '2026-05-31',
    letters: ['a', 'b'],
    unit: 'kg',
    vendor: 'id of shop',
    sources: ['1'],
    note: hidden('as\u00adit is'),
  })
})

test('words of a list are read in any language of the panel, and refused in the current one', () => {
  expect(read({ edibility: 'comestible; COMESTIVEL; Edible, cooked' }).values).toEqual({
    edibility: ['edible', 'edible', 'cooked'],
  })
  expect(read({ edibility: 'edible, cooked' }).values).toEqual({ edibility: ['cooked'] })
  expect(read({ edibility: 'rica' }, 'es').faults).toEqual([
    ['edibility', '«rica» no es una de las palabras admitidas aquí: Comestible; Comestible, cocinada.'],
  ])
})

test('rows with one field are written as words, or as JSON', () => {
  const names = [{ name: 'níscalo' }, { name: 'robellón' }]
  for (const cell of [
    ' níscalo ; robellón;',
    'níscalo|robellón',
    '["níscalo","robellón"]',
    JSON.stringify(names),
  ])
    expect(read({ names: cell })).toEqual({ faults: [], values: { names } })
})

test('a day stays a day, and a time a time', () => {
  expect(read({ from: '26/11/2026', to: '27/11/2026' }, 'es').values).toEqual({
    from: '2026-11-26',
    to: '2026-11-27',
  })
  expect(read({ to: '2026-11-27T12:00:00Z' }).values).toEqual({ to: '2026-11-27T12:00:00Z' })
})

test('empty cells clear their value', () => {
  expect(read({ title: null, letters: null, sources: null, course: null }).values).toEqual({
    title: null,
    letters: [],
    sources: [],
    course: null,
  })
  expect(read({ title: ' ', count: ' ', letters: ' ', vendor: '' }).values).toEqual({
    title: null,
    count: null,
    letters: [],
    vendor: null,
  })
})

test.each([
  ['title', ['a'], '“["a"]” is not text.'],
  [
    'title',
    'n\ufffdscalos',
    '“n\ufffdscalos” has lost letters: the file was opened or saved in another encoding. Write the text anew, or save the original as “CSV UTF-8”.',
  ],
  [
    'title',
    'nÃ\u00adscalos',
    '“nÃ\u00adscalos” has lost letters: the file was opened or saved in another encoding. Write the text anew, or save the original as “CSV UTF-8”.',
  ],
  [
    'count',
    '12,5 €',
    '“12,5 €” is not a number. Write the number alone, for example 12.5 or 12,5, or leave the cell empty.',
  ],
  [
    'count',
    'Infinity',
    '“Infinity” is not a number. Write the number alone, for example 12.5 or 12,5, or leave the cell empty.',
  ],
  [
    'count',
    '0x10',
    '“0x10” is not a number. Write the number alone, for example 12.5 or 12,5, or leave the cell empty.',
  ],
  ['count', '1,234', '“1,234” can mean 1234 or 1.234. Write one of them.'],
  [
    'sizes',
    '1; many',
    '“many” is not a number. Write the number alone, for example 12.5 or 12,5, or leave the cell empty.',
  ],
  ['active', 'maybe', '“maybe” is neither true nor false. Write yes or no.'],
  ['from', 'soon', '“soon” is not a date. Write year, month and day, 2026-05-31, or leave the cell empty.'],
  [
    'from',
    '2026-02-30',
    '“2026-02-30” is not a date. Write year, month and day, 2026-05-31, or leave the cell empty.',
  ],
  [
    'from',
    '46356',
    '“46356” is a day as a spreadsheet stores it, probably November 30, 2026. Write November 30, 2026, or format the column as a date and save the file again.',
  ],
  ['from', '11/12/2026', '“11/12/2026” can mean December 11, 2026 or November 12, 2026. Write one of them.'],
  [
    'letters',
    'a; riquisima',
    '“riquisima” is not one of the words allowed here: a; b; c; d; e; f; g; h; i; j; k; l; m; n; o; p; q; r; s; t; and 2 more.',
  ],
  ['letters', '["a"', '“["a"” is not a list. Write the words with semicolons between them: a; b'],
  ['unit', 'oz', '“oz” is not one of the words allowed here: Gram; kg.'],
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
    '{"plain":1}',
    '“{"plain":1}” is not formatted text. Write plain text or HTML, or leave the column out to write these texts in the panel.',
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
      '«riquisima» no es una de las palabras admitidas aquí: a; b; c; d; e; f; g; h; i; j; k; l; m; n; o; p; q; r; s; t; y 2 más.',
    ],
    [
      'vendor',
      'No existe «nadie» en vendors. Escribe su dirección web, por ejemplo amanita-muscaria, o su id.',
    ],
  ])
})

test('HTML in a cell is read as its text, and refused where text would lose something', () => {
  const cells = {
    title: '<b>Boletus</b> &amp; friends',
    note: '<p>One.</p><p>Two.</p>',
    letters: '<ul><li>a</li><li>b</li></ul>',
    sizes: '1;&nbsp;2',
    names: 'n&iacute;scalo; robell&oacute;n',
  }
  expect(read(cells)).toEqual({
    faults: [],
    values: {
      title: 'Boletus & friends',
      note: 'One.\n\nTwo.',
      letters: ['a', 'b'],
      sizes: [1, 2],
      names: [{ name: 'níscalo' }, { name: 'robellón' }],
    },
  })
  const { faults, values } = read({
    title: 'cap <5 cm',
    note: 'See <a href="/x">here</a>',
    names: '[{"name":"A &amp; B"}]',
  })
  expect(values).toEqual({ title: 'cap <5 cm', names: [{ name: 'A & B' }] })
  expect(faults).toEqual([['note', expect.stringContaining('<a>')]])
})
