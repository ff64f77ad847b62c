import type { BlockView } from '@/blocks/views'
import { getCards, getRelatedCards } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import { memberRating } from '@/domains/contributions/server/member-rating'
import type { RecipeCard } from '@/domains/recipes/listing'
import { getRecipe } from '@/domains/recipes/queries'
import type { RecipeView } from '@/domains/recipes/view'
import { byDanger, isToxic } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { plainText } from '@/foundation/i18n/localized-text'
import type { Reader } from '@/foundation/payload/reader'
import { documentPath } from '@/foundation/routing/paths'
import type { Rated } from '@/foundation/seo/rating'
import {
  type BlocksAndContributions,
  loadBlocksAndContributions,
} from '@/site/contributions/load-blocks-and-contributions'
import { movedOrNotFound } from '@/site/site-shell/moved-or-not-found'
import { goodsOfRecipe, type RecipeGoods } from './goods-of-recipe'

/** Reads a recipe; throws the signal for 404 where there is no such recipe. */
export async function loadRecipe(reader: Reader, slug: string): Promise<RecipeView> {
  const recipe = await getRecipe(reader, slug)
  dependsOn([
    tags.slug('recipes', slug),
    ...(recipe ? [tags.document('recipes', recipe.id), tags.activity('recipes', recipe.id)] : []),
    ...Object.entries(recipe?.shown ?? {}).flatMap(([collection, ids]) =>
      ids.map((id) => tags.document(collection, id)),
    ),
  ])
  if (!recipe) return movedOrNotFound(reader, documentPath('recipes', slug))
  return recipe
}

/** The poisonous and deadly look-alikes of a recipe's species that have a page, the deadliest first. */
async function dangerousLookAlikes(reader: Reader, { species }: RecipeView): Promise<SpeciesCard[]> {
  const ids = species.flatMap(({ lookAlikeIds }) => lookAlikeIds)
  const cards = await getCards(reader, 'mushrooms', [...new Set(ids)])
  return cards.filter(({ edibility }) => isToxic(edibility)).sort(byDanger)
}

const maxRelated = 3

/** Recipes with the same species. */
async function relatedRecipes(reader: Reader, { id }: RecipeView): Promise<RecipeCard[]> {
  const to = { relationTo: 'recipes', value: id }
  const related = await getRelatedCards(reader, { collection: 'recipes', to, limit: maxRelated })
  dependsOn(related.map((card) => tags.card('recipes', card.id)))
  return related
}

export interface RecipePageData extends BlocksAndContributions {
  recipe: RecipeView
  /** Of members, for structured data. */
  rating: Rated
  lookAlikes: SpeciesCard[]
  /** What the market has for the recipe. */
  goods: RecipeGoods[]
  related: RecipeCard[]
  context: ContributionContext
}

/** Reads what a recipe's page shows; throws the signal for 404 where there is no such recipe. */
export async function loadRecipePage(reader: Reader, slug: string): Promise<RecipePageData> {
  const recipe = await loadRecipe(reader, slug)
  const context: ContributionContext = {
    reader,
    subject: { relationTo: 'recipes', value: recipe.id },
    title: plainText(recipe.card.name),
    path: documentPath('recipes', slug),
  }
  const [rating, lookAlikes, goods, related, placed] = await Promise.all([
    memberRating(reader, context.subject),
    dangerousLookAlikes(reader, recipe),
    goodsOfRecipe(reader, recipe.species),
    relatedRecipes(reader, recipe),
    loadBlocksAndContributions(recipe.layout as BlockView[], context),
  ])
  return { recipe, rating, lookAlikes, goods, related, context, ...placed }
}
