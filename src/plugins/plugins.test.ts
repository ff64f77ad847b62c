import type { CollectionConfig, Config, Plugin } from 'payload'
import { describe, expect, test } from 'vitest'
import { allowAll } from '@/foundation/payload/access'
import { extendCollections } from './extend-collections'
import { labels } from './labels'
import { requireAccess } from './require-access'

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

test('extendCollections runs added hooks after those of the collection', async () => {
  const [first, second] = [() => undefined, () => undefined]
  const plugin = extendCollections(() => ({ hooks: { afterDelete: [second] } }))
  const config = await apply(plugin, { hooks: { afterDelete: [first] } })
  expect(config.collections?.[0]?.hooks?.afterDelete).toEqual([first, second])
})
