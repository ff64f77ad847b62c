import messages from '@messages/en/recipes.json'
import spanish from '@messages/es/recipes.json'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, scaleAmount, type Unit, type UnitSystem, units } from './amount'

test.each<[number, Unit | null, number, UnitSystem, string]>([
  [400, 'g', 1, 'metric', '400 g'],
  [400, 'g', 3, 'metric', '1.2 kg'],
  [400, 'g', 0.5, 'us', '7 oz'],
  [400, 'g', 2, 'us', '1¾ lb'],
  [250, 'ml', 1, 'us', '1 cup'],
  [40, 'ml', 1, 'us', '2¾ tbsp'],
  [1500, 'ml', 1, 'metric', '1.5 l'],
  [1, 'tsp', 1.5, 'metric', '1½ tsp'],
  [1, 'clove', 0.25, 'metric', '½ clove'],
  [3, 'clove', 1, 'us', '3 cloves'],
  [1, 'pinch', 0.5, 'metric', '1 pinch'],
  [4, 'piece', 0.5, 'metric', '2'],
  [2, null, 1.25, 'metric', '2½'],
])('%d %s for %d times the servings in %s units is "%s"', (quantity, unit, factor, system, text) => {
  expect(formatAmount(scaleAmount(quantity, unit, { factor, system }), messages.units, 'en')).toBe(text)
})

test('an amount has the unit and the decimal comma of the language', () => {
  const amount = scaleAmount(1250, 'g', { factor: 1, system: 'metric' })
  expect(formatAmount(amount, spanish.units, 'es')).toBe('1,25 kg')
  const spoons = scaleAmount(1, 'tbsp', { factor: 2, system: 'us' })
  expect(formatAmount(spoons, spanish.units, 'es')).toBe('2 cucharadas')
})

test('no amount is scaled to nothing, and more servings never need less', () => {
  const sample = fc.record({
    quantity: fc.double({ min: 0.1, max: 5000, noNaN: true }),
    unit: fc.constantFrom(...units, null),
    servings: fc.integer({ min: 1, max: 40 }),
    system: fc.constantFrom<UnitSystem>('metric', 'us'),
  })
  const toBase = { g: 1, kg: 1000, ml: 1, l: 1000, oz: 28.35, lb: 453.6, tsp: 5, tbsp: 15, cup: 240 }
  fc.assert(
    fc.property(sample, ({ quantity, unit, servings, system }) => {
      const [less, more] = [servings, servings + 1].map((count) => {
        const amount = scaleAmount(quantity, unit, { factor: count / 4, system })
        expect(amount.value).toBeGreaterThan(0)
        const size = amount.unit && amount.unit in toBase ? toBase[amount.unit as keyof typeof toBase] : 1
        return amount.value * size
      })
      // A pound is rounded to quarters where 15.9 oz were not.
      expect(more).toBeGreaterThanOrEqual((less ?? 0) * 0.97)
    }),
  )
})
