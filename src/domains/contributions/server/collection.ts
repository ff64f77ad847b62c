import type { CollectionConfig, Endpoint, Field } from 'payload'
import { limitQueries } from '@/foundation/payload/query-limits'
import { contributionAccess, markAccess } from './access'
import { writtenBy } from './authorship'
import { createOnce } from './endpoints'
import { about, declined, key, target, writtenIn } from './fields'
import {
  beforeEntryGoes,
  countAbout,
  deleteOnce,
  findByIdAlone,
  resolveSubject,
  sayMessage,
  setSubjectKey,
  showAuthor,
  withoutEditingMarks,
  writeAsDraft,
  writeWhole,
} from './hooks'
import { toggleEndpoint } from './toggle-endpoint'

/** The author's public name and picture, empty where the entry is anonymous or the account is gone. */
const populatedUser: Field = { name: 'populatedUser', type: 'json', virtual: true, admin: { hidden: true } }

interface Contribution {
  slug: 'reviews' | 'impressions' | 'comments'
  /** Collections that it may be about. */
  among: readonly string[]
  /** A second entry of a person about the same thing changes the first. */
  oncePerPerson: boolean
  useAsTitle: string
  fields: Field[]
  indexes?: CollectionConfig['indexes']
  hooks?: CollectionConfig['hooks']
  /** Calls besides those of every entry. */
  endpoints?: Endpoint[]
}

/** What members write about a document: drafts until staff publish them. */
export function contribution({
  slug,
  among,
  oncePerPerson,
  useAsTitle,
  fields,
  hooks = {},
  endpoints = [],
}: Contribution): CollectionConfig {
  const count = countAbout('doc')
  return {
    slug,
    access: contributionAccess,
    admin: { useAsTitle, defaultColumns: [useAsTitle, 'doc', 'user', '_status', 'updatedAt'] },
    defaultSort: '-createdAt',
    endpoints: [createOnce({ collection: slug, field: 'doc', among, oncePerPerson }), ...endpoints],
    forceSelect: { user: true, anonymous: true },
    hooks: {
      afterChange: [count.afterChange, ...(hooks.afterChange ?? [])],
      afterDelete: [count.afterDelete, ...(hooks.afterDelete ?? [])],
      afterError: [sayMessage],
      beforeChange: [setSubjectKey('doc', { oncePerPerson }), ...(hooks.beforeChange ?? [])],
      beforeDelete: [deleteOnce, beforeEntryGoes],
      beforeOperation: [
        limitQueries,
        withoutEditingMarks,
        writeWhole,
        findByIdAlone('doc'),
        writeAsDraft,
        resolveSubject('doc', among),
      ],
      beforeRead: [showAuthor],
      beforeValidate: hooks.beforeValidate,
    },
    versions: { drafts: { validate: true }, maxPerDoc: 10 },
    fields: [
      about('doc', among),
      ...fields,
      writtenIn,
      writtenBy('user'),
      populatedUser,
      ...declined('user'),
      target,
      ...(oncePerPerson ? [key] : []),
    ],
  }
}

/** What a member marks with one press, and takes back with the next. */
export function mark(
  slug: 'likes' | 'helpfuls',
  among: readonly string[],
  hooks: CollectionConfig['hooks'],
): CollectionConfig {
  return {
    slug,
    access: markAccess,
    // Nothing to write or read in the panel.
    admin: { hidden: true },
    defaultSort: '-createdAt',
    endpoints: [
      createOnce({ collection: slug, field: 'item', among, oncePerPerson: true }),
      toggleEndpoint(slug, among),
    ],
    hooks: {
      ...hooks,
      afterError: [sayMessage],
      beforeDelete: [...(hooks?.beforeDelete ?? []), deleteOnce],
      beforeChange: [...(hooks?.beforeChange ?? []), setSubjectKey('item', { oncePerPerson: true })],
      beforeOperation: [
        limitQueries,
        withoutEditingMarks,
        writeWhole,
        findByIdAlone('item'),
        resolveSubject('item', among),
      ],
    },
    fields: [
      about('item', among),
      { ...writtenBy('user'), access: { update: () => false } } as Field,
      target,
      key,
    ],
  }
}
