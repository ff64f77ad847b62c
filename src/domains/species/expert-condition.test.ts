import { species } from '@sample/index'
import { expect, test } from 'vitest'
import { isEdible, leadingEdibility } from '@/domains/species/edibility'
import { statesExpertCondition } from './expert-condition'

test('the advice of most edible species of the sample states the condition in every language', () => {
  const edible = species.filter(({ edibility }) => isEdible(leadingEdibility(edibility)))
  for (const locale of ['en', 'es', 'pt'] as const) {
    const stating = edible.filter(({ safety }) => statesExpertCondition(safety.advice[locale]))
    expect(stating.length / edible.length, locale).toBeGreaterThan(0.8)
  }
})

test('an advice that names no expert, or an expert for another purpose, does not state it', () => {
  for (const text of [
    'Cook it well.',
    'Identify it by its pores. Ask an expert about recipes.',
    'Bien cocinado.',
    'Os especialistas a chamam de porcini.',
  ])
    expect(statesExpertCondition(text)).toBe(false)
})
