import { recipes } from '@sample/recipes'
import { expect, test } from 'vitest'
import { locales } from '@/foundation/i18n/locales'
import { estimateGrams } from './amount'
import { sumNutrition, type WeighedIngredient } from './nutrition'

const mushrooms: WeighedIngredient = {
  name: 'chanterelles',
  grams: 400,
  estimatedGrams: 400,
  per100g: { calories: 32, protein: 1.5, fat: 0.5, saturatedFat: null },
  source: 'USDA 2018',
  isNegligible: false,
}
const butter: WeighedIngredient = {
  name: 'butter',
  grams: 40,
  estimatedGrams: 40,
  per100g: { calories: 717, protein: 0.9, fat: 81, saturatedFat: 51 },
  source: 'USDA 2018',
  isNegligible: false,
}
const withoutFigures = { per100g: null, source: null }
const shallot: WeighedIngredient = { ...mushrooms, ...withoutFigures, name: 'shallot' }
const salt: WeighedIngredient = {
  ...shallot,
  name: 'salt',
  grams: null,
  estimatedGrams: 0,
  isNegligible: true,
}

test('a dish is the sum of its ingredients, for a serving and for 100 g', () => {
  const sum = sumNutrition([mushrooms, butter, salt], 2)
  expect(sum?.perServing.calories).toBeCloseTo((32 * 4 + 717 * 0.4) / 2)
  expect(sum?.per100g?.calories).toBeCloseTo((32 * 4 + 717 * 0.4) / 4.4)
  expect(sum).toMatchObject({ counted: ['chanterelles', 'butter'], missing: [], sources: ['USDA 2018'] })
})

test('a nutrient that one of the ingredients lacks is not measured', () => {
  expect(sumNutrition([mushrooms, butter], 2)?.perServing.saturatedFat).toBeNull()
  expect(sumNutrition([mushrooms, butter], 2)?.perServing.sodium).toBeNull()
})

test('an ingredient without figures is named, and there are no figures per 100 g', () => {
  expect(sumNutrition([mushrooms, shallot, salt], 4)).toMatchObject({
    counted: ['chanterelles'],
    missing: ['shallot'],
    per100g: null,
  })
})

test('a dish has no figures if all its ingredients are unknown', () => {
  expect(sumNutrition([shallot, salt], 4)).toBeNull()
})

test('a dish has no figures if its heavier ingredients are unknown', () => {
  const rice = { ...shallot, name: 'rice', grams: 401 }
  expect(sumNutrition([mushrooms, rice], 4)).toBeNull()
  expect(sumNutrition([mushrooms, { ...rice, grams: 399 }], 4)?.missing).toEqual(['rice'])
})

test('an ingredient that was not weighed counts with a rough weight', () => {
  const tomatoes = { ...shallot, name: 'tomatoes', grams: null, estimatedGrams: estimateGrams(5, 'piece') }
  expect(sumNutrition([mushrooms, tomatoes], 4)).toBeNull()
})

test.each(['olive oil', 'eggs', 'nata para cocinar', 'queijo parmesão ralado', 'Óleo'])(
  'a dish has no figures if its %s is not counted',
  (name) => {
    expect(sumNutrition([mushrooms, { ...shallot, name, grams: 5 }, salt], 4)).toBeNull()
  },
)

/** The ingredients of a recipe as they are loaded: those with a species have figures. */
const sampleIngredients = ({ ingredients }: (typeof recipes)[number], locale: (typeof locales)[number]) =>
  ingredients.map(({ quantity, unit, name, species }): WeighedIngredient => {
    const { per100g, source } = species ? mushrooms : shallot
    return {
      name: name[locale],
      grams: unit === 'g' ? (quantity ?? null) : null,
      estimatedGrams: estimateGrams(quantity ?? null, unit ?? null),
      per100g,
      source,
      isNegligible: quantity === undefined || unit === 'pinch',
    }
  })

test.each(recipes.map((recipe) => [recipe.slug, recipe] as const))(
  'the figures of %s leave out neither its fat nor its main mass, in each language',
  (_, recipe) => {
    for (const locale of locales) {
      const ingredients = sampleIngredients(recipe, locale)
      const sum = sumNutrition(ingredients, recipe.servings)
      const missing = ingredients.filter(({ per100g, isNegligible }) => !per100g && !isNegligible)
      const fat = recipe.ingredients.some(
        ({ name, species }) =>
          !species && /\b(oil|butter|cream|cheese|Parmesan|eggs?|coconut)\b/.test(name.en),
      )
      const missingMass = missing.reduce((total, { estimatedGrams }) => total + estimatedGrams, 0)
      const mass = ingredients.reduce((total, { estimatedGrams }) => total + estimatedGrams, 0)
      expect(sum === null, locale).toBe(fat || missingMass > mass / 2)
    }
  },
)
