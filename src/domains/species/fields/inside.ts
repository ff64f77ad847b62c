import type { Field } from 'payload'
import { amountBases, amountUnits, evidences } from '@/domains/species/vocabulary'
import { amount, categoryValue, list, localTextarea, source, word } from './basics'

const description = localTextarea('description')

/** What people and tradition report of it. */
export const effects: Field = {
  name: 'effects',
  type: 'group',
  fields: [
    list('cognitiveEffects', 'cognitive_effects', [categoryValue('effect', 'effect'), description]),
    list('psychoactiveEffects', 'psychoactive_effects', [categoryValue('effect', 'effect'), description]),
    list('helpsWith', 'helps_with', [
      categoryValue('ailment', 'benefit'),
      description,
      word('evidence', evidences, { required: true, enumName: 'enum_species_evidence' }),
      source,
    ]),
    list('sideEffects', 'side_effects', [categoryValue('sideEffect', 'side-effect'), description]),
  ],
}

export const senseCharacteristics: Field = {
  name: 'senseCharacteristics',
  type: 'group',
  fields: [
    list('flavors', 'flavors', [categoryValue('flavor', 'flavor'), description]),
    list('textures', 'textures', [categoryValue('texture', 'texture'), description]),
    list('fragrances', 'fragrances', [categoryValue('fragrance', 'fragrance'), description]),
  ],
}

function compoundFields(group: 'psychoactive' | 'medicinal'): Field[] {
  return [
    categoryValue('compound', `chemistry/${group}`),
    { name: 'name', type: 'text', virtual: 'compound.title' },
    { type: 'row', fields: [amount('amount'), amount('amountMax')] },
    word('units', amountUnits, { enumName: 'enum_species_amount_units' }),
    word('basis', amountBases, { enumName: 'enum_species_amount_basis' }),
    source,
  ]
}

/** Compounds with published amounts; an amount without a maximum is a single value, no amount is not measured. */
export const chemistry: Field = {
  name: 'chemistry',
  type: 'group',
  fields: [
    list('psychoactiveChem', 'psychoactive_chem', compoundFields('psychoactive')),
    list('medicinalChem', 'medicinal_chem', [...compoundFields('medicinal'), localTextarea('benefits')]),
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
      fields: [amount('servingSizeQty'), { name: 'servingSizeUnit', type: 'text', maxLength: 12 }],
    },
    amount('calories'),
    amount('fat'),
    amount('saturatedFat'),
    amount('transFat'),
    amount('cholesterol'),
    amount('sodium'),
    amount('carbohydrates'),
    amount('fiber'),
    amount('sugars'),
    amount('protein'),
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
      ].map(amount),
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
      ].map(amount),
    },
    source,
  ],
}
