import { expect, test } from 'vitest'
import { isPartOfNames } from './part-of-names'

test.each([
  ['Llanega', ['Hygrophorus latitabundus', 'llanega negra'], true],
  ['cordyceps', ['Cordyceps militaris', 'Scarlet caterpillarclub'], true],
  ['níscalo', ['Lactarius deliciosus', 'Saffron milk cap'], false],
  ['penny bun', ['Boletus edulis', 'bun'], false],
] as const)('“%s” is part of %o: %s', (name, shown, isPart) => {
  expect(isPartOfNames(name, shown)).toBe(isPart)
})
