import { listableCollections } from '@/blocks/listed-collections'
import { relatedBlockTypes } from '@/blocks/related/collections'
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
  { blockType: 'productCarousel', id: 'one-product', sort: 'newest', limit: 1, autoplay: false },
  ...listableCollections.map(
    (collection): BlockView => ({ blockType: 'archive', id: `list-${collection}`, collection, ...list }),
  ),
  { blockType: 'archive', id: 'one-vendor', collection: 'vendors', sort: 'newest', limit: 1 },
  { blockType: 'archive', id: 'one-guide', collection: 'growingguides', sort: 'newest', limit: 1 },
  { blockType: 'archive', id: 'no-vendors', collection: 'vendors', query: unknownWord, ...list },
  { blockType: 'archive', id: 'no-archive-products', collection: 'products', query: unknownWord, ...list },
  { blockType: 'encyclopediaContents', id: 'contents' },
  { blockType: 'speciesByShape', id: 'shapes' },
  { blockType: 'taxonomyOverview', id: 'taxonomy' },
  { blockType: 'pageList', id: 'page-list' },
]

/** The opening of the home page with an editor's texts, which a page shows instead of the built-in ones. */
export function editedHero(locale: Locale): BlockView {
  const { start, startText } = blockTexts[locale]
  return { blockType: 'hero', id: 'edited-hero', heading: start, lead: startText }
}

/** Blocks about documents that an editor selects; the last one has been deleted. */
function ofSelected({ species, guides, posts, recipes, products, suppliers }: SampleDocuments): BlockView[] {
  const related = {
    relatedMushrooms: species.map(({ id }) => id),
    relatedGuides: guides,
    relatedPosts: posts,
    relatedProducts: products.map(({ id }) => id),
  }
  return [
    { blockType: 'speciesBlock', id: 'species', species: species.map(({ id }) => id) },
    { blockType: 'speciesBlock', id: 'one-species', species: species.slice(0, 1).map(({ id }) => id) },
    { blockType: 'speciesBlock', id: 'no-species', species: [unknownId] },
    ...relatedBlockTypes.flatMap((blockType): BlockView[] => {
      const items = related[blockType]
      return [
        { blockType, id: blockType, items: [...items, unknownId] },
        { blockType, id: `one-of-${blockType}`, items: items.slice(0, 1) },
      ]
    }),
    {
      blockType: 'carousel',
      id: 'selected',
      collection: 'mushrooms',
      autoplay: false,
      items: [
        ...related.relatedMushrooms.map((value) => ({ relationTo: 'mushrooms' as const, value })),
        ...guides.map((value) => ({ relationTo: 'growingguides' as const, value })),
        ...recipes.map((value) => ({ relationTo: 'recipes' as const, value })),
        ...related.relatedProducts.map((value) => ({ relationTo: 'products' as const, value })),
        { relationTo: 'vendors', value: unknownId },
      ],
    },
    ...recipes.map((id): BlockView => ({ blockType: 'recipe', id: `recipe-${id}`, recipe: id })),
    ...suppliers.map(
      ({ relationTo, value }): BlockView => ({
        blockType: 'vendor',
        id: `supplier-${relationTo}`,
        supplier: { relationTo, value },
      }),
    ),
  ]
}

/** Blocks about a document that has been deleted; they are left out of the page. */
const deleted: BlockView[] = [
  ...relatedBlockTypes.map(
    (blockType): BlockView => ({ blockType, id: `no-${blockType}`, items: [unknownId] }),
  ),
  { blockType: 'recipe', id: 'no-recipe', recipe: unknownId },
  { blockType: 'vendor', id: 'no-supplier', supplier: { relationTo: 'vendors', value: unknownId } },
  { blockType: 'categoryBar', id: 'no-categories', root: unknownId },
  { blockType: 'form', id: 'no-form', form: unknownId },
  { blockType: 'rating', id: 'rating-of-none', item: { relationTo: 'mushrooms', value: unknownId } },
]

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
function contributions({ rated: { species, product } }: SampleDocuments): BlockView[] {
  const item = species && {
    relationTo: 'mushrooms' as const,
    value: { id: species.id, slug: species.slug, title: plainText(species.scientificName) },
  }
  const bought = product && {
    relationTo: 'products' as const,
    value: { id: product.id, slug: product.slug, title: plainText(product.title) },
  }
  const unknown = {
    relationTo: 'mushrooms' as const,
    value: { id: unknownId, slug: 'unknown', title: 'Incognita' },
  }
  return [
    { blockType: 'rating', id: 'rating', item },
    { blockType: 'rating', id: 'product-rating', item: bought },
    { blockType: 'rating', id: 'no-rating' },
    { blockType: 'impressions', id: 'impressions', item },
    { blockType: 'impressions', id: 'no-impressions', item: unknown },
    { blockType: 'reviews', id: 'reviews', item: bought },
    { blockType: 'reviews', id: 'no-reviews' },
    { blockType: 'comments', id: 'comments', item },
    { blockType: 'comments', id: 'no-comments' },
  ]
}

/** Blocks that read the database, first with the sample content, then empty. */
export function listedBlockSamples(found: SampleDocuments): BlockView[] {
  return [
    { blockType: 'hero', id: 'hero' },
    ...byQuery,
    ...ofSelected(found),
    ...categoryBars(found),
    ...contributions(found),
    ...found.forms.map(({ id }): BlockView => ({ blockType: 'form', id, form: id })),
    ...deleted,
  ]
}
