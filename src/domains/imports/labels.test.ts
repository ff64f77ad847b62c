import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { pathLabel } from './labels'

const fields: FlattenedField[] = [
  {
    name: 'specie',
    type: 'group',
    label: { en: 'Species', es: 'Especie' },
    fields: [],
    flattenedFields: [
      {
        name: 'lookAlikes',
        type: 'array',
        label: { en: 'Look-alikes', es: 'Posibles confusiones' },
        fields: [],
        flattenedFields: [{ name: 'trait', type: 'text', label: { en: 'Trait', es: 'Característica' } }],
      },
    ],
  },
]

test('a path is named by the labels of its fields and the numbers of its rows', () => {
  expect(pathLabel(fields, 'specie.lookAlikes', 'es')).toBe('Especie › Posibles confusiones')
  expect(pathLabel(fields, 'specie.lookAlikes.1.trait', 'es')).toBe(
    'Especie › Posibles confusiones › 2 › Característica',
  )
})

test.each(['', 'Notas', 'specie.colour', '__proto__.x'])('%j, which no field has, stays as it is', (path) => {
  expect(pathLabel(fields, path, 'es')).toBe(path)
})
