/** @typedef {import('../src/domains/catalog/filters/list-query.ts').Filters} Filters */

/** What lists are narrowed down by, from nothing to much. @param {Filters} none @param {string[]} some @returns {[string, Filters][]} */
export function combinations(none, [vendor = '', species = '', other = '']) {
  const inSections = (/** @type {Filters['sections']} */ sections) => ({ ...none, sections })
  const price = (/** @type {number} */ from, /** @type {number} */ to) => ({
    from,
    to,
    currency: /** @type {const} */ ('USD'),
  })
  return [
    ['nothing', none],
    ['broad category', inSections({ category: ['mushroom'] })],
    ['narrow category', inSections({ category: ['mushroom/edibles/honey'] })],
    ['species', inSections({ species: [species] })],
    ['two species or', inSections({ species: [other, species].sort() })],
    ['category, badge', inSections({ category: ['mushroom'], badge: ['vegan'] })],
    [
      'category, two badges, vendor',
      inSections({ category: ['mushroom'], badge: ['organic', 'vegan'], vendor: [vendor] }),
    ],
    [
      'badge, effect, flavor',
      inSections({ badge: ['organic', 'vegan'], effect: ['calm'], flavor: ['nutty'] }),
    ],
    ['vendor', inSections({ vendor: [vendor] })],
    ['price, broad', { ...none, price: price(1000, 20_000) }],
    ['price, narrow', { ...none, price: price(1000, 1010) }],
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
