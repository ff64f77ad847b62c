import type { Filters } from '../src/domains/catalog/filters/list-query'

/**
 * Returns combinations of filters by name, from none to many.
 * @param slugs of a vendor, a frequent species and another one
 */
export function combinations(
  none: Filters,
  [vendor = '', species = '', otherSpecies = '']: readonly string[],
): [name: string, filters: Filters][] {
  const inSections = (sections: Filters['sections']): Filters => ({ ...none, sections })
  const price = (from: number, to: number): Filters['price'] => ({ from, to, currency: 'USD' })
  return [
    ['nothing', none],
    ['broad category', inSections({ category: ['mushroom'] })],
    ['deep category', inSections({ category: ['mushroom/edibles/honey'] })],
    ['species', inSections({ species: [species] })],
    ['two species or', inSections({ species: [otherSpecies, species].sort() })],
    ['category, badge', inSections({ category: ['mushroom'], badge: ['vegan'] })],
    [
      'category, two badges, vendor',
      inSections({ category: ['mushroom'], badge: ['glutenFree', 'vegan'], vendor: [vendor] }),
    ],
    [
      'badge, effect, flavor',
      inSections({ badge: ['glutenFree', 'vegan'], effect: ['calm'], flavor: ['nutty'] }),
    ],
    ['vendor', inSections({ vendor: [vendor] })],
    ['price, broad', { ...none, price: price(1000, 20_000) }],
    ['price, small range', { ...none, price: price(1000, 1010) }],
    ['on sale', { ...none, onSale: true }],
    ['in stock', { ...none, inStock: true }],
    [
      'in stock, on sale, price, badge',
      { ...inSections({ badge: ['vegan'] }), inStock: true, onSale: true, price: price(0, 5000) },
    ],
    ['near, 50 km', { ...none, near: { place: null, kilometres: 50 } }],
    ['near, 1000 km', { ...none, near: { place: null, kilometres: 1000 } }],
    ['near, category', { ...inSections({ category: ['mushroom'] }), near: { place: null, kilometres: 500 } }],
    ['words, many', { ...none, words: 'us' }],
    ['words, few', { ...none, words: 'e7a3' }],
    ['words, category', { ...inSections({ category: ['mushroom'] }), words: 'amanita' }],
  ]
}
