import type { Field } from 'payload'
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
  sporePrints,
  stipePatterns,
  stipes,
} from '@/domains/species/vocabulary'
import { colour } from '@/foundation/payload/text-fields'
import { interval, list, localText, localTextarea, word, words } from './basics'

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

function colourRange(name: string): Field {
  return {
    name,
    type: 'group',
    fields: [{ type: 'row', fields: [colour('typical'), colour('light'), colour('dark')] }],
  }
}

/** What stands in the legend to the plate, part by part. */
export const characteristics: Field = {
  name: 'characteristics',
  type: 'group',
  fields: [
    ...parts.map((part) => localText(part)),
    words('decisive', 'decisive', parts, { admin: { isClearable: true } }),
  ],
}

/** What the plate is drawn from, and what identification keys compare. */
export const traits: Field = {
  name: 'traits',
  type: 'group',
  fields: [
    word('growthForm', growthForms, { required: true, index: true }),
    words('capShapes', 'cap_shapes', capShapes),
    words('capSurfaces', 'cap_surfaces', capSurfaces),
    word('capMargin', capMargins),
    word('hymenium', hymeniums, { required: true }),
    word('attachment', attachments),
    word('stipe', stipes),
    word('stipePattern', stipePatterns),
    words('sporePrint', 'spore_prints', sporePrints),
    words('ecology', 'ecologies', ecologies),
    word('habit', habits),
    word('ground', grounds),
    {
      name: 'colours',
      type: 'group',
      fields: ['cap', 'hymenium', 'stipe', 'ring', 'volva', 'flesh', 'marks'].map(colourRange),
    },
    {
      name: 'size',
      type: 'group',
      fields: [interval('cap'), interval('height'), interval('stipeThickness')],
    },
    { name: 'bulb', type: 'number', min: -1, max: 1 },
  ],
}

/** Where and when it fruits. */
export const occurrence: Field[] = [
  localTextarea('habitat'),
  localTextarea('distribution'),
  list('seasons', 'seasons', [
    localText('region', { required: true }),
    word('hemisphere', hemispheres, { required: true }),
    words('months', 'season_months', months, { required: true }),
    words('peak', 'season_peaks', months),
  ]),
]
