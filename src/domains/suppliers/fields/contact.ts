import type { Field, GroupField, NumberField } from 'payload'
import { networks } from '@/domains/suppliers/types'
import { patternField, urlField } from '@/foundation/payload/text-fields'
import { validationMessage } from '@/foundation/payload/validation-message'
import { arrayField, selectField } from './basics'
import { described } from './description'
import { countryField } from './regions'

const address: GroupField = {
  name: 'address',
  type: 'group',
  fields: [
    { name: 'street', type: 'text', maxLength: 160 },
    {
      type: 'row',
      fields: [
        { name: 'city', type: 'text', maxLength: 80, index: true },
        // The two-letter code of a US state, elsewhere the name.
        described({ name: 'state', type: 'text', maxLength: 60, index: true }, 'state'),
        { name: 'postalCode', type: 'text', maxLength: 20, index: true },
        countryField(),
      ],
    },
  ],
}

/** Latitude and longitude must be given together. */
function coordinate(name: string, furthest: number, other: string): NumberField {
  return {
    name,
    type: 'number',
    validate: (value: unknown, { req, siblingData }) => {
      if (typeof value === 'number')
        return Math.abs(value) <= furthest || validationMessage(req, 'coordinateBeyond', { furthest })
      const isOtherKnown = typeof (siblingData as Record<string, unknown>)?.[other] === 'number'
      return !isOtherKnown || validationMessage(req, 'coordinatesTogether')
    },
  } as NumberField
}

const location: GroupField = {
  name: 'location',
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        described(coordinate('latitude', 90, 'longitude'), 'coordinates'),
        coordinate('longitude', 180, 'latitude'),
      ],
    },
  ],
}

/** Address, coordinates and contact details. */
export const contact: Field[] = [
  address,
  location,
  patternField('phone', /^[+]?[\d\s().-]{5,}$/, 'phone', { maxLength: 40 }),
  { name: 'email', type: 'email' },
  urlField('website'),
]

/** Links to social media; `table` keeps PostgreSQL's names short. */
export function socialMedia(table: string): Field {
  return arrayField('socialMedia', table, [
    selectField('network', networks, { required: true, enumName: 'enum_social_network' }),
    urlField('url', { required: true }),
  ])
}
