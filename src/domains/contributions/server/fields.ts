import type { Field, PayloadRequest } from 'payload'
import { lengthOf, lengths } from '@/domains/contributions/text-limits'
import { locales } from '@/foundation/i18n/locales'
import { nobodyField, staffField } from '@/foundation/payload/access'
import { authorOrStaff } from './authorship'
import { sayIn } from './messages'

const bySite = { create: nobodyField, update: nobodyField }
const secret = { ...bySite, read: nobodyField }

/** What an entry is about. It stays so. */
export function about(name: 'doc' | 'item' | 'entry', relationTo: readonly string[]): Field {
  return {
    name,
    type: 'relationship',
    relationTo: [...relationTo] as never,
    required: true,
    access: { update: nobodyField },
    admin: { readOnly: true },
  }
}

/** The same in one word, for the database to find and count by. */
export const target: Field = {
  name: 'target',
  type: 'text',
  index: true,
  access: secret,
  admin: { hidden: true },
}

/** Person and thing in one word: one entry a person and thing. It names the person, so nobody reads it. */
export const key: Field = {
  name: 'key',
  type: 'text',
  unique: true,
  access: secret,
  admin: { hidden: true },
}

/** The language that it was written in. */
export const writtenIn: Field = {
  name: 'locale',
  type: 'select',
  options: [...locales],
  admin: { position: 'sidebar', readOnly: true },
  hooks: {
    beforeValidate: [
      ({ value, req, operation }) =>
        value ??
        (operation === 'create'
          ? ((locales as readonly string[]).find((locale) => locale === req.locale) ?? 'en')
          : value),
    ],
  },
}

/** The text of an entry: what stands there but for spaces at its ends, neither too short nor too long. */
export function writing(name: 'review' | 'impression' | 'comment'): Field {
  return {
    name,
    type: 'textarea',
    required: true,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
    validate: (value: unknown, { req }: { req: PayloadRequest }) => {
      if (typeof value !== 'string' || value === '') return sayIn(req, 'textRequired')
      if (lengthOf(value) < lengths.shortest) return sayIn(req, 'textTooShort')
      return lengthOf(value) <= lengths.longest || sayIn(req, 'textTooLong')
    },
  }
}

export const headline: Field = {
  name: 'headline',
  type: 'text',
  required: true,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
  validate: (value: unknown, { req }: { req: PayloadRequest }) => {
    if (typeof value !== 'string' || value === '') return sayIn(req, 'headlineRequired')
    return lengthOf(value) <= lengths.headline || sayIn(req, 'headlineTooLong')
  },
}

/** Whole stars, one to five. */
export const rating: Field = {
  name: 'rating',
  type: 'number',
  required: true,
  min: 1,
  max: 5,
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5) || sayIn(req, 'ratingRequired'),
}

/** Without a name, for everyone but the moderators. */
export const anonymous: Field = { name: 'anonymous', type: 'checkbox', defaultValue: false }

export const helpfulCount: Field = {
  name: 'helpfulCount',
  type: 'number',
  defaultValue: 0,
  access: bySite,
  admin: { readOnly: true, position: 'sidebar' },
}

/** Why moderators turn an entry down. */
export const declineReasons = [
  'offTopic',
  'dangerous',
  'offensive',
  'advertising',
  'personalData',
  'copyright',
  'unreadable',
  'otherReason',
] as const

export type DeclineReason = (typeof declineReasons)[number]

/** Set while an entry is turned down; told to its author and to staff. */
export function declined(author: 'author' | 'user' | null): Field[] {
  const access = { ...bySite, read: author ? authorOrStaff(author) : staffField }
  return [
    {
      name: 'declinedReason',
      type: 'select',
      options: [...declineReasons],
      access,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'declinedNote',
      type: 'textarea',
      maxLength: 500,
      access,
      admin: { position: 'sidebar', readOnly: true },
    },
  ]
}
