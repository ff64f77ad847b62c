import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import type { Column } from './columns'
import { headingUnit, withHeadingUnit } from './heading-unit'

test.each([
  ['Precio (€)', { name: 'Precio', unit: '€' }],
  ['Peso [kg]', { name: 'Peso', unit: 'kg' }],
  ['Price USD', { name: 'Price', unit: 'USD' }],
  ['Preço R$ ', { name: 'Preço', unit: 'R$' }],
  ['Grasa (g)', { name: 'Grasa', unit: 'g' }],
])('%s names a unit', (heading, unit) => {
  expect(headingUnit(heading)).toEqual(unit)
})

test.each(['Precio', 'Título (es)', 'Valor real', 'Año', '(€)', 'Total SUM', `Precio${' '.repeat(300)}(€)`])(
  '%s names none',
  (heading) => {
    expect(headingUnit(heading)).toBeUndefined()
  },
)

test('numbers alone are in the unit of their heading', () => {
  const columnOf = (type: 'number' | 'text'): Column => ({
    path: 'a',
    field: { name: 'a', type } as FlattenedField,
    groups: [],
  })
  expect(withHeadingUnit(' 12,50 ', '€', columnOf('number'))).toBe('12,50 €')
  expect(withHeadingUnit('12,50 USD', '€', columnOf('number'))).toBe('12,50 USD')
  expect(withHeadingUnit('', '€', columnOf('number'))).toBe('')
  expect(withHeadingUnit('12', '€', columnOf('text'))).toBe('12')
  expect(withHeadingUnit('12', undefined, columnOf('number'))).toBe('12')
})
