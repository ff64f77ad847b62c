import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  defaultVariant,
  possibleOptions,
  selectedVariant,
  variantFromSearch,
  variantSearch,
} from './selected-variant'

const keys = ['size', 'colour', 'cut']

const variants = fc
  .uniqueArray(
    fc.record({
      size: fc.constantFrom('s', 'm', 'l'),
      colour: fc.constantFrom('moss', 'rust'),
      cut: fc.constantFrom('a', 'b'),
    }),
    { minLength: 1, selector: (options) => JSON.stringify(options) },
  )
  .map((some) => some.map((options, index) => ({ id: `v${index}`, options })))

const choice = fc.record(
  {
    size: fc.constantFrom('s', 'm', 'l', 'none'),
    colour: fc.constantFrom('moss', 'rust'),
    cut: fc.constantFrom('a', 'b'),
  },
  { requiredKeys: [] },
)

describe('variant selection', () => {
  test('every choice selects an existing variant and offers only possible options', () => {
    fc.assert(
      fc.property(variants, choice, (some, chosen) => {
        const variant = selectedVariant(some, keys, chosen)
        expect(some).toContain(variant)
        for (const key of keys)
          expect(possibleOptions(some, keys, key, variant?.options ?? {})).toContain(
            variant?.options[key as 'cut'],
          )
      }),
    )
  })

  test('every variant can be reached by choosing its options in order', () => {
    fc.assert(
      fc.property(variants, fc.nat(), (some, at) => {
        const wanted = some[at % some.length]
        let chosen = {}
        for (const key of keys) {
          const option = wanted?.options[key as 'cut'] ?? ''
          expect(possibleOptions(some, keys, key, chosen)).toContain(option)
          chosen = { ...chosen, [key]: option }
        }
        expect(selectedVariant(some, keys, chosen)).toBe(wanted)
      }),
    )
  })

  test('the search parameters of a variant select that variant', () => {
    fc.assert(
      fc.property(variants, fc.nat(), (some, at) => {
        const wanted = some[at % some.length] ?? { id: '', options: {} }
        expect(variantFromSearch(some, keys, new URLSearchParams(variantSearch(wanted)))).toBe(wanted)
        const { id, ...byOptions } = Object.fromEntries(new URLSearchParams(variantSearch(wanted)))
        expect(variantFromSearch(some, keys, new URLSearchParams({ ...byOptions, variant: 'gone' }))).toBe(
          wanted,
        )
        expect(id).toBeUndefined()
      }),
    )
  })

  test('a form without JavaScript sends the old id with new options, and the options win', () => {
    const some = [
      { id: 'small', options: { size: 's' } },
      { id: 'large', options: { size: 'l' } },
    ]
    expect(variantFromSearch(some, ['size'], new URLSearchParams('variant=small&size=l'))?.id).toBe('large')
  })
})

test('a product opens on the variant on sale, else on the first in stock', () => {
  const variant = (id: string, regular: number | null, stock: number) => ({ id, price: { regular }, stock })
  const [plain, soldOut, onSale] = [variant('a', null, 1), variant('b', 100, 0), variant('c', 100, 1)]
  expect(defaultVariant([plain, soldOut, onSale])).toBe(onSale)
  expect(defaultVariant([soldOut, plain])).toBe(plain)
  expect(defaultVariant([soldOut])).toBe(soldOut)
  expect(defaultVariant([])).toBeNull()
})
