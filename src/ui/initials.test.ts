import { expect, it } from 'vitest'
import { initials } from './initials'

it('takes the first letters of the first and the last word', () => {
  expect(initials('Marta Silveira')).toBe('MS')
  expect(initials('  inês de Almeida duarte ')).toBe('ID')
  expect(initials('Ötzi')).toBe('Ö')
})

it('does not split a character of two code units', () => {
  expect(initials('🍄 club')).toBe('🍄C')
})

it('returns an empty string for an empty name', () => {
  expect(initials(' ')).toBe('')
})
