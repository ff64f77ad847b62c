import { expect, test } from 'vitest'
import { dish } from '@/testing/layouts'
import { recipeJsonLd } from './structured-data'
import { recipeView } from './view'

type Dish = typeof dish

const words = { category: () => 'Main course', yield: 'Serves 4', perServing: 'Per serving' }

const jsonLdOf = (more: Partial<Dish>) =>
  recipeJsonLd(
    recipeView({ ...dish, ...more }, { author: null, references: new Map() }),
    { averageRating: null, ratingCount: 0 },
    { locale: 'en', words },
  )

test('figures of a dish are given without calories as well', () => {
  const { nutrition } = jsonLdOf({ nutrition: { cholesterol: 12 } as Dish['nutrition'] })
  expect(nutrition).toEqual({
    '@type': 'NutritionInformation',
    servingSize: '100 g',
    cholesterolContent: '12 mg',
  })
})

test('all photographs of a dish are given, or the picture to share', () => {
  const photograph = (id: string) => ({ id, url: `/api/media/file/${id}.webp`, alt: id })
  const images = [photograph('one'), photograph('two')] as Dish['images']
  expect(jsonLdOf({ images }).image).toEqual([
    expect.stringMatching(/one\.webp$/),
    expect.stringMatching(/two\.webp$/),
  ])
  expect(jsonLdOf({ images: [] }).image).toEqual([expect.stringContaining('/share/')])
})

test('K15: measured figures are for 100 g unless they say otherwise, in grams and milligrams', () => {
  const nutrition = { calories: 120, fat: 3.25, sodium: 210 }
  const data = jsonLdOf({ nutrition } as Partial<Dish>)
  expect(data).toMatchObject({
    totalTime: 'PT15M',
    recipeIngredient: ['2 cloves garlic, sliced'],
    nutrition: {
      servingSize: '100 g',
      calories: '120 kcal',
      fatContent: '3.3 g',
      sodiumContent: '210 mg',
    },
  })
  expect(data).not.toHaveProperty('aggregateRating')
})
