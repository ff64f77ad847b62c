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

test('a combination is offered with an article number of its own, and withdrawn again', () => {
  const axes = withAxes(empty, [sizes, packings])
  const choice = { weight: '500-g', packing: 'basket' }
  const offered = toggleVariant(axes, choice, 'OY')
  expect(offered.variants).toMatchObject([{ sku: 'OY-500-G-BASKET', stock: 0 }])
  expect(findVariantFault(offered.keys, offered.variants)).toBeNull()
  expect(indexOfVariant(offered, choice)).toBe(0)
  expect(toggleVariant(offered, choice).variants).toEqual([])
})

test('variants keep their data while axes are added, extended and removed', () => {
  const one = toggleVariant(withAxes(empty, [sizes]), { weight: '250-g' })
  const both = withAxes(one, [{ ...sizes, options: '250 g, 1 kg' }, packings])
  expect(both.variants).toMatchObject([
    {
      options: [
        { key: 'weight', option: '250-g' },
        { key: 'packing', option: 'basket' },
      ],
    },
  ])
  const back = withAxes(both, [{ ...sizes, options: '250 g' }])
  expect(back.variants).toMatchObject([{ options: [{ key: 'weight', option: '250-g' }] }])
  expect(withAxes(both, [{ ...sizes, options: '1 kg' }]).variants).toEqual([])
})
