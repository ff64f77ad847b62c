import type { BlockView } from '@/blocks/views'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { blockTexts } from './block-texts'
import type { SampleDocuments } from './sample-documents'

const list = { sort: 'newest', limit: 4 } as const

/** No title of the sample content contains it. */
const unknownWord = 'zzzz'

/** No document has it. */
export const unknownId = '00000000-0000-4000-8000-000000000000'

/** Blocks that list documents by a query, with the sample content and with none found. */
const byQuery: BlockView[] = [
  { blockType: 'speciesMosaic', id: 'mosaic' },
  { blockType: 'inSeason', id: 'season', limit: 3 },
  { blockType: 'deadlySpecies', id: 'deadly' },
  { blockType: 'newest', id: 'newest-guides', collection: 'growingguides' },
  { blockType: 'newest', id: 'newest-posts', collection: 'posts' },
  { blockType: 'newest', id: 'newest-recipes', collection: 'recipes' },
  { blockType: 'marketSelection', id: 'market' },
  { blockType: 'carousel', id: 'carousel', collection: 'mushrooms', ...list },
  { blockType: 'carousel', id: 'no-carousel', collection: 'mushrooms', query: unknownWord, ...list },
  { blockType: 'productCarousel', id: 'products', ...list },
  { blockType: 'productCarousel', id: 'no-products', query: unknownWord, ...list },
  { blockType: 'archive', id: 'vendors', collection: 'vendors', ...list },
  { blockType: 'archive', id: 'no-vendors', collection: 'vendors', query: unknownWord, ...list },
  { blockType: 'encyclopediaContents', id: 'contents' },
  { blockType: 'speciesByShape', id: 'shapes' },
  { blockType: 'taxonomyOverview', id: 'taxonomy' },
  { blockType: 'pageList', id: 'page-list' },
]

/** The opening of the home page: with its own texts, and with an editor's. */
function heroes(locale: Locale): BlockView[] {
  const { start, startText } = blockTexts[locale]
  return [
    { blockType: 'hero', id: 'hero' },
    { blockType: 'hero', id: 'edited-hero', heading: start, lead: startText },
  ]
}

/** Blocks about documents that an editor selects; the last one has been deleted. */
function ofSelected({ species, guides, posts, recipes, products, suppliers }: SampleDocuments): BlockView[] {
  return [
    { blockType: 'speciesBlock', id: 'species', species: species.map(({ id }) => id) },
    { blockType: 'speciesBlock', id: 'one-species', species: species.slice(0, 1).map(({ id }) => id) },
    { blockType: 'speciesBlock', id: 'no-species', species: [unknownId] },
    { blockType: 'relatedMushrooms', id: 'mushrooms', items: species.map(({ id }) => id) },
    { blockType: 'relatedGuides', id: 'guides', items: guides },
    { blockType: 'relatedPosts', id: 'posts', items: posts },
    ...recipes.map((id): BlockView => ({ blockType: 'recipe', id: `recipe-${id}`, recipe: id })),
    { blockType: 'relatedProducts', id: 'related-products', items: products.map(({ id }) => id) },
    ...suppliers.map(
      ({ relationTo, value }): BlockView => ({
        blockType: 'vendor',
        id: `supplier-${relationTo}`,
        supplier: { relationTo, value },
      }),
    ),
  ]
}

/** Categories as tiles, with and without their descendants. */
function categoryBars({ categories }: SampleDocuments): BlockView[] {
  return categories.map((root, index) => ({
    blockType: 'categoryBar',
    id: `categories-${root}`,
    root,
    tree: index === 0,
  }))
}

/** What readers wrote of a species and a product, and nothing yet of the page. */
function contributions({ species: [species], products: [product] }: SampleDocuments): BlockView[] {
  const item = species && {
    relationTo: 'mushrooms' as const,
    value: { id: species.id, slug: species.slug, title: plainText(species.scientificName) },
  }
  const bought = product && {
    relationTo: 'products' as const,
    value: { id: product.id, slug: product.slug, title: plainText(product.title) },
  }
  return [
    { blockType: 'rating', id: 'rating', item },
    { blockType: 'rating', id: 'no-rating' },
    { blockType: 'impressions', id: 'impressions', item },
    { blockType: 'reviews', id: 'reviews', item: bought },
    { blockType: 'reviews', id: 'no-reviews' },
    { blockType: 'comments', id: 'comments', item },
    { blockType: 'comments', id: 'no-comments' },
  ]
}

/** Blocks that read the database, with the sample content and empty. */
export function listedBlockSamples(locale: Locale, found: SampleDocuments): BlockView[] {
  return [
    ...heroes(locale),
    ...byQuery,
    ...ofSelected(found),
    ...categoryBars(found),
    ...contributions(found),
    ...found.forms.map((form): BlockView => ({ blockType: 'form', id: `form-${form}`, form })),
  ]
}
