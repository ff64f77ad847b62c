import { expect, test } from 'vitest'
import { titleInAnyLanguage } from './title-in-any-language'

const title = { en: null, es: 'Níscalos', pt: 'Míscaros' }

test('an entry is named in its original language or else in any other', () => {
  expect(titleInAnyLanguage({ title }, 'title', 'pt')).toBe('Míscaros')
  expect(titleInAnyLanguage({ title }, 'title', 'en')).toBe('Níscalos')
  expect(titleInAnyLanguage({ title }, 'title')).toBe('Níscalos')
})

test('an entry without a title in any language has no name', () => {
  expect(titleInAnyLanguage({ title: { en: '' } }, 'title')).toBeNull()
  expect(titleInAnyLanguage({ title: null }, 'title')).toBeNull()
  expect(titleInAnyLanguage({ number: 'F-1' }, 'number')).toBeNull()
  expect(titleInAnyLanguage({ title }, undefined)).toBeNull()
})
