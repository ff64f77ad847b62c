import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { findConversions } from './conversion'

const t = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')

const messageOf = (type: 'number' | 'text', from: unknown, to: unknown) =>
  findConversions(2, [{ column: 'a', field: { name: 'a', type } as FlattenedField, from, to }], {
    language: 'en',
    t,
  })[0]?.message

test.each([
  ['number', 0.081, 81, 'decimalLost 0.081 81'],
  ['number', 3.607, 3607, 'decimalLost 3.607 3607'],
  ['number', 3607, 3.607, 'decimalLost 3607 3.607'],
  ['text', 'Tóxico: α-amanitina', 'Tóxico: ?-amanitina', 'lettersLost α-amanitina ?-amanitina'],
  ['text', 'İsmail Yılmaz', 'İsmail Y?lmaz et al.', 'lettersLost Yılmaz Y?lmaz'],
  ['text', ['α-amanitina'], ['?-amanitina'], 'lettersLost α-amanitina ?-amanitina'],
  ['number', -0.081, -81, 'decimalLost -0.081 -81'],
  ['number', [1, 0.081], [1, 81], 'decimalLost 0.081 81'],
  ['text', 'a 🍄‍🟫 b', 'a ???? b', 'lettersLost 🍄‍🟫 ????'],
  ['text', '00123', '123', 'zerosLost 00123 123'],
  ['text', '00', '0', 'zerosLost 00 0'],
  ['text', ['a', '007'], ['a', '7'], 'zerosLost 007 7'],
] as const)('a %s %j that became %j was changed by a spreadsheet', (type, from, to, message) => {
  expect(messageOf(type, from, to)).toBe(message)
})

test('numbers of a message are written as the panel writes them', () => {
  const pair = { column: 'a', field: { name: 'a', type: 'number' } as FlattenedField, from: 3.607, to: 3607 }
  expect(findConversions(2, [pair], { language: 'es', t })[0]?.message).toBe('decimalLost 3,607 3607')
})

test.each([
  ['number', 10, 10_000],
  ['number', 0.5, 5],
  ['number', 0.5, 500],
  ['number', 2.5, 2500],
  ['number', 81, 0.081],
  ['number', 0.081, -81],
  ['number', 0, 0.5],
  ['number', null, 81],
  ['text', 'Łódź', 'Lodz'],
  ['text', 'a', 'What?'],
  ['text', 'Found by İsmail.', 'Who found it?'],
  ['text', 'What?? İsmail', 'What? İsmail'],
  ['text', ['007', '7'], ['7']],
  ['text', 'A – B', 'A ? B'],
  ['text', '123', '00123'],
  ['text', null, '1'],
] as const)('a %s %j that became %j was changed by the editor', (type, from, to) => {
  expect(messageOf(type, from, to)).toBeUndefined()
})

test('a cell of many letters without spaces is compared at once', () => {
  const start = performance.now()
  const letters = 'a'.repeat(40_000)
  expect(messageOf('text', `${letters} α`, `${letters} ?`)).toBe('lettersLost α ?')
  expect(performance.now() - start).toBeLessThan(2000)
})
