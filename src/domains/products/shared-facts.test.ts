import { expect, it } from 'vitest'
import { sharedFacts } from './shared-facts'

const shipping = {
  weight: { amount: 250, unit: 'g' as const },
  size: { amounts: [20, 9, 14] as [number, number, number], unit: 'cm' as const },
}

function factsOf(labels: readonly string[], unit: 'g' | 'piece' | 'ml', sold = labels) {
  const options = labels.map((label) => ({ identifier: label, label, colour: null }))
  const price = { amount: 100, regular: null, label: null, until: null }
  const { quantity, shipping: shipped } = sharedFacts({
    keys: [{ identifier: 'key', label: 'Key', options }],
    variants: sold.map((key) => ({ id: key, options: { key }, price, stock: 1, sku: null, mpn: null })),
    quantity: { amount: 250, unit },
    shipping,
  })
  return [quantity !== null, shipped.weight !== null]
}

it.each([
  [['250 g', '1 kg'], 'g', [false, false]],
  [['2,5 kg', '5 kg'], 'g', [false, false]],
  [['30 ml', '50 ml'], 'ml', [false, false]],
  [['6 piezas', '12 piezas'], 'piece', [false, false]],
  [['60 cm', '90 cm'], 'piece', [true, false]],
  [['120 volts', '230 volts'], 'g', [true, true]],
  [['S', 'M', 'L'], 'g', [true, true]],
  [['whole', 'sliced'], 'g', [true, true]],
] as const)('variants of %o leave contents in %s and weight as shared facts: %o', (labels, unit, shared) => {
  expect(factsOf(labels, unit)).toEqual(shared)
})

it('one weight on sale is shared by all variants', () => {
  expect(factsOf(['250 g', '1 kg'], 'g', ['250 g'])).toEqual([true, true])
})
