import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { richTextOf } from '@/testing/rich-text'
import type { DocumentFields } from './localized-values'
import { findOriginalTexts } from './original-texts'

const text = (name: string, localized = true) => ({ name, type: 'text', localized }) as FlattenedField

const rows = { name: 'rows', type: 'array', flattenedFields: [text('when')] } as unknown as FlattenedField
const content = { name: 'content', type: 'richText', localized: true } as FlattenedField
const layout = { name: 'layout', type: 'blocks', blocks: [] } as unknown as FlattenedField
const document = {
  fields: [text('title'), text('note'), text('slug', false), rows, layout],
  blocks: { banner: { slug: 'banner', flattenedFields: [content] } },
} as unknown as DocumentFields

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
  expect(findOriginalTexts(document, doc)).toEqual({
    locale: 'es',
    texts: { title: 'Níscalo', 'rows.a.when': 'Hoy', 'rows.b.when': 'Ayer' },
  })
})

test('of languages with as many texts, English is the original', () => {
  expect(findOriginalTexts(document, { title: { pt: 'Um', es: 'Uno', en: 'One' } }).locale).toBe('en')
})

test('rich texts and texts in blocks are part of the original', () => {
  const layout = [{ id: 'c', blockType: 'banner', content: { es: richTextOf('Hola') } }]
  expect(findOriginalTexts(document, { title: { en: null }, layout })).toEqual({
    locale: 'es',
    texts: { 'layout.c.content': richTextOf('Hola') },
  })
})
