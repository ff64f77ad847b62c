import type { GroupField, NumberField, Validate } from 'payload'
import { productCountry } from '@/domains/products/vendor-of-product'
import { baseUnits } from '@/domains/products/vocabulary'
import { currencyField, sum } from '@/foundation/money/fields'
import { localizedTextField } from '@/foundation/payload/text-fields'
import { validationMessage } from '@/foundation/payload/validation-message'
import { measure, selectField, sold, stock } from './basics'
import { salePeriod } from './sale-period'

interface Priced {
  baseInventory?: { unitPrice?: number | null; currency?: string | null } | null
  variants?: { variants?: ({ pricing?: { price?: number | null } | null } | null)[] | null } | null
}

/** A product has one currency for its price, its variants and its sales. */
const currencyOf = ({ data }: { data: unknown }) => (data as Priced).baseInventory?.currency

const currency = currencyField({
  countryOf: ({ data, originalDoc, req }) => productCountry(req, data, originalDoc),
  follows: 'vendor',
  amounts: ['unitPrice'],
})

/** Price and stock; variants may override both. */
export const baseInventory: GroupField = {
  name: 'baseInventory',
  type: 'group',
  fields: [
    { type: 'row', fields: [sum('unitPrice', { required: true }), currency] },
    {
      type: 'row',
      fields: [
        localizedTextField('itemType', { maxLength: 60, custom: { description: 'itemType' } }),
        measure('baseUnitQuantity'),
        selectField('baseUnit', baseUnits, { enumName: 'enum_product_base_unit' }),
      ],
    },
    // In a row, because GraphQL would otherwise require the whole group on every update.
    { type: 'row', fields: [stock({ required: true, defaultValue: 0 }), sold] },
  ],
}

export const pricing: GroupField = {
  name: 'pricing',
  type: 'group',
  fields: [sum('price', { currencyOf })],
}

/** The price that a sale must undercut: the variant's in the path, else the product's. */
function regularPrice({ baseInventory, variants }: Priced, path: readonly (string | number)[]) {
  const row = path[0] === 'variants' ? variants?.variants?.[Number(path[2])] : null
  return row?.pricing?.price ?? baseInventory?.unitPrice
}

type SaleValidate = Validate<unknown, Priced, { active?: boolean | null }>

function salePrice(): NumberField {
  const field = sum('salePrice', { currencyOf })
  const payable = field.validate as SaleValidate
  const validate: SaleValidate = (value, options) => {
    const { data, path, req, siblingData } = options
    if (value === null || value === undefined)
      return !siblingData.active || validationMessage(req, 'salePriceMissing')
    const regular = regularPrice(data as Priced, path)
    if (typeof regular === 'number' && Number(value) >= regular)
      return validationMessage(req, 'salePriceTooHigh')
    return payable(value, options)
  }
  return { ...field, validate } as NumberField
}

/** A lower price, permanent or for a time. */
export const sales: GroupField = {
  name: 'sales',
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'active', type: 'checkbox', defaultValue: false },
        { name: 'scheduledSale', type: 'checkbox', defaultValue: false },
      ],
    },
    salePeriod,
    { type: 'row', fields: [salePrice(), localizedTextField('saleLabel', { maxLength: 40 })] },
  ],
}
