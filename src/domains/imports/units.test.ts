import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { checkUnits } from './check-units'
import { columnUnit, type StatedUnit } from './column-units'
import type { Values } from './columns'
import { readFields } from './read-values'

const number = (name: string): FlattenedField => ({ name, type: 'number' })

const select = (name: string, options: string[]): FlattenedField => ({ name, type: 'select', options })

const group = (name: string, flattenedFields: FlattenedField[], label?: string): FlattenedField => ({
  name,
  type: 'group',
  label,
  fields: [],
  flattenedFields,
})

const list = (name: string, flattenedFields: FlattenedField[]): FlattenedField => ({
  name,
  type: 'array',
  fields: [],
  flattenedFields,
})

const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'MXN', 'BRL']

const fields: FlattenedField[] = [
  group('baseInventory', [number('unitPrice'), select('currency', currencies), number('stock')]),
  group('variants', [list('variants', [group('pricing', [number('price')])])]),
  group('shippingInfo', [number('weight'), select('weightUnit', ['g', 'kg', 'oz', 'lb'])]),
  group('humidity', [number('min')], 'Humidity (%)'),
  group('time', [number('prep')], 'Time in minutes'),
  { name: 'fat', type: 'number', label: 'Fat (g)' },
  { name: 'vitaminC', type: 'number', label: 'Vitamin C (mg)' },
]

/** What becomes of a row of products, and the messages about it. */
function read(data: Values, stored?: Values, decimalSign: ',' | '.' = ',') {
  const faults: string[] = []
  const units: StatedUnit[] = []
  const values = readFields(fields, data, '', {
    language: 'es',
    timeZone: 'UTC',
    decimalSign,
    idsOf: () => [],
    labelOf: String,
    unitOf: (path) => columnUnit('products', fields, path),
    stateUnit: (unit) => units.push(unit),
    report: (path, message) => {
      faults.push(`${path} ${message}`)
      return undefined
    },
  })
  const t: DynamicTranslator = (key) => key
  for (const { column, message } of checkUnits(units, { row: 2, data: values, stored, language: 'es', t }))
    faults.push(`${column} ${message}`)
  return { faults, values }
}

const price = (unitPrice: string, currency?: string | null) => ({
  baseInventory: { unitPrice, ...(currency === undefined ? {} : { currency }) },
})

test.each([
  ['12,50 €', 'EUR'],
  ['€12,50', 'EUR'],
  ['EUR 12,50', 'EUR'],
  ['12,50 euros', 'EUR'],
  ['R$ 12,50', 'BRL'],
  ['R$\u00a012,50', 'BRL'],
  ['12,50 reais', 'BRL'],
  ['US$ 12.50', 'USD'],
  ['US$12.50', 'USD'],
  ['12.50 USD', 'USD'],
  ['MX$12.50', 'MXN'],
  ['CA$ 12.50', 'CAD'],
  ['12.50 £', 'GBP'],
  ['$ 12.50 MXN', 'MXN'],
  ['$12,50 USD', 'USD'],
])('%s is a price that says its currency', (cell, currency) => {
  const named = { faults: [], values: { baseInventory: { unitPrice: 12.5, currency } } }
  expect(read(price(cell))).toEqual(named)
  expect(read(price(cell, currency))).toEqual(named)
  expect(read(price(cell, null))).toEqual(named)
  expect(read(price(cell), { baseInventory: { currency } })).toEqual({
    faults: [],
    values: { baseInventory: { unitPrice: 12.5 } },
  })
})

test('a price in another currency than the row or the stored entry is refused', () => {
  const differs = ['baseInventory.unitPrice unitDiffers']
  expect(read(price('12,50 €', 'USD')).faults).toEqual(differs)
  expect(read(price('12,50 €'), { baseInventory: { currency: 'USD' } }).faults).toEqual(differs)
  expect(read(price('$12.50', 'EUR')).faults).toEqual(differs)
  expect(read({ ...price('12 €'), variants: { variants: [{ pricing: { price: '9 £' } }] } }).faults).toEqual([
    'variants.variants.0.pricing.price unitDiffers',
  ])
})

test('a sign of several currencies is read with that of the row, and refused without one', () => {
  for (const currency of ['USD', 'CAD', 'MXN']) expect(read(price('$12.50', currency)).faults).toEqual([])
  expect(read(price('$12.50')).faults).toEqual(['baseInventory.unitPrice unitAmbiguous'])
  expect(read(price('€ 12.50 USD')).faults).toEqual(['baseInventory.unitPrice notNumber'])
  expect(read(price('12 CHF')).faults).toEqual(['baseInventory.unitPrice unitUnknown'])
})

test('weights are in the unit of their entry, or say it', () => {
  const weight = (cell: string, more: Values = {}) => ({ shippingInfo: { weight: cell, ...more } })
  expect(read(weight('500 g'))).toEqual({
    faults: [],
    values: { shippingInfo: { weight: 500, weightUnit: 'g' } },
  })
  expect(read(weight('1,5 kg.'), { shippingInfo: { weightUnit: 'kg' } }).faults).toEqual([])
  expect(read(weight('500 gramos', { weightUnit: 'g' })).faults).toEqual([])
  expect(read(weight('1,5 kg', { weightUnit: 'g' })).faults).toEqual(['shippingInfo.weight unitDiffers'])
  expect(read(weight('5 m')).faults).toEqual(['shippingInfo.weight unitUnknown'])
})

test('a column with a unit in its label takes numbers in this unit only', () => {
  const cells = { humidity: { min: '85 %' }, time: { prep: '20 minutos' }, fat: '0,5g', vitaminC: '3 mg' }
  expect(read(cells)).toEqual({
    faults: [],
    values: { humidity: { min: 85 }, time: { prep: 20 }, fat: 0.5, vitaminC: 3 },
  })
  expect(read({ time: { prep: '2 h' } })).toEqual({ faults: [], values: { time: { prep: 120 } } })
  expect(read({ fat: '5 mg', time: { prep: '2 kg' } }).faults).toEqual([
    'fat unitOther',
    'time.prep unitOther',
  ])
})

test.each(['12 € €', '€', '5-10 g', 'aprox. 5 g', '-€5', '12,50,1 €', '€ 12 USD', 'x'.repeat(100_000)])(
  '%s is no price',
  (cell) => {
    expect(read(price(cell), undefined).faults).toHaveLength(1)
    expect(read(price(cell)).values.baseInventory).not.toHaveProperty('unitPrice')
  },
)

test('a number of another column takes no unit', () => {
  expect(read({ baseInventory: { stock: '5 €' } }).faults).toEqual(['baseInventory.stock notNumber'])
})

test('an amount as a language writes it is read as it was, or refused', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_00 })
  const written = fc.record({
    cents,
    locale: fc.constantFrom('en', 'es', 'es-MX', 'pt-BR', 'pt-PT'),
    currency: fc.constantFrom('USD', 'EUR', 'GBP', 'CAD', 'MXN', 'BRL'),
    currencyDisplay: fc.constantFrom('symbol' as const, 'narrowSymbol' as const, 'code' as const),
  })
  fc.assert(
    fc.property(written, ({ cents: sum, locale, ...style }) => {
      const cell = new Intl.NumberFormat(locale, { style: 'currency', ...style }).format(sum / 100)
      const { faults, values } = read(price(cell, style.currency), undefined, locale === 'en' ? '.' : ',')
      expect({ faults, values }).toEqual({
        faults: [],
        values: { baseInventory: { unitPrice: sum / 100, currency: style.currency } },
      })
    }),
  )
})
