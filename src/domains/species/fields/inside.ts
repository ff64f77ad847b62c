import type { Field, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'
import { isFindingOf } from '@/domains/species/evidence'
import {
  amountBases,
  amountUnits,
  brainFunctions,
  evidences,
  findings,
  measuredParts,
} from '@/domains/species/vocabulary'
import { relatedValue } from '@/foundation/payload/related-value'
import { validationMessage } from '@/foundation/payload/validation-message'
import type { Category } from '@/payload-types'
import {
  amountField,
  arrayField,
  categoryField,
  localizedTextareaField,
  localizedTextField,
  selectField,
  source,
} from './basics'

const description = localizedTextareaField('description')

/** A finding must fit the kind of study: only trials in people find anything about people. */
const validateFinding: SelectFieldSingleValidation = (value, options) => {
  const { evidence } = options.siblingData as { evidence?: unknown }
  if (value && evidence && !isFindingOf(evidence, value)) return validationMessage(options.req, 'finding')
  return select(value, options)
}

/** Reported effects. */
export const effects: Field = {
  name: 'effects',
  type: 'group',
  fields: [
    arrayField('cognitiveEffects', 'cognitive_effects', [
      categoryField('effect', 'effect', brainFunctions),
      description,
    ]),
    arrayField('psychoactiveEffects', 'psychoactive_effects', [
      categoryField('effect', 'effect'),
      description,
    ]),
    arrayField('helpsWith', 'helps_with', [
      categoryField('ailment', 'benefit'),
      description,
      selectField('evidence', evidences, { required: true, enumName: 'enum_species_evidence' }),
      selectField('finding', findings, {
        required: true,
        enumName: 'enum_species_findings',
        validate: validateFinding,
      }),
      localizedTextField('population'),
      source,
    ]),
    arrayField('sideEffects', 'side_effects', [categoryField('sideEffect', 'side-effect'), description]),
  ],
}

export const senseCharacteristics: Field = {
  name: 'senseCharacteristics',
  type: 'group',
  fields: [
    arrayField('flavors', 'flavors', [categoryField('flavor', 'flavor'), description]),
    arrayField('textures', 'textures', [categoryField('texture', 'texture'), description]),
    arrayField('fragrances', 'fragrances', [categoryField('fragrance', 'fragrance'), description]),
  ],
}

function compoundFields(group: 'psychoactive' | 'medicinal'): Field[] {
  return [
    categoryField('compound', `chemistry/${group}`),
    {
      name: 'name',
      type: 'text',
      virtual: true,
      admin: { hidden: true },
      hooks: {
        afterRead: [
          relatedValue<Category>({
            relation: 'compound',
            collection: 'categories',
            select: { title: true },
            pick: ({ title }) => title,
          }),
        ],
      },
    },
    { type: 'row', fields: [amountField('amount'), amountField('amountMax')] },
    selectField('units', amountUnits, { enumName: 'enum_species_amount_units' }),
    selectField('basis', amountBases, { enumName: 'enum_species_amount_basis' }),
    {
      type: 'row',
      fields: [
        selectField('part', measuredParts, { enumName: 'enum_species_measured_part' }),
        { name: 'collections', type: 'number', min: 1 },
      ],
    },
    source,
  ]
}

/**
 * Compounds with published amounts: a row for each study and part of the mushroom. Without a maximum, an amount is a
 * single value; without an amount, it is not measured.
 */
export const chemistry: Field = {
  name: 'chemistry',
  type: 'group',
  fields: [
    arrayField('psychoactiveChem', 'psychoactive_chem', compoundFields('psychoactive')),
    arrayField('medicinalChem', 'medicinal_chem', [
      ...compoundFields('medicinal'),
      localizedTextareaField('benefits'),
    ]),
  ],
}

/** Per serving; an empty figure is not measured, never 0. Units as in `nutrients.ts`. */
export const nutrients: Field = {
  name: 'nutrients',
  type: 'group',
  fields: [
    { name: 'servingSize', type: 'text', localized: true, maxLength: 60 },
    {
      type: 'row',
      fields: [amountField('servingSizeQty'), { name: 'servingSizeUnit', type: 'text', maxLength: 12 }],
    },
    amountField('calories'),
    amountField('fat'),
    amountField('saturatedFat'),
    amountField('transFat'),
    amountField('cholesterol'),
    amountField('sodium'),
    amountField('carbohydrates'),
    amountField('fiber'),
    amountField('sugars'),
    amountField('protein'),
    {
      name: 'vitamins',
      type: 'group',
      fields: [
        'vitaminA',
        'thiamin',
        'riboflavin',
        'niacin',
        'vitaminB6',
        'folate',
        'vitaminB12',
        'vitaminC',
        'vitaminD',
        'vitaminE',
        'vitaminK',
      ].map(amountField),
    },
    {
      name: 'minerals',
      type: 'group',
      fields: [
        'calcium',
        'copper',
        'iron',
        'magnesium',
        'manganese',
        'phosphorus',
        'potassium',
        'selenium',
        'zinc',
      ].map(amountField),
    },
    source,
  ],
}
