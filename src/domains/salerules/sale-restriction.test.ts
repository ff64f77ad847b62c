import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  findBreach,
  type ProductOffer,
  restrictions,
  type SaleRule,
  type SoldSpecies,
} from './sale-restriction'

const rule = (changes: Partial<SaleRule>): SaleRule => ({
  restriction: 'never',
  species: [],
  allPsilocybin: false,
  allToxic: false,
  categories: [],
  excludedRegions: [],
  reason: 'because',
  ...changes,
})

const rules = [
  rule({
    reason: 'no food, no cultures',
    allPsilocybin: true,
    categories: ['products/mushroom', 'products/growing'],
  }),
  rule({ reason: 'books', restriction: 'onlyIn', allPsilocybin: true, categories: ['products/educational'] }),
  rule({
    reason: 'spores for the microscope',
    restriction: 'onlyIn',
    allPsilocybin: true,
    categories: ['products/microscopy/spores'],
    excludedRegions: ['US-CA', 'US-ID'],
  }),
  rule({ reason: 'no fly agaric as food', species: ['muscaria'], categories: ['products/mushroom'] }),
  rule({ reason: 'no poison', allToxic: true, categories: ['products/mushroom'] }),
]
const cubensis: SoldSpecies = { id: 'cubensis', psilocybin: true, toxic: false }
const muscaria: SoldSpecies = { id: 'muscaria', psilocybin: false, toxic: false }
const phalloides: SoldSpecies = { id: 'phalloides', psilocybin: false, toxic: true }
const shiitake: SoldSpecies = { id: 'shiitake', psilocybin: false, toxic: false }

const offer = (species: SoldSpecies, categories: string[], excludedRegions: string[] = []): ProductOffer => ({
  species: [species],
  categories,
  excludedRegions,
})

describe('Q12: sale rules', () => {
  test.each([
    [cubensis, 'products/mushroom/edibles/gummies', 'no food, no cultures'],
    [cubensis, 'products/mushroom', 'no food, no cultures'],
    [cubensis, 'products/growing/genetics/liquid-culture', 'no food, no cultures'],
    [cubensis, 'products/classifieds', 'books spores for the microscope'],
    [cubensis, 'products/microscopy', 'books spores for the microscope'],
    [muscaria, 'products/mushroom/dehydrated', 'no fly agaric as food'],
    [phalloides, 'products/mushroom/fresh', 'no poison'],
  ])('%o in %s is refused: %s', (species, category, reason) => {
    expect(findBreach(rules, offer(species, [category]))).toEqual({ reason, missingRegions: [] })
  })

  test.each([
    [cubensis, 'products/educational/books'],
    [muscaria, 'products/apparel/shirts'],
    [phalloides, 'products/educational/books'],
    [shiitake, 'products/mushroom/fresh'],
    [shiitake, 'products/mushrooms'],
  ])('%o in %s is allowed', (species, category) => {
    expect(findBreach(rules, offer(species, [category]))).toBeNull()
  })

  it('one forbidden category or one forbidden species is enough to refuse a product', () => {
    expect(
      findBreach(rules, offer(muscaria, ['products/apparel/shirts', 'products/mushroom/fresh'])),
    ).not.toBeNull()
    expect(
      findBreach(rules, { ...offer(shiitake, ['products/mushroom/fresh']), species: [shiitake, phalloides] }),
    ).not.toBeNull()
  })

  it('a rule on a category does not apply to another whose path starts alike', () => {
    expect(
      findBreach(
        [rule({ allToxic: true, categories: ['products/mushroom'] })],
        offer(phalloides, ['products/mushroom-art']),
      ),
    ).toBeNull()
  })

  it('a species that is only allowed in some categories needs one of them', () => {
    expect(findBreach(rules, offer(cubensis, []))).not.toBeNull()
  })

  it('the required regions must be excluded; excluding a country includes its subdivisions', () => {
    const spores = (regions: string[]) =>
      findBreach(rules, offer(cubensis, ['products/microscopy/spores/prints'], regions))
    expect(spores(['US-ID'])).toEqual({ reason: 'spores for the microscope', missingRegions: ['US-CA'] })
    expect(spores(['US-ID', 'US-CA', 'DE'])).toBeNull()
    expect(spores(['US'])).toBeNull()
  })
})

const path = fc.constantFrom('products/a', 'products/a/b', 'products/b', 'products/b/c')
const region = fc.constantFrom('US', 'US-CA', 'DE')
const anyRule: fc.Arbitrary<SaleRule> = fc.record({
  restriction: fc.constantFrom(...restrictions),
  species: fc.subarray(['one', 'two']),
  allPsilocybin: fc.boolean(),
  allToxic: fc.boolean(),
  categories: fc.uniqueArray(path, { maxLength: 2 }),
  excludedRegions: fc.uniqueArray(region),
  reason: fc.constant('because'),
})
const anySpecies: fc.Arbitrary<SoldSpecies> = fc.record({
  id: fc.constantFrom('one', 'two', 'three'),
  psilocybin: fc.boolean(),
  toxic: fc.boolean(),
})
const anyListing: fc.Arbitrary<ProductOffer> = fc.record({
  species: fc.array(anySpecies, { maxLength: 3 }),
  categories: fc.uniqueArray(path, { minLength: 1 }),
  excludedRegions: fc.uniqueArray(region),
})

describe('for any set of rules', () => {
  const some = fc.array(anyRule, { maxLength: 5 })

  it('the order of rules, species and categories does not matter', () => {
    fc.assert(
      fc.property(some, anyListing, (all, listing) => {
        const turned = {
          ...listing,
          species: [...listing.species].reverse(),
          categories: [...listing.categories].reverse(),
        }
        expect(findBreach([...all].reverse(), turned) === null).toBe(findBreach(all, listing) === null)
      }),
    )
  })

  it('adding a prohibition never allows a product, and excluding more regions never forbids one', () => {
    fc.assert(
      fc.property(some, anyRule, anyListing, (all, changes, listing) => {
        if (findBreach(all, listing))
          expect(findBreach([...all, { ...changes, restriction: 'never' }], listing)).not.toBeNull()
        else expect(findBreach(all, { ...listing, excludedRegions: ['US', 'US-CA', 'DE'] })).toBeNull()
      }),
    )
  })

  it('excluding the missing regions resolves the breach', () => {
    fc.assert(
      fc.property(some, anyListing, anySpecies, (all, offered, species) => {
        const listing = { ...offered, species: [species] }
        const breach = findBreach(all, listing)
        if (!breach?.missingRegions.length) return
        const complete = { ...listing, excludedRegions: ['US', 'US-CA', 'DE'] }
        expect(findBreach(all, complete)).toBeNull()
      }),
    )
  })
})
