import type { Field } from 'payload'
import { containers, stageNames } from './stages'

function range(name: string): Field {
  const bound = (end: 'min' | 'max'): Field => ({ name: end, type: 'number', min: 0 })
  return { name, type: 'group', fields: [{ type: 'row', fields: [bound('min'), bound('max')] }] }
}

/** Measured growing conditions, all from one source. */
export const conditionsField: Field = {
  name: 'conditions',
  type: 'group',
  fields: [
    range('spawnRunCelsius'),
    range('fruitingCelsius'),
    range('humidityPercent'),
    range('daysToHarvest'),
    range('spawnRatePercent'),
    range('yieldPercent'),
    { name: 'substrate', type: 'text', localized: true, maxLength: 300 },
    { name: 'source', type: 'relationship', relationTo: 'references' },
  ],
}

/** The stages from inoculation to the next crop. */
export const stageFields: Field[] = [
  { name: 'container', type: 'select', options: [...containers] },
  {
    name: 'stages',
    type: 'array',
    maxRows: 12,
    fields: [
      { name: 'stage', type: 'select', required: true, options: [...stageNames] },
      range('days'),
      range('celsius'),
      range('humidityPercent'),
      range('co2Ppm'),
      range('lightLux'),
    ],
  },
]

/** What a grower needs, with the category of goods in which each is sold. */
export const shoppingFields: Field[] = [
  { name: 'shoppingFor', type: 'text', localized: true, maxLength: 80 },
  {
    name: 'shoppingList',
    type: 'array',
    maxRows: 30,
    fields: [
      { name: 'name', type: 'text', required: true, localized: true, maxLength: 240 },
      { name: 'soldIn', type: 'relationship', relationTo: 'categories' },
    ],
  },
]
