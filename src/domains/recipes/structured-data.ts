import type { HowToSection, NutritionInformation, Recipe, WithContext } from 'schema-dts'
import { type Amounts, type Figure, unitOf } from '@/domains/species/nutrients'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import { type Rated, ratingJsonLd } from '@/foundation/seo/rating'
import { shareUrl } from '@/foundation/seo/share'
import { ingredientLine } from './ingredient-line'
import type { RecipeView } from './view'
import type { RecipeCategory } from './vocabulary'

const duration = (minutes: number | null) => (minutes === null ? undefined : `PT${minutes}M`)

/** The figures that schema.org has a property for. */
const properties: Partial<Record<Figure, keyof NutritionInformation>> = {
  calories: 'calories',
  fat: 'fatContent',
  saturatedFat: 'saturatedFatContent',
  transFat: 'transFatContent',
  cholesterol: 'cholesterolContent',
  carbohydrates: 'carbohydrateContent',
  fiber: 'fiberContent',
  sugars: 'sugarContent',
  protein: 'proteinContent',
  sodium: 'sodiumContent',
}

function nutritionJsonLd(amounts: Amounts, servingSize: string) {
  const known = (Object.keys(properties) as Figure[]).flatMap((figure) => {
    const amount = amounts[figure]
    return typeof amount === 'number'
      ? [[properties[figure], `${Math.round(amount * 10) / 10} ${unitOf(figure)}`]]
      : []
  })
  return {
    nutrition: { '@type': 'NutritionInformation', servingSize, ...Object.fromEntries(known) } as const,
  }
}

/** Figures of the whole dish only: those of some ingredients would say too little. */
function nutritionOf({ measured, nutrition }: RecipeView, perServing: string) {
  if (measured) return nutritionJsonLd(measured.amounts, measured.serving)
  return nutrition?.per100g ? nutritionJsonLd(nutrition.perServing, perServing) : {}
}

function sectionJsonLd({ title, steps }: RecipeView['sections'][number]): HowToSection {
  return {
    '@type': 'HowToSection',
    ...(title && { name: plainText(title) }),
    itemListElement: steps.flatMap(({ text, image }) =>
      text ? { '@type': 'HowToStep', text: plainText(text), ...(image && { image: image.url }) } : [],
    ),
  }
}

interface Words {
  category: (category: RecipeCategory) => string
  yield: string
  perServing: string
}

/** https://schema.org/Recipe */
export function recipeJsonLd(
  recipe: RecipeView,
  rating: Rated,
  { locale, words }: { locale: Locale; words: Words },
): WithContext<Recipe> {
  const { card, pictures, author, updatedAt, times, ingredients, sections, cuisine, keywords } = recipe
  const path = documentPath('recipes', card.slug)
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: plainText(card.name),
    inLanguage: locale,
    url: absolute(locale, path),
    image: pictures.length > 0 ? pictures.map(({ url }) => absolute('en', url)) : [shareUrl(locale, path)],
    datePublished: card.publishedAt,
    dateModified: updatedAt,
    author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name: 'Fungarium' },
    prepTime: duration(times.prep),
    cookTime: duration(times.cook),
    totalTime: duration(times.total),
    recipeYield: words.yield,
    recipeIngredient: ingredients.map(({ quantity, unit, name, note }) =>
      ingredientLine({ quantity, unit, name: plainText(name), note: plainText(note) }, locale),
    ),
    recipeInstructions: sections.map(sectionJsonLd),
    ...(card.description && { description: plainText(card.description) }),
    ...(card.category && { recipeCategory: words.category(card.category) }),
    ...(cuisine && { recipeCuisine: plainText(cuisine) }),
    ...(keywords && { keywords: plainText(keywords) }),
    ...nutritionOf(recipe, words.perServing),
    ...ratingJsonLd(rating),
  }
}
