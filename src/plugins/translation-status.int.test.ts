/** What the panel says of texts that are missing in a language. */
import type { Field } from 'payload'
import { afterAll, expect, test } from 'vitest'
import { findMissingTexts } from '@/foundation/payload/missing-texts'
import { findOriginalTexts } from '@/foundation/payload/original-texts'
import { formData, marker, remember, removeContent } from '@/testing/content'
import { richTextOf } from '@/testing/rich-text'
import { payload } from '@/testing/users'

afterAll(removeContent)

type Collection = 'pages' | 'forms' | 'media'

const fieldsOf = (collection: Collection) => ({
  fields: payload.collections[collection].config.flattenedFields,
  blocks: payload.blocks,
})

async function inAllLanguages(collection: Collection, id: string) {
  return payload.findByID({ collection, id, depth: 0, draft: true, locale: 'all' })
}

/** The names of the texts that a document lacks in English, with the positions of the rows that they stand in. */
async function missingIn(collection: Collection, id: string) {
  const missing = findMissingTexts(fieldsOf(collection), await inAllLanguages(collection, id)).en
  return missing.map(({ field, containers }) =>
    [...containers.flatMap(({ position }) => position ?? []), field.name].join(' '),
  )
}

test('blocks of a page in one language count as missing in the others, and are its original', async () => {
  const layout = [
    { blockType: 'rating' as const },
    { blockType: 'banner' as const, style: 'note' as const, content: richTextOf('Aviso') },
  ]
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'es',
    draft: true,
    data: { title: 'Página', slug: marker(), layout } as never,
  })
  remember('pages', id)
  expect(await missingIn('pages', id)).toEqual(['title', '2 content'])
  const { locale, texts } = findOriginalTexts(fieldsOf('pages'), await inAllLanguages('pages', id))
  expect([locale, Object.values(texts)]).toEqual(['es', ['Página', richTextOf('Aviso')]])
})

test('labels and options of a form in one language count as missing in the others', async () => {
  const options = [
    { label: 'Sí', value: 'y' },
    { label: 'No', value: 'n' },
  ]
  const fields = [
    { blockType: 'text', label: 'Nombre' },
    { blockType: 'select', label: 'Responde', options },
  ]
  const { id } = await payload.create({
    collection: 'forms',
    locale: 'es',
    data: { ...formData(), fields, _status: 'published' } as never,
  })
  remember('forms', id)
  const inFields = ['1 label', '2 label', '2 1 label', '2 2 label']
  expect(await missingIn('forms', id)).toEqual(['title', ...inFields, 'confirmationMessage'])
})

/** Fields at any depth outside of blocks. */
const allFields = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => allFields(tab.fields))
    return 'fields' in field ? [field, ...allFields(field.fields)] : [field]
  })

test('forms show the original below texts and rich texts, in blocks too', () => {
  const banner = allFields(payload.blocks.banner.fields)
  const posts = allFields(payload.collections.posts.config.fields)
  for (const field of [...banner, ...posts]) {
    if (!('localized' in field) || !field.localized) continue
    const { Description } = { ...field.admin?.components } as Record<string, unknown>
    expect([field.name, Description]).toEqual([
      field.name,
      expect.stringContaining('original-text.client#OriginalTextDescription'),
    ])
  }
})

// Payload renders those again with each change, and inputs take no letters while a part of the response is on its way.
test('no field has anything before or after its input but its description', () => {
  const entities = [
    ...Object.values(payload.collections).map(({ config }) => config),
    ...payload.globals.config,
    ...Object.values(payload.blocks),
  ]
  const withinInputs = entities.flatMap(({ fields, slug }) =>
    allFields(fields).flatMap((field) => {
      const components = { ...field.admin?.components }
      const isRendered = 'beforeInput' in components || 'afterInput' in components
      return isRendered && 'name' in field ? `${slug}: ${field.name}` : []
    }),
  )
  expect(withinInputs).toEqual([])
})

test('words and globals that are written in three languages say what is missing too', () => {
  const { categories, glossary } = payload.collections
  for (const { admin } of [categories.config, glossary.config])
    expect(admin.defaultColumns).toContain('translations')
  const withStatus = payload.globals.config.filter(({ fields }) =>
    fields.some((field) => 'name' in field && field.name === 'translations'),
  )
  expect(withStatus.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['homePage', 'navigation', 'footer', 'announcements', 'poison-lines']),
  )
})

test('the form and the list of pictures say in which languages descriptions are missing', () => {
  const { admin, fields } = payload.collections.media.config
  expect(fields.flatMap((field) => ('name' in field ? field.name : []))).toContain('translations')
  expect(admin.defaultColumns).toEqual(['filename', 'alt', 'translations', 'updatedAt'])
})
