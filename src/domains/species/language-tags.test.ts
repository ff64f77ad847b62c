import messages from '@messages/es/species.json'
import { expect, test } from 'vitest'
import { languageLabel, languageOf, languageTag, regionOf } from './language-tags'

const inSpanish = (tag: string) => languageLabel(tag, 'es', (language) => messages.languages[language])

test.each([
  ['ca', 'catalán'],
  ['eu', 'euskera'],
  ['es-MX', 'México'],
  ['es', 'español'],
  ['pt-BR', 'portugués (Brasil)'],
  ['qu-PE', 'quechua (Perú)'],
  ['nah-MX', 'náhuatl (México)'],
  ['omq-MX-x-mixtec', 'mixteco (México)'],
  ['es-419', 'Latinoamérica'],
  ['qqq', 'qqq'],
])('the language %s is named %s', (tag, label) => {
  expect(languageTag.test(tag)).toBe(true)
  expect(inSpanish(tag)).toBe(label)
})

test('a tag has a language and may have a region', () => {
  expect([languageOf('omq-MX-x-mixtec'), regionOf('omq-MX-x-mixtec')]).toEqual(['omq-x-mixtec', 'MX'])
  expect([languageOf('ca'), regionOf('ca')]).toEqual(['ca', undefined])
})

test.each([
  '',
  'Catalan',
  'es-mx',
  'es_MX',
  'ES',
  'es-MX-',
  'x-mixtec',
  'ca\n',
  'es-u-ca-gregory',
  '__proto__',
])('%j is no tag', (tag) => {
  expect(languageTag.test(tag)).toBe(false)
})
