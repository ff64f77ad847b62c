import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { findMissingTexts } from './missing-texts'

const text = (name: string, localized = true) => ({ name, type: 'text', localized }) as FlattenedField

const rows = { name: 'rows', type: 'array', flattenedFields: [text('when')] } as unknown as FlattenedField
const group = {
  name: 'meta',
  type: 'group',
  flattenedFields: [text('description')],
} as unknown as FlattenedField
const names = {
  name: 'names',
  type: 'array',
  localized: true,
  flattenedFields: [],
} as unknown as FlattenedField
const fields = [text('title'), text('slug', false), group, rows, names]

const namesOf = (doc: object) =>
  Object.fromEntries(
    Object.entries(findMissingTexts(fields, doc)).map(([locale, missing]) => [
      locale,
      missing.map(({ name }) => name),
    ]),
  )

test('a text in one language is missing in the others, at any depth', () => {
  const doc = {
    title: { es: 'Níscalo' },
    slug: 'niscalo',
    meta: { description: { es: 'Una', en: 'One', pt: '' } },
    rows: [{ when: { es: 'Hoy', en: null } }, { when: { es: 'Ayer', en: 'Yesterday', pt: 'Ontem' } }],
    names: { es: [{ name: 'níscalo' }], en: [] },
  }
  expect(namesOf(doc)).toEqual({
    en: ['title', 'when', 'names'],
    es: [],
    pt: ['title', 'description', 'when', 'names'],
  })
})

test('a text that no language has is missing in none', () => {
  expect(namesOf({ title: { en: '', es: null }, meta: null, rows: null })).toEqual({ en: [], es: [], pt: [] })
})
