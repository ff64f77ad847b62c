import type { CollectionConfig } from 'payload'
import { describe, expect, test } from 'vitest'
import { guestReader } from '@/foundation/payload/access'
import { labelled } from './labels'
import { assertOwnAccess } from './require-access'

const all = { create: guestReader, read: guestReader, update: guestReader, delete: guestReader }
const collection = (more: Partial<CollectionConfig>): CollectionConfig => ({
  slug: 'fungi',
  fields: [],
  ...more,
})

describe('a collection boots', () => {
  test('with rules of its own for everything', () => {
    expect(() => assertOwnAccess([collection({ access: all })])).not.toThrow()
  })

  test.each(['create', 'read', 'update', 'delete'] as const)(
    'not without a rule for %s, and is named',
    (operation) => {
      const { [operation]: _, ...rest } = all
      expect(() => assertOwnAccess([collection({ access: rest })])).toThrow(
        `Collection "fungi" has no access rule of its own for: ${operation}.`,
      )
    },
  )

  test('not without any', () => {
    expect(() => assertOwnAccess([collection({})])).toThrow(/create, read, update, delete/)
  })

  test('not with versions that everyone signed in may read', () => {
    expect(() => assertOwnAccess([collection({ access: all, versions: { drafts: true } })])).toThrow(
      /readVersions/,
    )
  })

  test('not with accounts that everyone signed in may unlock', () => {
    expect(() => assertOwnAccess([collection({ access: all, auth: true })])).toThrow(/admin, unlock/)
  })
})

test('a field without a name in the three languages fails the boot, and is named', () => {
  const unnamed = collection({ slug: 'references', fields: [{ name: 'nobodyNamedThis', type: 'text' }] })
  expect(() => labelled(unnamed)).toThrow('messages/*/admin.json has no fields.nobodyNamedThis')
})
