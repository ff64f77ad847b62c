import { expect, test } from 'vitest'
import { isConvertible, protectText } from './protect-text'

test.each([
  '00123',
  '8412345678905',
  '3-5',
  '1/2',
  '1 1/2',
  '2024-05',
  '12:30',
  'may-24',
  'Sept2',
  '5 de mayo de 2024',
  '1.234',
  '12,50',
  '(5)',
  '5%',
  '12 €',
  '1e5',
  '+34 600',
  'VERDADERO',
  'true',
])('%s is a text that a spreadsheet would change', (text) => {
  expect(isConvertible(text)).toBe(true)
  expect(protectText({ name: 'sku', type: 'text' }, text)).toEqual({ text })
})

test.each([
  '',
  '0',
  '1999',
  'Amanita 3',
  'níscalo; robellón',
  'A-12',
  'marrón',
  'MA-01',
  '3\n5',
  `${'1 '.repeat(40)}1`,
  'https://example.org/1',
  '01234567-89ab-7000-8000-0123456789ab',
])('%j is a text that every spreadsheet leaves as it is', (text) => {
  expect(isConvertible(text)).toBe(false)
})

test('cells of numbers, days and boxes are read whatever a spreadsheet makes of them', () => {
  expect(protectText({ name: 'a', type: 'number' }, '1,50')).toBe('1,50')
  expect(protectText({ name: 'a', type: 'date' }, '2026-05-31')).toBe('2026-05-31')
  expect(protectText({ name: 'a', type: 'checkbox' }, 'true')).toBe('true')
})
