import type { Field } from 'payload'
import { frequencies } from '@/domains/species/key-traits'
import {
  attachments,
  capMargins,
  capShapes,
  capSurfaces,
  ecologies,
  grounds,
  growthForms,
  habits,
  hemispheres,
  hymeniums,
  parts,
  redListCategories,
  redListScopes,
  sporePrints,
  stipePatterns,
  stipes,
} from '@/domains/species/vocabulary'
import { colour } from '@/foundation/payload/text-fields'
import { validateWholeNumber } from '@/foundation/payload/whole-number'
import {
  arrayField,
  intervalField,
  localizedTextareaField,
  localizedTextField,
  multiSelectField,
  selectField,
  source,
} from './basics'
import { areaOptions, keyStateOptions } from './key-states'

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

function colourRange(name: string): Field {
  return {
    name,
    type: 'group',
    fields: [{ type: 'row', fields: [colour('typical'), colour('light'), colour('dark')] }],
  }
}

/** The legend of the illustration, part by part. */
export const characteristics: Field = {
  name: 'characteristics',
  type: 'group',
  fields: [
    ...parts.map((part) => localizedTextField(part)),
    multiSelectField('decisive', 'decisive', parts, { admin: { isClearable: true } }),
  ],
}

/** What illustrations are drawn from and identification keys compare. */
export const traits: Field = {
  name: 'traits',
  type: 'group',
  fields: [
    {
      name: 'plate',
      type: 'ui',
      admin: {
        components: { Field: '/app/(payload)/plate/plate-field#PlateField' },
        disableListColumn: true,
      },
    },
    selectField('growthForm', growthForms, { required: true, index: true }),
    multiSelectField('capShapes', 'cap_shapes', capShapes),
    multiSelectField('capSurfaces', 'cap_surfaces', capSurfaces),
    selectField('capMargin', capMargins),
    selectField('hymenium', hymeniums, { required: true }),
    selectField('attachment', attachments),
    selectField('stipe', stipes),
    selectField('stipePattern', stipePatterns),
    multiSelectField('sporePrint', 'spore_prints', sporePrints),
    multiSelectField('ecology', 'ecologies', ecologies),
    selectField('habit', habits),
    selectField('ground', grounds),
    {
      name: 'colours',
      type: 'group',
      fields: ['cap', 'hymenium', 'stipe', 'ring', 'volva', 'flesh', 'marks'].map(colourRange),
    },
    {
      name: 'size',
      type: 'group',
      fields: [intervalField('cap'), intervalField('height'), intervalField('stipeThickness')],
    },
    { name: 'bulb', type: 'number', min: -1, max: 1 },
  ],
}

/** States of the identification key that the traits do not say, or that people see in it by mistake. */
export const keyNotes: Field = arrayField('keyNotes', 'key_notes', [
  {
    type: 'row',
    fields: [
      { name: 'state', type: 'select', required: true, options: keyStateOptions },
      selectField('frequency', frequencies, { required: true }),
    ],
  },
])

/** Where and when it fruits. */
export const occurrence: Field[] = [
  localizedTextareaField('habitat'),
  localizedTextareaField('distribution'),
  arrayField('redList', 'red_list', [
    {
      type: 'row',
      fields: [
        selectField('redListCategory', redListCategories, { required: true }),
        selectField('scope', redListScopes, { required: true }),
        { name: 'year', type: 'number', min: 1980, max: 2100, validate: validateWholeNumber },
      ],
    },
    source,
  ]),
  arrayField('seasons', 'seasons', [
    localizedTextField('region', { required: true }),
    { name: 'area', type: 'select', options: areaOptions },
    selectField('hemisphere', hemispheres, { required: true }),
    multiSelectField('months', 'season_months', months, { required: true }),
    multiSelectField('peak', 'season_peaks', months),
  ]),
]
