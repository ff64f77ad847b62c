import type { CollectionConfig, CollectionSlug, Endpoint, Field } from 'payload'
import { limitQueries } from '@/foundation/payload/query-limits'
import { onDelete } from '@/foundation/payload/references/on-delete'
import { contributionAccess, reactionAccess } from './access'
import { showAuthor } from './author-profile'
import { authorField, authorOrStaff } from './authorship'
import { deleteEntryEndpoint } from './delete-entry-endpoint'
import { type EntryRules, saveEntryEndpoint } from './endpoints'
import { declineFields, languageField, subjectField, subjectKeyField, uniqueKeyField } from './fields'
import {
  addMessage,
  deleteReactionsAndReports,
  ignoreLocks,
  ignoreSelect,
  limitAccepted,
  queryByIdAlone,
  recountHooks,
  resolveSubject,
  setSubjectKey,
  writeAsDraft,
} from './hooks'
import { restoreEntryEndpoint } from './restore-entry-endpoint'
import { toggleEndpoint } from './toggle-endpoint'

/** The author's public profile: null if the entry is anonymous or the account is deleted. */
const populatedUser: Field = { name: 'populatedUser', type: 'json', virtual: true, admin: { hidden: true } }

type ContributionOptions = (
  | { slug: 'reviews' | 'impressions'; onePerUser: true }
  | { slug: 'comments'; onePerUser: false }
) & {
  /** Collections that it may be about. */
  allowed: readonly CollectionSlug[]
  useAsTitle: string
  fields: Field[]
  hooks?: CollectionConfig['hooks']
  endpoints?: Endpoint[]
}

/** Contributions are deleted together with their subject (`plugins/contribution-counts.ts`). */
const deletedWithSubjects = (subjects: readonly CollectionSlug[]) =>
  onDelete(Object.fromEntries(subjects.map((subject) => [subject, 'deleted'])))

/** A collection of what members write about documents: drafts until staff publish them. */
export function contribution(options: ContributionOptions): CollectionConfig {
  const { slug, allowed, onePerUser, useAsTitle, fields, hooks = {}, endpoints = [] } = options
  const recount = recountHooks('doc')
  const rules: EntryRules = onePerUser
    ? { collection: slug, field: 'doc', allowed, onePerUser }
    : { collection: slug, field: 'doc', allowed, onePerUser }
  return {
    slug,
    ...deletedWithSubjects(allowed),
    access: contributionAccess,
    admin: {
      useAsTitle,
      defaultColumns: [useAsTitle, 'doc', 'user', '_status', 'updatedAt'],
      components: {
        edit: {
          beforeDocumentControls: ['/app/(payload)/contributions/back-link#BackLink'],
          SaveDraftButton: '/app/(payload)/contributions/save-button#SaveButton',
        },
      },
    },
    defaultSort: '-createdAt',
    endpoints: [
      saveEntryEndpoint(rules),
      deleteEntryEndpoint(slug),
      restoreEntryEndpoint(slug),
      ...endpoints,
    ],
    forceSelect: { user: true, anonymous: true },
    hooks: {
      afterChange: [limitAccepted, recount.afterChange, ...(hooks.afterChange ?? [])],
      afterDelete: [recount.afterDelete, ...(hooks.afterDelete ?? [])],
      afterError: [addMessage],
      beforeChange: [setSubjectKey('doc', { onePerUser }), ...(hooks.beforeChange ?? [])],
      beforeDelete: [deleteReactionsAndReports],
      beforeOperation: [
        limitQueries,
        ignoreLocks,
        ignoreSelect,
        queryByIdAlone('doc'),
        writeAsDraft,
        resolveSubject('doc', allowed),
      ],
      afterRead: hooks.afterRead,
      beforeRead: [showAuthor],
      beforeValidate: hooks.beforeValidate,
    },
    versions: { drafts: { validate: true }, maxPerDoc: 10 },
    fields: [
      subjectField('doc', allowed),
      ...fields,
      languageField,
      authorField('user'),
      populatedUser,
      ...declineFields(authorOrStaff('user')),
      subjectKeyField,
      ...(onePerUser ? [uniqueKeyField] : []),
    ],
  }
}

/** A collection of reactions: members create one with a click and delete it with the next. */
export function reactionCollection(
  slug: 'likes' | 'helpfuls',
  allowed: readonly CollectionSlug[],
  hooks: CollectionConfig['hooks'],
): CollectionConfig {
  return {
    slug,
    ...deletedWithSubjects(allowed),
    access: reactionAccess,
    // The panel has nothing to write or read here.
    admin: { hidden: true },
    defaultSort: '-createdAt',
    endpoints: [
      saveEntryEndpoint({ collection: slug, field: 'item', allowed, onePerUser: true }),
      toggleEndpoint(slug, allowed),
    ],
    hooks: {
      ...hooks,
      afterError: [addMessage],
      beforeChange: [...(hooks?.beforeChange ?? []), setSubjectKey('item', { onePerUser: true })],
      beforeOperation: [
        limitQueries,
        ignoreLocks,
        ignoreSelect,
        queryByIdAlone('item'),
        resolveSubject('item', allowed),
      ],
    },
    fields: [
      subjectField('item', allowed),
      { ...authorField('user'), access: { update: () => false } },
      subjectKeyField,
      uniqueKeyField,
    ],
  }
}
