import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { findOriginalTexts } from './original-texts'

const text = (name: string, localized = true) => ({ name, type: 'text', localized }) as FlattenedField

const rows = { name: 'rows', type: 'array', flattenedFields: [text('when')] } as unknown as FlattenedField
const fields = [text('title'), text('note'), text('slug', false), rows]

test('the original is the language with most texts, which are found by field and row', () => {
  const doc = {
    title: { es: 'Níscalo', en: 'Milk cap' },
    note: { es: '', en: null },
    slug: 'niscalo',
    rows: [
      { id: 'a', when: { es: 'Hoy' } },
      { id: 'b', when: { es: 'Ayer', en: 'Yesterday', pt: 'Ontem' } },
    ],
  }
  expect(findOriginalTexts(fields, doc)).toEqual({
    locale: 'es',
    texts: { title: 'Níscalo', 'rows.a.when': 'Hoy', 'rows.b.when': 'Ayer' },
  })
})

test('of languages with as many texts, English is the original', () => {
  expect(findOriginalTexts(fields, { title: { pt: 'Um', es: 'Uno', en: 'One' } }).locale).toBe('en')
})
