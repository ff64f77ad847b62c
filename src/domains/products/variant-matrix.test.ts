import { expect, test } from 'vitest'
import { axisTexts, indexOfVariant, type MatrixData, toggleVariant, withAxes } from './variant-matrix'
import { findVariantFault } from './variants'

const empty: MatrixData = { keys: [], variants: [] }
const sizes = { name: 'Weight', options: '250 g, 500 g, 250 g' }
const packings = { name: 'Packing', options: 'Basket, Paper bag' }

test('axes become keys whose identifiers follow from their labels, without repetition', () => {
  const { keys } = withAxes(empty, [sizes, { name: '', options: '' }])
  expect(keys).toMatchObject([
    { identifier: 'weight', label: 'Weight', options: [{ identifier: '250-g' }, { identifier: '500-g' }] },
  ])
  expect(axisTexts({ keys, variants: [] })[0]).toEqual({ name: 'Weight', options: '250 g, 500 g' })
})

test('every combination starts as offered, with an article number of its own', () => {
  const { keys, variants } = withAxes(empty, [sizes, packings], 'OY')
  expect(variants.map(({ sku }) => sku)).toEqual([
    'OY-250-G-BASKET',
    'OY-250-G-PAPER-BAG',
    'OY-500-G-BASKET',
    'OY-500-G-PAPER-BAG',
  ])
  expect(findVariantFault(keys, variants)).toBeNull()
})

test('a combination is withdrawn and offered again', () => {
  const offered = withAxes(empty, [sizes, packings])
  const choice = { weight: '500-g', packing: 'basket' }
  const withdrawn = toggleVariant(offered, choice)
  expect(indexOfVariant(withdrawn, choice)).toBe(-1)
  const again = toggleVariant(withdrawn, choice, 'OY')
  expect(again.variants.at(-1)).toMatchObject({ sku: 'OY-500-G-BASKET', stock: null })
  expect(findVariantFault(again.keys, again.variants)).toBeNull()
})

/** The options of variants: "250-g basket". */
const offers = ({ variants }: MatrixData) =>
  variants.map(({ options }) => options.map(({ option }) => option).join(' '))

test('an option that is added is offered, and what was withdrawn stays withdrawn', () => {
  const one = toggleVariant(withAxes(empty, [sizes]), { weight: '500-g' })
  expect(offers(one)).toEqual(['250-g'])
  const withKilo = withAxes(one, [{ ...sizes, options: '250 g, 500 g, 1 kg' }])
  expect(offers(withKilo)).toEqual(['250-g', '1-kg'])
  expect(offers(withAxes(withKilo, [{ ...sizes, options: '250 g, 500 g, 1 kg' }, packings]))).toEqual([
    '250-g basket',
    '1-kg basket',
    '250-g paper-bag',
    '1-kg paper-bag',
  ])
})

test('variants keep their data while axes are added, extended and removed', () => {
  const { keys, variants } = withAxes(empty, [{ ...sizes, options: '250 g' }])
  const priced = { keys, variants: variants.map((variant) => ({ ...variant, pricing: { price: 9 } })) }
  const both = withAxes(priced, [{ ...sizes, options: '250 g, 1 kg' }, packings])
  expect(both.variants[0]).toMatchObject({
    pricing: { price: 9 },
    options: [
      { key: 'weight', option: '250-g' },
      { key: 'packing', option: 'basket' },
    ],
  })
  const back = withAxes(both, [{ ...sizes, options: '250 g' }])
  expect(offers(back)).toEqual(['250-g'])
  expect(offers(withAxes(both, [{ ...sizes, options: '2 kg' }]))).toEqual(['2-kg'])
})

test('more combinations than a product may have are left out', () => {
  const many = (unit: string) => Array.from({ length: 20 }, (_, index) => `${index + 1} ${unit}`).join(', ')
  const { variants } = withAxes(empty, [
    { name: 'Weight', options: many('g') },
    { name: 'Length', options: many('cm') },
  ])
  expect(variants).toHaveLength(100)
})
