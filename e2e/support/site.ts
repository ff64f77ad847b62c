import type { Locale } from '@/foundation/i18n/locales'

/** The origin of the server under test. `e2e/setup.ts` sets it unless the caller did. */
export const baseUrl = new URL(process.env.BASE_URL ?? 'http://localhost:3000').origin

/** The origin that the site uses in canonical links. */
export const siteUrl = new URL(process.env.SITE_URL || baseUrl).origin

export const languages = ['en', 'es', 'pt'] as const satisfies readonly Locale[]
export type Language = (typeof languages)[number]

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/** Returns the address of a path in a language: English has no prefix. */
export function inLanguage(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** One language for each item, taken in turn, so that a list of pages covers all three. */
export function languageAt(index: number): Language {
  return languages[index % languages.length] ?? 'en'
}

/** One page of every kind. */
export const kinds = {
  home: '/',
  mushrooms: '/mushrooms',
  archive: '/mushrooms/species',
  'second page': '/mushrooms/species/page/2',
  shape: '/mushrooms/species/shape/gills',
  group: '/mushrooms/species/effect',
  value: '/mushrooms/species/type/edible',
  benefit: '/mushrooms/species/benefit/blood-pressure',
  'value without species': '/mushrooms/species/chemistry/psychoactive/lumichrome',
  'chemistry class': '/mushrooms/species/chemistry/psychoactive',
  compound: '/mushrooms/species/chemistry/medicinal/ergothioneine',
  'deadly species': '/mushrooms/amanita-phalloides',
  'edible species': '/mushrooms/pleurotus-ostreatus',
  'psychoactive species': '/mushrooms/psilocybe-semilanceata',
  glossary: '/mushrooms/glossary',
  'open data': '/data',
  'API description': '/docs/api',
  key: '/mushrooms/identify',
  calendar: '/mushrooms/season',
  nutrition: '/mushrooms/nutrition',
  effects: '/mushrooms/effects',
  guides: '/mushrooms/growing-guide',
  guide: '/mushrooms/growing-guide/lions-mane-on-hardwood-blocks',
  vendors: '/mushrooms/vendors',
  vendor: '/mushrooms/vendor/mossgate-mushroom-farm',
  wholesalers: '/mushrooms/wholesale',
  wholesaler: '/mushrooms/wholesale/grey-sound-equipment',
  dropshippers: '/mushrooms/dropshipping',
  dropshipper: '/mushrooms/dropshipping/river-fork-parcel',
  products: '/mushrooms/products',
  'product category': '/mushrooms/products/growing/genetics',
  product: '/mushrooms/product/liberty-cap-herbarium-print',
  'product with variants': '/mushrooms/product/lions-mane-powder',
  contact: '/contact',
  search: '/search',
  recipes: '/mushrooms/recipes',
  recipe: '/recipes/garlic-button-mushrooms',
  articles: '/mushrooms/posts',
  article: '/posts/how-to-read-a-spore-print',
  project: '/projects/spore-print-library',
  about: '/about',
  'not found': '/mushrooms/no-such-mushroom',
} as const

/** Pages for signing in, and a visitor's cart. They are neither cached nor indexed. */
export const entryPages = [
  '/login',
  '/signup',
  '/forgot',
  '/forgot?done=sent',
  '/reset?token=x',
  '/verify',
  '/verify?address=x',
  '/cart',
] as const

/** Filtered lists, results of a search, answers of the key, comparisons and potencies. They are not indexed. */
export const filteredLists = [
  '/mushrooms/species?type=edible',
  '/mushrooms/products?badge=vegan&on_sale=true',
  '/mushrooms/products?near_me=true&place=Corvallis',
  '/mushrooms/products?species=boletus-edulis&badge=kosher',
  '/search?q=amanita',
  '/mushrooms/identify?underside=gills-free&ring=skirt&base=sac',
  '/mushrooms/compare?species=amanita-phalloides,agaricus-campestris,amanita-caesarea',
  '/mushrooms/nutrition?sort=protein-desc',
  '/mushrooms/species/type/psychoactive/dosage-calculator/psilocybe-cubensis?age=adult&law=known&weight=2',
] as const

export const accountPages = [
  '/account',
  '/account/likes',
  '/account/contributions',
  '/account/orders',
  '/account/security',
  '/account/data',
] as const

/** Classes of edibility, the most dangerous first. */
export const edibilityOrder = [
  'deadly',
  'poisonous',
  'psychoactive',
  'allergenic',
  'caution',
  'unknown',
  'unpalatable',
  'inedible',
  'edible',
  'choice',
] as const
