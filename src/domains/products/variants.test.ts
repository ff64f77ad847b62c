import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findVariantFault, inStock, type StoredVariant, stockOf, type Varied } from './variants'

const key = (identifier: string, ...options: string[]) => ({
  identifier,
  options: options.map((option) => ({ identifier: option })),
})
const of = (choice: Record<string, string>, stock?: number): StoredVariant => ({
  options: Object.entries(choice).map(([name, option]) => ({ key: name, option })),
  stock,
})
const size = key('size', 's', 'm')
const cloth = key('cloth', 'linen', 'wool')

const shirt: Varied = {
  enableVariants: true,
  baseInventory: { stock: 7 },
  variants: {
    keys: [size, cloth],
    variants: [
      of({ size: 's', cloth: 'linen' }),
      of({ size: 'm', cloth: 'linen' }, 0),
      of({ size: 'm', cloth: 'wool' }, 3),
    ],
  },
}

/** Arbitrary keys and a subset of their variants. */
const anyProduct: fc.Arbitrary<Varied> = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([many, options]) => {
    const keys = Array.from({ length: many }, (_, index) =>
      key(`k${index}`, ...Array.from({ length: options }, (_, option) => `o${option}`)),
    )
    const all = keys.reduce<Record<string, string>[]>(
      (choices, { identifier, options: own }) =>
        choices.flatMap((choice) => own.map((option) => ({ ...choice, [identifier]: option.identifier }))),
      [{}],
    )
    return fc
      .tuple(
        fc.subarray(all, { minLength: 1 }),
        fc.array(fc.option(fc.nat(2)), { minLength: 27, maxLength: 27 }),
        fc.nat(2),
      )
      .map(([chosen, stocks, stock]) => ({
        enableVariants: true,
        baseInventory: { stock },
        variants: { keys, variants: chosen.map((choice, index) => of(choice, stocks[index] ?? undefined)) },
      }))
  })

describe('variant stock', () => {
  it("a variant has its own stock, else the product's", () => {
    const [small, medium] = shirt.variants?.variants ?? []
    expect(stockOf(shirt, small as StoredVariant)).toBe(7)
    expect(stockOf(shirt, medium as StoredVariant)).toBe(0)
    expect(stockOf(shirt, null)).toBe(7)
  })

  it('a product is in stock while one of its variants is, or without variants the product itself', () => {
    expect(inStock(shirt)).toBe(true)
    const one = { ...shirt, variants: { keys: [size], variants: [of({ size: 's' }, 0)] } }
    expect(inStock(one)).toBe(false)
    expect(inStock({ ...one, enableVariants: false })).toBe(true)
  })
})

describe('findVariantFault', () => {
  const faults = (keys: Parameters<typeof findVariantFault>[0], ...variants: StoredVariant[]) =>
    findVariantFault(keys, variants)

  test.each([
    ['without keys', faults([], of({ size: 's' })), 'variantsWithoutKeys'],
    ['with a duplicate key', faults([size, size]), 'keysTwice'],
    ['with a key without options', faults([key('size')]), 'keyWithoutOptions'],
    ['with a duplicate option', faults([key('size', 's', 's')]), 'optionsTwice'],
    ['that lack a key', faults([size, cloth], of({ size: 's' })), 'variantIncomplete'],
    ['with an unknown option', faults([size], of({ size: 'xl' })), 'variantIncomplete'],
    ['with an unknown key', faults([size], of({ colour: 's' })), 'variantIncomplete'],
    [
      'that name a key twice',
      faults([size], {
        options: [...(of({ size: 's' }).options ?? []), ...(of({ size: 'm' }).options ?? [])],
      }),
      'variantIncomplete',
    ],
    ['with two equal variants', faults([size], of({ size: 's' }), of({ size: 's' })), 'variantTwice'],
  ])('refuses variants %s', (_, fault, code) => {
    expect(fault?.code).toBe(code)
  })

  it('accepts valid variants', () => {
    expect(findVariantFault([], [])).toBeNull()
    fc.assert(
      fc.property(anyProduct, ({ variants }) => {
        expect(findVariantFault(variants?.keys ?? [], variants?.variants ?? [])).toBeNull()
      }),
    )
  })
})
