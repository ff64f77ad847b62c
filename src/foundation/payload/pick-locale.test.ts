import type { FlattenedField, Payload } from 'payload'
import { describe, expect, test } from 'vitest'
import { fallbackLang, localizedText } from '@/foundation/i18n/localized-text'
import { pickLocale, withoutFallback } from './pick-locale'

const text = (name: string, localized = true) => ({ name, type: 'text', localized })
const fields = [
  text('title'),
  text('slug', false),
  { name: 'computed', type: 'text', virtual: true },
  { name: 'body', type: 'richText', localized: true },
  { name: 'meta', type: 'group', flattenedFields: [text('description')] },
  { name: 'names', type: 'array', localized: true, flattenedFields: [text('name')] },
  {
    name: 'aliases',
    type: 'array',
    localized: true,
    custom: withoutFallback,
    flattenedFields: [text('name')],
  },
  { name: 'facts', type: 'array', flattenedFields: [text('label'), text('value')] },
  { name: 'layout', type: 'blocks', blocks: [], blockReferences: ['banner'] },
  { name: 'parent', type: 'relationship', relationTo: 'mushrooms' },
  { name: 'related', type: 'relationship', relationTo: ['mushrooms'], hasMany: true },
]
const payload = {
  blocks: { banner: { slug: 'banner', flattenedFields: [text('heading')] } },
  collections: { mushrooms: { config: { flattenedFields: fields as FlattenedField[] } } },
}

type Values = Record<string, unknown>

interface Entry {
  title?: string
  names?: { name: string }[]
  aliases?: { name: string }[]
  facts?: { label: string; value: string }[]
  body?: object
  parent?: Entry
  related?: unknown[]
}

function pick(doc: Values, locale: 'en' | 'es' | 'pt'): Entry {
  return pickLocale(payload as unknown as Payload, 'mushrooms', doc, locale)
}

const richText = (children: unknown[]) => ({ root: { children } })

describe('pickLocale', () => {
  test('picks the language of the reader and leaves other values', () => {
    const doc = { title: { en: 'Cap', es: 'Sombrero' }, slug: 'cap' }
    expect(pick(doc, 'es')).toEqual({ title: 'Sombrero', slug: 'cap' })
  })

  test('falls back to English, then to any language, and records the language', () => {
    const both = pick({ title: { en: 'Cap', pt: 'Chapéu', es: '' } }, 'es')
    expect(localizedText(both, 'title')).toEqual({ text: 'Cap', lang: 'en' })
    const one = pick({ title: { pt: 'Chapéu' } }, 'en')
    expect(localizedText(one, 'title')).toEqual({ text: 'Chapéu', lang: 'pt' })
  })

  test('tells a translation from a fallback with the same words', () => {
    const { facts } = pick({ facts: [{ label: { en: 'pH', es: 'pH' }, value: { en: 'pH' } }] }, 'es')
    const [fact] = facts ?? []
    expect(localizedText(fact, 'label')).toBe('pH')
    expect(localizedText(fact, 'value')).toEqual({ text: 'pH', lang: 'en' })
  })

  test('picks all rows of a localized array in one language', () => {
    const names = { en: [{ name: 'Cep' }], es: [{ name: 'Boleto' }, { name: 'Calabaza' }] }
    expect(pick({ names }, 'es').names).toEqual([{ name: 'Boleto' }, { name: 'Calabaza' }])
    const [row] = pick({ names }, 'pt').names ?? []
    expect(localizedText(row, 'name')).toEqual({ text: 'Cep', lang: 'en' })
  })

  test('leaves a field without fallback empty in other languages', () => {
    const doc = { aliases: { en: [{ name: 'Cep' }], es: [] } }
    expect(pick(doc, 'en').aliases).toEqual([{ name: 'Cep' }])
    const spanish = pick(doc, 'es')
    expect(spanish.aliases).toEqual([])
    expect(fallbackLang(spanish, 'aliases')).toBeUndefined()
    expect(pick(doc, 'pt').aliases ?? []).toEqual([])
  })

  test('picks within groups, blocks and rich text', () => {
    const body = richText([{ text: 'Hello' }])
    const doc = pick(
      {
        body: { en: body },
        meta: { description: { es: 'Hola' } },
        layout: [{ blockType: 'banner', heading: { en: 'Welcome', es: 'Hola' } }],
      },
      'es',
    )
    expect(doc).toEqual({
      body,
      meta: { description: 'Hola' },
      layout: [{ blockType: 'banner', heading: 'Hola' }],
    })
    expect(fallbackLang(doc, 'body')).toBe('en')
  })

  test('picks within populated relations and keeps ids', () => {
    const parent = { title: { en: 'Fungi' } }
    const doc = pick(
      {
        parent,
        related: [
          { relationTo: 'mushrooms', value: parent },
          { relationTo: 'mushrooms', value: 'some-id' },
        ],
      },
      'es',
    )
    expect(doc.parent).toEqual({ title: 'Fungi' })
    expect(doc.related).toEqual([
      { relationTo: 'mushrooms', value: { title: 'Fungi' } },
      { relationTo: 'mushrooms', value: 'some-id' },
    ])
    expect(localizedText(doc.parent, 'title')).toEqual({ text: 'Fungi', lang: 'en' })
  })

  test('leaves documents that rich text links to unchanged, because they are in one language already', () => {
    const link = { relationTo: 'mushrooms', value: { title: 'Setas', body: richText([]) } }
    const { body } = pick({ body: { es: richText([{ fields: { doc: link } }]) } }, 'es')
    expect(body).toEqual(richText([{ fields: { doc: link } }]))
  })

  test('changes neither the document nor what another reader gets', () => {
    const doc = { title: { en: 'Cap', es: 'Sombrero' } }
    const before = structuredClone(doc)
    expect(pick(doc, 'es').title).toBe('Sombrero')
    expect(pick(doc, 'en').title).toBe('Cap')
    expect(doc).toEqual(before)
  })

  test('leaves out virtual fields', () => {
    expect(pick({ computed: '[object Object]' }, 'en')).toEqual({})
  })
})
