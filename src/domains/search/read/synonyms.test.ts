import { expect, test } from 'vitest'
import { locales } from '@/foundation/i18n/locales'
import { foldName } from '@/foundation/text/fold-name'
import { synonymsOf } from './synonyms'

test('a word brings those of its language that mean the same, in singular and plural', () => {
  expect(synonymsOf(['knives', 'cap'], 'en')).toEqual([['knives', 'knife'], ['cap']])
  expect(synonymsOf(['hongos', 'embarazos'], 'es')).toEqual([
    ['hongos'],
    ['embarazos', 'embarazo', 'embarazada', 'embarazadas', 'lactancia', 'amamantar'],
  ])
  expect(synonymsOf(['mofo'], 'en')).toEqual([['mofo']])
})

test('synonyms are written as queries are folded, because they become part of a text search query', () => {
  const typed = ['mould', 'night', 'moho', 'nino', 'mofo', 'gravidez', 'sintrom', 'varfarina']
  const all = locales.flatMap((locale) => synonymsOf(typed, locale).flat())
  expect(all.filter((word) => foldName(word) !== word || word.includes(' '))).toEqual([])
})
