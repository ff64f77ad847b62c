import { expect, test } from 'vitest'
import { sumNutrition, type WeighedIngredient } from './nutrition'

const mushrooms: WeighedIngredient = {
  name: 'chanterelles',
  grams: 400,
  per100g: { calories: 32, protein: 1.5, fat: 0.5, saturatedFat: null },
  source: 'USDA 2018',
  isNegligible: false,
}
const butter: WeighedIngredient = {
  name: 'butter',
  grams: 40,
  per100g: { calories: 717, protein: 0.9, fat: 81, saturatedFat: 51 },
  source: 'USDA 2018',
  isNegligible: false,
}
const withoutFigures = { per100g: null, source: null }
const shallot: WeighedIngredient = { ...mushrooms, ...withoutFigures, name: 'shallot' }
const salt: WeighedIngredient = { ...shallot, name: 'salt', grams: null, isNegligible: true }

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
