import messages from '@messages/en/recipes.json'
import spanish from '@messages/es/recipes.json'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Amount, formatAmount, scaleAmount, type Unit, type UnitSystem, units } from './amount'

test.each<[number, Unit | null, number, UnitSystem, string]>([
  [400, 'g', 1, 'metric', '400 g'],
  [400, 'g', 3, 'metric', '1.2 kg'],
  [400, 'g', 0.5, 'us', '7 oz'],
  [400, 'g', 2, 'us', '1¾ lb'],
  [250, 'ml', 1, 'us', '1 cup'],
  [40, 'ml', 1, 'us', '2⅔ tbsp'],
  [1500, 'ml', 1, 'metric', '1,500 ml'],
  [1500, 'ml', 2, 'metric', '3 l'],
  [1, 'tsp', 1.5, 'metric', '1½ tsp'],
  [1, 'clove', 0.25, 'metric', '½ clove'],
  [3, 'clove', 1, 'us', '3 cloves'],
  [1, 'pinch', 0.5, 'metric', '1 pinch'],
  [4, 'piece', 0.5, 'metric', '2'],
  [2, null, 1.25, 'metric', '2½'],
  // As written, at the recipe's own servings.
  [0.125, 'tsp', 1, 'metric', '⅛ tsp'],
  [0.0625, 'tsp', 1, 'metric', '0.0625 tsp'],
  [0.333, 'tsp', 1, 'us', '⅓ tsp'],
  [0.13, 'tsp', 1, 'metric', '⅛ tsp'],
  [0.38, 'tsp', 1, 'metric', '⅜ tsp'],
  [1.67, 'tbsp', 1, 'metric', '1⅔ tbsp'],
  [0.1, 'tsp', 1, 'metric', '0.1 tsp'],
  [10, 'g', 1, 'us', '⅓ oz'],
  [20, 'g', 1, 'us', '⅔ oz'],
  [0.67, 'tbsp', 1, 'metric', '⅔ tbsp'],
  [1.3, 'tsp', 1, 'metric', '1.3 tsp'],
  [0.1, 'g', 1, 'metric', '0.1 g'],
  [2.2, 'g', 1, 'metric', '2.2 g'],
  [1.25, 'g', 1, 'metric', '1.25 g'],
  [12.5, 'g', 1, 'metric', '12.5 g'],
  [0.25, 'clove', 1, 'metric', '¼ clove'],
  // Scaled.
  [0.25, 'tsp', 0.5, 'metric', '⅛ tsp'],
  [0.333, 'tsp', 2, 'metric', '⅔ tsp'],
  [1, 'tbsp', 1 / 3, 'metric', '⅓ tbsp'],
  [0.0625, 'tsp', 0.5, 'metric', '0.0625 tsp'],
  [2.2, 'g', 2, 'metric', '4.4 g'],
  [0.1, 'g', 0.5, 'metric', '0.05 g'],
  [0.1, 'g', 2, 'us', '0.2 g'],
])('%d %s for %d times the servings in %s units is "%s"', (quantity, unit, factor, system, text) => {
  expect(formatAmount(scaleAmount(quantity, unit, { factor, system }), messages.units, 'en')).toBe(text)
})

test('an amount has the unit and the decimal comma of the language', () => {
  const amount = scaleAmount(500, 'g', { factor: 2.5, system: 'metric' })
  expect(formatAmount(amount, spanish.units, 'es')).toBe('1,25 kg')
  const spoons = scaleAmount(1, 'tbsp', { factor: 2, system: 'us' })
  expect(formatAmount(spoons, spanish.units, 'es')).toBe('2 cucharadas')
})

const toBase = { g: 1, kg: 1000, ml: 1, l: 1000, oz: 28.35, lb: 453.6, tsp: 5, tbsp: 15, cup: 240 }

/** In grams or millilitres, where the unit is one of them. */
const sizeOf = ({ value, unit }: Amount) =>
  value * (unit && unit in toBase ? toBase[unit as keyof typeof toBase] : 1)

const quantity = fc.double({ min: 0.01, max: 5000, noNaN: true })
const unit = fc.constantFrom<Unit | null>(...units, null)
const servings = fc.integer({ min: 1, max: 60 })

test('at the servings that a recipe is written for, every amount is as written', () => {
  fc.assert(
    fc.property(quantity, unit, (value, one) => {
      expect(scaleAmount(value, one, { factor: 1, system: 'metric' })).toEqual({ value, unit: one })
    }),
  )
})

test('no amount is scaled to nothing, and more servings never need less', () => {
  const system = fc.constantFrom<UnitSystem>('metric', 'us')
  fc.assert(
    fc.property(quantity, unit, servings, servings, system, (value, one, count, more, shown) => {
      const [less, larger] = [Math.min(count, more), Math.max(count, more)].map((wanted) => {
        const amount = scaleAmount(value, one, { factor: wanted / 4, system: shown })
        expect(amount.value).toBeGreaterThan(0)
        return sizeOf(amount)
      })
      // A quarter of an ounce or an eighth of a teaspoon is a little more or less than what is measured as written.
      expect(larger).toBeGreaterThanOrEqual((less ?? 0) * (shown === 'us' ? 0.95 : 1 - 1e-9))
    }),
  )
})

test('an amount scaled up and down by the same factor is near the one that is written', () => {
  const measured = fc.constantFrom<Unit | null>('g', 'ml', 'tsp', 'tbsp', 'piece', null)
  const enough = fc.double({ min: 0.5, max: 5000, noNaN: true })
  fc.assert(
    fc.property(enough, measured, fc.integer({ min: 2, max: 15 }), (value, one, factor) => {
      const up = sizeOf(scaleAmount(value, one, { factor, system: 'metric' }))
      const whole = one === 'tsp' || one === 'tbsp' ? up / toBase[one] : up
      const back = sizeOf(scaleAmount(whole, one, { factor: 1 / factor, system: 'metric' }))
      const written = sizeOf({ value, unit: one })
      expect(Math.abs(back - written) / written).toBeLessThan(0.2)
    }),
  )
})
