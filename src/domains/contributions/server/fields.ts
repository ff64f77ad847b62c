import type { CollectionSlug, Condition, Field, FieldAccess, FieldHook } from 'payload'
import { maxNoteLength, ratingRange } from '@/domains/contributions/entry-limits'
import { defaultLocale, isLocale, locales } from '@/foundation/i18n/locales'
import { denyFieldAccess } from '@/foundation/payload/access'
import { visibleLine, visibleText } from '@/foundation/text/visible-text'
import { headline, rating, text, validateWith } from './entry-schema'

const writtenBySite = { create: denyFieldAccess, update: denyFieldAccess }
const hidden = { ...writtenBySite, read: denyFieldAccess }

/** The document that an entry is about; it never changes. */
export function subjectField(name: 'doc' | 'item' | 'entry', relationTo: readonly CollectionSlug[]): Field {
  return {
    name,
    type: 'relationship',
    relationTo: [...relationTo],
    required: true,
    access: { update: denyFieldAccess },
    admin: { readOnly: true },
  }
}

/** The subject as text, `mushrooms:{id}`: SQL finds and counts entries by it. */
export const subjectKeyField: Field = {
  name: 'target',
  type: 'text',
  index: true,
  access: hidden,
  admin: { hidden: true },
}

/** User and subject as text: unique, so each user has one entry a subject. It names the user, so nobody reads it. */
export const uniqueKeyField: Field = {
  name: 'key',
  type: 'text',
  unique: true,
  access: hidden,
  admin: { hidden: true },
}

/** The language that the entry is written in. */
export const languageField: Field = {
  name: 'locale',
  type: 'select',
  options: [...locales],
  admin: { position: 'sidebar', readOnly: true },
  hooks: {
    beforeValidate: [
      ({ value, req, operation }) => {
        if (value || operation !== 'create') return value
        return isLocale(req.locale) ? req.locale : defaultLocale
      },
    ],
  },
}

const cleaned =
  (clean: (text: string) => string): FieldHook =>
  ({ value }) =>
    typeof value === 'string' ? clean(value) : value

export function textField(name: 'review' | 'impression' | 'comment'): Field {
  return {
    name,
    type: 'textarea',
    required: true,
    hooks: { beforeValidate: [cleaned(visibleText)] },
    validate: validateWith(text),
  }
}

export const headlineField: Field = {
  name: 'headline',
  type: 'text',
  required: true,
  hooks: { beforeValidate: [cleaned(visibleLine)] },
  validate: validateWith(headline),
}

export const ratingField: Field = {
  name: 'rating',
  type: 'number',
  required: true,
  ...ratingRange,
  validate: validateWith(rating),
}

/** Hides the author's name from everyone but moderators. */
export const anonymousField: Field = { name: 'anonymous', type: 'checkbox', defaultValue: false }

export const helpfulCountField: Field = {
  name: 'helpfulCount',
  type: 'number',
  defaultValue: 0,
  access: writtenBySite,
  admin: { readOnly: true, position: 'sidebar' },
}

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

/** The queue sets these fields, so that the form shows them only while they say something. */
const ifDeclined: Condition = ({ declinedReason }) => Boolean(declinedReason)

/** Set while an entry is declined; `read` lets in who may know why. */
export function declineFields(read: FieldAccess): Field[] {
  const access = { ...writtenBySite, read }
  return [
    {
      name: 'declinedReason',
      type: 'select',
      options: [...declineReasons],
      access,
      admin: { position: 'sidebar', readOnly: true, condition: ifDeclined },
    },
    {
      name: 'declinedNote',
      type: 'textarea',
      maxLength: maxNoteLength,
      access,
      admin: { position: 'sidebar', readOnly: true, condition: ifDeclined },
    },
  ]
}
