import type { Field, PayloadRequest, RelationshipFieldValidation, SelectFieldSingleValidation } from 'payload'
import { relationship, select } from 'payload/shared'
import { edibilities, parts, syndromes } from '@/domains/species/vocabulary'
import { relatedValue } from '@/foundation/payload/related-value'
import { validationMessage } from '@/foundation/payload/validation-message'
import type { Mushroom } from '@/payload-types'
import {
  arrayField,
  intervalField,
  localizedTextareaField,
  localizedTextField,
  multiSelectField,
  selectField,
  source,
} from './basics'

/** Edibility, safety advice and poisoning. */
export const safety: Field[] = [
  multiSelectField('edibility', 'edibilities', edibilities, {
    required: true,
    validate: (value: unknown, { req }: { req: PayloadRequest }) =>
      (Array.isArray(value) && value.length >= 1 && value.length <= 2) ||
      validationMessage(req, 'edibilityCount'),
  }),
  {
    name: 'safety',
    type: 'group',
    fields: [
      localizedTextField('headline', { required: true }),
      localizedTextareaField('advice', { required: true, maxLength: 600 }),
    ],
  },
  {
    name: 'poisoning',
    type: 'group',
    fields: [
      { name: 'toxins', type: 'text', hasMany: true, localized: true, maxLength: 80 },
      selectField('syndrome', syndromes),
      intervalField('onsetHours'),
      arrayField('course', 'courses', [
        localizedTextField('when', { required: true }),
        localizedTextareaField('what', { required: true }),
      ]),
      source,
    ],
  },
]

/** How long a species must be cooked that harms raw: the one time that pages, products and recipes give. */
export const cooking: Field = {
  name: 'cooking',
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'minMinutes', type: 'number', min: 1, max: 600 },
        { name: 'discardsWater', type: 'checkbox', defaultValue: false },
      ],
    },
    source,
  ],
}

interface LookAlikeRow {
  species?: unknown
  scientificName?: unknown
}

/** A look-alike is a species of the guide, or the name of one that has no page yet. */
const validateSpecies: RelationshipFieldValidation = (value, options) => {
  const { scientificName } = options.siblingData as LookAlikeRow
  if (Boolean(value) === Boolean(scientificName)) return validationMessage(options.req, 'lookAlikeNamed')
  return relationship(value, options)
}

/** A name alone would not warn. */
const validateEdibilityClass: SelectFieldSingleValidation = (value, options) => {
  const { scientificName } = options.siblingData as LookAlikeRow
  if (scientificName && !value) return validationMessage(options.req, 'lookAlikeEdibility')
  return select(value, options)
}

const edibilityOfRelated = relatedValue<Mushroom>({
  relation: 'species',
  collection: 'mushrooms',
  select: { specie: { edibility: true } },
  pick: ({ specie }) => specie?.edibility,
})

/** Look-alikes, each with the one difference that can be checked in the hand. */
export const lookAlikeSpecies: Field = arrayField('lookAlikeSpecies', 'look_alikes', [
  { name: 'species', type: 'relationship', relationTo: 'mushrooms', validate: validateSpecies },
  {
    type: 'row',
    fields: [
      { name: 'scientificName', type: 'text', maxLength: 120 },
      selectField('edibilityClass', edibilities, {
        enumName: 'enum_species_look_alikes_edibility',
        validate: validateEdibilityClass,
      }),
    ],
  },
  selectField('trait', parts, { required: true }),
  localizedTextField('own', { required: true }),
  localizedTextField('other', { required: true }),
  { name: 'image', type: 'upload', relationTo: 'media' },
  {
    // Of the other species, for clients that do not read its document.
    name: 'edibility',
    type: 'text',
    hasMany: true,
    virtual: true,
    admin: { hidden: true },
    hooks: {
      afterRead: [
        (hook) => {
          const { scientificName, edibilityClass } = hook.siblingData
          return scientificName && edibilityClass ? [edibilityClass] : edibilityOfRelated(hook)
        },
      ],
    },
  },
  {
    // The difference in one line, for clients without a table.
    name: 'differences',
    type: 'text',
    virtual: true,
    admin: { hidden: true },
    hooks: {
      afterRead: [
        // In all languages at once, both are objects.
        ({ siblingData: { other, own } }) =>
          typeof other === 'string' && typeof own === 'string' && other && own ? `${other} ≠ ${own}` : null,
      ],
    },
  },
])
