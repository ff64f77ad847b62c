import { chanterelleScrambledEggs } from '@sample/recipes/chanterelle-scrambled-eggs'
import { describe, expect, test } from 'vitest'
import { locales } from '@/foundation/i18n/locales'
import { namedIngredients } from './named-ingredients'

const found = (step: string, names: string[], locale: 'en' | 'es' | 'pt' = 'en') =>
  namedIngredients(step, names, locale).map((index) => names[index])

test('a step of the sample names the same ingredients in all languages', () => {
  const { ingredients, sections } = chanterelleScrambledEggs
  const steps = sections.flatMap(({ steps }) => steps)
  for (const locale of locales) {
    const names = ingredients.map(({ name }) => name[locale])
    expect(
      steps.map(({ text }) => namedIngredients(text[locale], names, locale)),
      locale,
    ).toEqual([[0], [2, 4, 6], [1], [1, 3, 5]])
  }
})

describe('an ingredient is named', () => {
  test('in the singular or the plural', () => {
    expect(found('Halve the tomatoes.', ['tomato'])).toEqual(['tomato'])
    expect(found('Exprime el limón.', ['limones'], 'es')).toEqual(['limones'])
  })

  test('by its noun, not by what describes or measures it', () => {
    expect(found('Add the thyme.', ['thyme leaves'])).toEqual(['thyme leaves'])
    expect(found('Tuesta el pan.', ['rebanadas de pan de pueblo'], 'es')).toEqual([
      'rebanadas de pan de pueblo',
    ])
    expect(found('Cut into slices.', ['slices of country bread'])).toEqual([])
    expect(found('Fry until dry.', ['dry sherry'])).toEqual([])
  })

  test('by all its words, where another has the same noun', () => {
    const names = ['dried shiitake', 'fresh shiitake']
    expect(found('Soak the dried shiitake.', names)).toEqual(['dried shiitake'])
    expect(found('Slice the shiitake.', names)).toEqual([])
  })

  test('by all its words, where the noun means more than one ingredient', () => {
    expect(found('Simmer until the sauce thickens.', ['soy sauce'])).toEqual([])
    expect(found('Season with soy sauce.', ['soy sauce'])).toEqual(['soy sauce'])
  })
})

test('whole words count, water never, and languages are not mixed', () => {
  expect(found('Boil them, oiled.', ['oil'])).toEqual([])
  expect(found('When they have released their water', ['water'])).toEqual([])
  expect(namedIngredients('Add salt.', [{ text: 'salt', lang: 'en' }], 'es')).toEqual([])
  expect(namedIngredients(null, ['salt'])).toEqual([])
})
