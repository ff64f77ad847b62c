import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { richTextOf } from '@/testing/rich-text'
import type { DocumentFields } from './localized-values'
import { findMissingTexts, hasTexts } from './missing-texts'

const text = (name: string, localized = true) => ({ name, type: 'text', localized }) as FlattenedField

const rows = { name: 'rows', type: 'array', flattenedFields: [text('when')] } as unknown as FlattenedField
const group = {
  name: 'meta',
  type: 'group',
  label: 'Search engines',
  flattenedFields: [text('description')],
} as unknown as FlattenedField
const names = {
  name: 'names',
  type: 'array',
  localized: true,
  flattenedFields: [],
} as unknown as FlattenedField
const content = { name: 'content', type: 'richText', localized: true } as FlattenedField
const links = {
  name: 'links',
  type: 'array',
  labels: { singular: 'Link' },
  flattenedFields: [text('label')],
} as unknown as FlattenedField
const banner = { slug: 'banner', labels: { singular: 'Banner' }, flattenedFields: [content, links] }
const question = { slug: 'question', labels: { singular: 'Question' }, flattenedFields: [text('label')] }
const words = { ...text('words'), hasMany: true } as unknown as FlattenedField
const layout = {
  name: 'layout',
  type: 'blocks',
  blockReferences: ['banner'],
  blocks: [question],
} as unknown as FlattenedField
const document = {
  fields: [text('title'), text('slug', false), words, group, rows, names, layout],
  blocks: { banner },
} as unknown as DocumentFields

const namesOf = (doc: object) =>
  Object.fromEntries(
    Object.entries(findMissingTexts(document, doc)).map(([locale, missing]) => [
      locale,
      missing.map(({ field }) => field.name),
    ]),
  )

/** The texts that English lacks, each with what it stands in. */
const placesOf = (doc: object) =>
  findMissingTexts(document, doc).en.map(({ field, containers }) => [
    ...containers.map(({ label, position }) => (position ? `${label} ${position}` : label)),
    field.name,
  ])

test('a text in one language is missing in the others, at any depth', () => {
  const doc = {
    title: { es: 'Níscalo' },
    slug: 'niscalo',
    meta: { description: { es: 'Una', en: 'One', pt: '' } },
    rows: [{ when: { es: 'Hoy', en: null } }, { when: { es: 'Ayer', en: 'Yesterday', pt: 'Ontem' } }],
    names: { es: [{ name: 'níscalo' }], en: [] },
    words: { es: ['robellón'] },
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

test('texts in blocks are missing too, and the row and block that they stand in are named', () => {
  const doc = {
    meta: { description: { es: 'Una' } },
    layout: [
      { id: 'a', blockType: 'question', label: { es: 'Nombre', en: 'Name' } },
      {
        id: 'b',
        blockType: 'banner',
        content: { es: richTextOf('Hola') },
        links: [
          { id: 'c', label: { en: 'One', es: 'Uno' } },
          { id: 'd', label: { pt: 'Dois' } },
        ],
      },
      { id: 'e', blockType: 'question', label: { es: 'Correo' } },
      { id: 'f', blockType: 'removed', label: { es: 'Nada' } },
    ],
  }
  expect(placesOf(doc)).toEqual([
    ['Search engines', 'description'],
    ['Banner 2', 'content'],
    ['Banner 2', 'Link 2', 'label'],
    ['Question 3', 'label'],
  ])
})

test('an editor that was emptied leaves a text that is missing', () => {
  const empty = { root: { type: 'root', children: [{ type: 'paragraph', children: [] }] } }
  const block = (content: object) => ({ layout: [{ id: 'a', blockType: 'banner', content }] })
  expect(placesOf(block({ es: richTextOf('Hola'), en: empty }))).toEqual([['Banner 1', 'content']])
  expect(placesOf(block({ es: empty, pt: empty }))).toEqual([])
})

test('a document without a text in any language has no texts, whatever its other fields say', () => {
  expect(hasTexts(document, { slug: 'boletus', title: { en: '', es: null }, rows: [] })).toBe(false)
  expect(hasTexts(document, { title: { es: 'Boleto' } })).toBe(true)
  expect(hasTexts(document, { meta: { description: { pt: 'Um boleto.' } } })).toBe(true)
})
