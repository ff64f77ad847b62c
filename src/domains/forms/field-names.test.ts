import { expect, test } from 'vitest'
import { nameFields } from './field-names'

const namesOf = (rows: Parameters<typeof nameFields>[0]) => nameFields(rows).map(({ name }) => name)

test('a field without a name is named after its label, differently from the other fields', () => {
  const rows = [
    { label: '¿Cómo te llamas?' },
    { label: 'Correo', name: 'email' },
    { label: 'Email' },
    { label: 'Email', name: '' },
    { label: { en: null, es: 'Número' } },
  ]
  expect(namesOf(rows)).toEqual(['como-te-llamas', 'email', 'email-2', 'email-3', 'numero'])
})

test('a field is never named like what the form itself sends, and a label without letters gives a name too', () => {
  expect(namesOf([{ label: 'Form' }, { label: '¿?' }, { label: '…' }])).toEqual([
    'form-2',
    'field',
    'field-2',
  ])
})

test('a field without a label has no name yet', () => {
  expect(namesOf([{ label: '' }, { label: null }, {}])).toEqual([undefined, undefined, undefined])
})
