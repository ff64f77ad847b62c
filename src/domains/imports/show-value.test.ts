import en from '@messages/en/panel.json'
import es from '@messages/es/panel.json'
import pt from '@messages/pt/panel.json'
import type { FlattenedField } from 'payload'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'
import { parseDate } from './read-date'
import { findBoolean } from './read-option'
import { showDay, showValue } from './show-value'

function displayIn(language: Locale) {
  const t: DynamicTranslator = createTranslator({
    locale: language,
    messages: { en, es, pt }[language],
    namespace: 'imports.faults',
  })
  return { language, timeZone: 'Europe/Madrid', t }
}

const edibility: FlattenedField = {
  name: 'edibility',
  type: 'select',
  hasMany: true,
  options: [
    { value: 'choice', label: { en: 'Choice', es: 'Excelente', pt: 'Excelente' } },
    { value: 'edible', label: { en: 'Edible', es: 'Comestible', pt: 'Comestível' } },
  ],
}

const lookAlikes: FlattenedField = {
  name: 'lookAlikes',
  type: 'array',
  fields: [],
  flattenedFields: [
    { name: 'id', type: 'text' },
    { name: 'species', type: 'relationship', relationTo: 'mushrooms', label: { es: 'Especie' } },
    { name: 'poisonous', type: 'checkbox', label: { es: 'Tóxica' } },
    { name: 'note', type: 'text' },
  ],
}

test.each<[FlattenedField, unknown, string]>([
  [edibility, ['choice', 'edible'], 'Excelente; Comestible'],
  [edibility, [], ''],
  [{ name: 'active', type: 'checkbox' }, false, 'no'],
  [{ name: 'active', type: 'checkbox' }, true, 'sí'],
  [{ name: 'active', type: 'checkbox' }, null, 'no'],
  [{ name: 'niacin', type: 'number' }, 3.607, '3,607'],
  [{ name: 'niacin', type: 'number' }, 3607, '3607'],
  [{ name: 'niacin', type: 'number' }, 0, '0'],
  [{ name: 'sizes', type: 'number', hasMany: true }, [0.5, 2], '0,5; 2'],
  [{ name: 'from', type: 'date' }, '2026-05-31', '31 de mayo de 2026'],
  [
    { name: 'from', type: 'date' },
    '2026-05-31T18:30:00.000Z',
    '31 de mayo de 2026 a las 20:30 hora de verano de Europa central',
  ],
  [
    { name: 'from', type: 'date' },
    '2026-12-31T23:30:00.000Z',
    '1 de enero de 2027 a las 00:30 hora estándar de Europa central',
  ],
  [{ name: 'from', type: 'date' }, 'soon', 'soon'],
  [{ name: 'title', type: 'text' }, 'false', 'false'],
  [{ name: 'title', type: 'text' }, null, ''],
  [
    lookAlikes,
    [
      { id: '1', species: 'amanita-phalloides', poisonous: true },
      { species: 'boletus-edulis', note: 'a' },
    ],
    'Especie: amanita-phalloides, Tóxica: sí\nEspecie: boletus-edulis, Tóxica: no, note: a',
  ],
  [
    { ...lookAlikes, flattenedFields: [{ name: 'name', type: 'text' }] } as FlattenedField,
    [{ name: 'níscalo' }, { name: 'robellón' }],
    'níscalo; robellón',
  ],
  [
    { name: 'text', type: 'richText' },
    { root: { children: [{ children: [{ text: 'Uno ' }, { text: 'dos' }] }] } },
    'Uno dos',
  ],
])('a field %j with %j is shown in Spanish as %s', (field, value, shown) => {
  expect(showValue(field, value, displayIn('es'))).toBe(shown)
})

test.each(['en', 'es', 'pt'] as const)('what is shown in %s is read back', (language) => {
  for (const day of ['2026-05-31', '2026-03-05', '2026-02-28'])
    expect(parseDate(showDay(day, language), language)).toEqual({ value: day })
  for (const value of [true, false])
    expect(findBoolean(showValue({ name: 'a', type: 'checkbox' }, value, displayIn(language)))).toBe(value)
})
