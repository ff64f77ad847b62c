/** The seven sections of species, named after their categories below `species/`. */
export const speciesSections = [
  'benefit',
  'effect',
  'chemistry',
  'type',
  'flavor',
  'fragrance',
  'texture',
] as const

/** Those of species only: nobody is to shop by disease. The calls still accept them for products, the market does not. */
export const speciesOnlySections = ['benefit', 'effect'] as const

/** The sections of species by safety, season and looks; the identification key has the same parameters. */
export const traitSections = [
  'edibility',
  'month',
  'region',
  'shape',
  'underside',
  'ring',
  'base',
  'stem',
  'colour',
  'surface',
  'flesh',
  'smell',
  'print',
  'ground',
  'growth',
] as const

/**
 * Query parameters that make a list a filtered one. `place` and `km` are missing because they mean nothing without
 * `near_me`.
 */
export const filterParameters = [
  ...speciesSections,
  ...traitSections,
  'category',
  'species',
  'badge',
  'vendor',
  'course',
  'time',
  'country',
  'state',
  'q',
  'price_from',
  'price_to',
  'currency',
  'in_stock',
  'on_sale',
  'near_me',
  'sort',
  'page',
]
