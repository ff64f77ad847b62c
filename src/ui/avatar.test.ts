import { expect, it } from 'vitest'
import { initials } from './avatar'

it('takes the first letters of the first and the last word', () => {
  expect(initials('Marta Silveira')).toBe('MS')
  expect(initials('  inês de Almeida duarte ')).toBe('ID')
  expect(initials('Ötzi')).toBe('Ö')
})

it('does not tear a letter of two units apart', () => {
  expect(initials('🍄 club')).toBe('🍄C')
})

it('has nothing to say of no name', () => {
  expect(initials(' ')).toBe('')
})
