import { expect, test } from 'vitest'
import { dish } from '@/testing/layouts'
import { recipeJsonLd } from './structured-data'
import { recipeView } from './view'

const words = { category: () => 'Main course', yield: 'Serves 4', perServing: 'Per serving' }

test('K15: measured figures are for 100 g unless they say otherwise, in grams and milligrams', () => {
  const nutrition = { calories: 120, fat: 3.25, sodium: 210 }
  const recipe = recipeView({ ...dish, nutrition } as typeof dish, { author: null, references: new Map() })
  const data = recipeJsonLd(recipe, { averageRating: null, ratingCount: 0 }, { locale: 'en', words })
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
