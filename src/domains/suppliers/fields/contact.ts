import type { Field, FieldHook, GroupField, NumberField, PayloadRequest, TextField } from 'payload'
import { formatPostcode } from '@/domains/suppliers/address-format'
import { examplePhone, formatPhone } from '@/domains/suppliers/phone'
import { networks } from '@/domains/suppliers/types'
import { urlField } from '@/foundation/payload/text-fields'
import { validationMessage } from '@/foundation/payload/validation-message'
import { arrayField, selectField } from './basics'
import { described } from './description'
import { countryField } from './regions'

/** A postcode that its country cannot have is kept: some shops state none that mail would need. */
const asCountryWrites: FieldHook = ({ siblingData, value }) =>
  typeof value === 'string' && typeof siblingData.country === 'string'
    ? (formatPostcode(siblingData.country, value) ?? value)
    : value

interface WithAddress {
  address?: { country?: string | null } | null
}

/** The country of a supplier's address. */
export const countryIn = (data: unknown) => (data as WithAddress | undefined)?.address?.country

const phone: TextField = {
  name: 'phone',
  type: 'text',
  maxLength: 40,
  hooks: {
    beforeValidate: [
      ({ data, originalDoc, value }) =>
        typeof value === 'string'
          ? (formatPhone(value, countryIn(data) ?? countryIn(originalDoc)) ?? value)
          : value,
    ],
  },
  validate: (value: unknown, { data, req }: { data: unknown; req: PayloadRequest }) => {
    const country = countryIn(data)
    if (!value || (typeof value === 'string' && formatPhone(value, country))) return true
    return validationMessage(req, 'phoneWrong', { example: examplePhone(country) })
  },
} as TextField

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
        {
          name: 'postalCode',
          type: 'text',
          maxLength: 20,
          index: true,
          hooks: { beforeValidate: [asCountryWrites] },
        },
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
  phone,
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
