import type { CollectionConfig, Config, Field, Plugin } from 'payload'
import { describe, expect, test } from 'vitest'
import { allowAll } from '@/foundation/payload/access'
import { extendCollections } from './extend-collections'
import { labels } from './labels'
import { requireAccess } from './require-access'
import { visibleTexts } from './visible-texts'

const access = { create: allowAll, read: allowAll, update: allowAll, delete: allowAll }

/** Applies a plugin to a configuration of one collection. */
function apply(plugin: Plugin, collection: Partial<CollectionConfig>) {
  const config: Pick<Config, 'collections'> = { collections: [{ slug: 'fungi', fields: [], ...collection }] }
  return plugin(config as Config)
}

describe('requireAccess', () => {
  test('accepts a collection that states all rules', () => {
    expect(() => apply(requireAccess, { access })).not.toThrow()
  })

  test.each(['create', 'read', 'update', 'delete'] as const)(
    'refuses a collection without a rule for %s and names both',
    (operation) => {
      const { [operation]: _, ...rest } = access
      expect(() => apply(requireAccess, { access: rest })).toThrow(
        `Collection "fungi" has no access rule for: ${operation}.`,
      )
    },
  )

  test('refuses a collection without any rule', () => {
    expect(() => apply(requireAccess, {})).toThrow(/create, read, update, delete/)
  })

  test('refuses versions without a rule for readVersions', () => {
    expect(() => apply(requireAccess, { access, versions: { drafts: true } })).toThrow(/readVersions/)
  })

  test('refuses accounts without rules for admin and unlock', () => {
    expect(() => apply(requireAccess, { access, auth: true })).toThrow(/admin, unlock/)
  })
})

test('labels refuses a field without a label in the three languages and names it', () => {
  const collection: Partial<CollectionConfig> = {
    slug: 'references',
    fields: [{ name: 'unlabelledField', type: 'text' }],
  }
  expect(() => apply(labels, collection)).toThrow('messages/*/admin.json has no fields.unlabelledField')
})

describe('labels states in all languages', () => {
  const label = { en: 'Currency', es: 'Moneda', pt: 'Moeda' }

  test('the label of a field with its own component', async () => {
    const Field = '/currency-field.client#CurrencyField'
    const config = await apply(labels, {
      slug: 'references',
      fields: [{ name: 'currency', type: 'text', admin: { components: { Field } } }],
    })
    expect(config.collections?.[0]?.fields[0]).toMatchObject({ label })
  })

  test('the labels of the fields of a block', async () => {
    const row: Field = { type: 'row', fields: [{ name: 'currency', type: 'text' }] }
    const config = await labels({ blocks: [{ slug: 'footnote', fields: [row] }] } as never)
    expect(config.blocks?.[0]?.fields).toMatchObject([{ fields: [{ label }] }])
  })
})

test('extendCollections runs added hooks after those of the collection', async () => {
  const [first, second] = [() => undefined, () => undefined]
  const plugin = extendCollections(() => ({ hooks: { afterDelete: [second] } }))
  const config = await apply(plugin, { hooks: { afterDelete: [first] } })
  expect(config.collections?.[0]?.hooks?.afterDelete).toEqual([first, second])
})

describe('visibleTexts', () => {
  const [title, note, story] = [
    { name: 'title', type: 'text', maxLength: 3 },
    { name: 'note', type: 'textarea' },
    { name: 'story', type: 'richText' },
  ] as const
  const fieldsOf = (collection: Partial<CollectionConfig>) => {
    const config = apply(visibleTexts, {
      fields: [{ type: 'row', fields: [title, note, story] }],
      ...collection,
    })
    const [row] = (config as Config).collections?.[0]?.fields ?? []
    return row && 'fields' in row ? row.fields : []
  }
  /** What a field of the collection stores of a value. */
  const stored = (index: number, value: unknown, collection: Partial<CollectionConfig> = {}, data = {}) => {
    const field = fieldsOf(collection)[index] as { hooks: { beforeValidate: ((args: object) => unknown)[] } }
    return field.hooks.beforeValidate.reduce(
      (one, hook) => hook({ collection, data, req: {}, value: one }),
      value,
    )
  }

  test('stores of each text what can be seen', () => {
    expect(stored(0, ' Lactarius\u00A0 \u202Etrailing\n')).toBe('Lactarius\u00A0 trailing')
    expect(stored(0, ['a ', '\u3164'])).toEqual(['a', ''])
    expect(stored(1, 'one\r\ntwo ')).toBe('one\ntwo')
    const rich = (text: string) => ({ root: { children: [{ type: 'paragraph', children: [{ text }] }] } })
    expect(stored(2, rich('see \u2067'))).toEqual(rich('see '))
    expect(stored(0, null)).toBeNull()
  })

  test('leaves a draft as it is written until it is published', () => {
    const versions = { drafts: { autosave: { interval: 1 } } }
    expect(stored(0, 'Pause behind ', { versions }, { _status: 'draft' })).toBe('Pause behind ')
    expect(stored(0, 'Pause behind ', { versions }, { _status: 'published' })).toBe('Pause behind')
  })

  test('counts an emoji as one character', () => {
    const { validate } = fieldsOf({})[0] as { validate: (value: unknown, options: object) => unknown }
    const options = { maxLength: 3, req: { t: String, payload: { config: {} } } }
    expect(validate('🍄🍄🍄', options)).toBe(true)
    expect(validate('🍄🍄🍄🍄', options)).not.toBe(true)
  })
})
