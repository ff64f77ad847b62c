import { expect, test } from 'vitest'
import { nameInLine } from './name-in-line'

test('a value within a Spanish or Portuguese line begins with a small letter', () => {
  expect(nameInLine('Octubre', 'es')).toBe('octubre')
  expect(nameInLine('Ácido ibotênico', 'pt')).toBe('ácido ibotênico')
  expect(nameInLine('A nuez', 'es')).toBe('a nuez')
})

test('abbreviations and English names keep their capitals', () => {
  expect(nameInLine('TOC', 'es')).toBe('TOC')
  expect(nameInLine('October', 'en')).toBe('October')
  expect(nameInLine({ text: 'October', lang: 'en' }, 'es')).toEqual({ text: 'October', lang: 'en' })
  expect(nameInLine({ text: 'Dulce', lang: 'es' }, 'en')).toEqual({ text: 'dulce', lang: 'es' })
})
