import type { Field } from 'payload'
import { lengthUnits, weightUnits } from '@/domains/products/vocabulary'
import { regions } from '@/domains/suppliers/fields/regions'
import { measure, selectField } from './basics'

/** Weight, size, and where the product is not shipped. */
export const shippingFields: Field[] = [
  // Fresh goods travel only as far as the vendor says and are not returned.
  { name: 'perishable', type: 'checkbox', defaultValue: false },
  {
    name: 'shippingInfo',
    type: 'group',
    fields: [
      {
        type: 'row',
        fields: [
          measure('weight'),
          selectField('weightUnit', weightUnits, { defaultValue: 'g', enumName: 'enum_product_weight_unit' }),
        ],
      },
      {
        type: 'row',
        fields: [
          measure('width'),
          measure('height'),
          measure('length'),
          selectField('lengthUnit', lengthUnits, {
            defaultValue: 'cm',
            enumName: 'enum_product_length_unit',
          }),
        ],
      },
    ],
  },
  regions('excludedRegions'),
]
