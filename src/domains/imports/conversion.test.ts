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
  ['text', '1.50', '1.5', 'zerosLost 1.50 1.5'],
  ['text', '1E5', '100000', 'zerosLost 1E5 100000'],
  ['text', '1E5', '1.00E+05', 'zerosLost 1E5 1.00E+05'],
  ['text', '+4412', '4412', 'zerosLost +4412 4412'],
  ['text', '10-12', '12-Oct', 'dateMade 10-12 12-Oct'],
  ['text', '10-12', '10-dic', 'dateMade 10-12 10-dic'],
  ['text', 'MAR-1', '01/03/2026', 'dateMade MAR-1 01/03/2026'],
  ['text', 'SEPT2', '2-Sep', 'dateMade SEPT2 2-Sep'],
  ['text', '3/4', '2026-04-03', 'dateMade 3/4 2026-04-03'],
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
  ['text', '10-12', '10-13'],
  ['text', '10-12', '10-12-14'],
  ['text', 'A-12', '12-Oct'],
  ['text', 'TR-5', 'TR-05'],
  ['text', '12', '12-Oct'],
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
