import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesOf, servingsOf } from './read-time'

test.each([
  ['PT25M', 25],
  ['pt1h20m', 80],
  ['P1DT2H', 1560],
  ['PT1H0M0S', 60],
  ['25 min', 25],
  ['25min.', 25],
  ['25 minutos', 25],
  ['25′', 25],
  ['1 h 20', 80],
  ['1h20', 80],
  ['1 h 20 min', 80],
  ['1 hora y 20 minutos', 80],
  ['1 hr, 20 mins', 80],
  ['2 horas', 120],
  ['1,5 h', 90],
  ['1½ hours', 90],
  ['1 1/2 hours', 90],
  ['1 ½ h 10 min', 100],
  ['2 días', 2880],
  ['1 day 12 h', 2160],
  ['1:20', 80],
  ['0:25', 25],
  ['01:20:00', 80],
])('%s is a time of %i minutes', (cell, minutes) => {
  expect(minutesOf(cell, ',')).toBe(minutes)
})

test.each([
  '20–25 min',
  '20-25 min',
  '25:00',
  '1:20:30',
  '1:75',
  'P',
  'PT',
  'soon',
  'unos 25 min',
  '1 h 20 kg',
  '1 h 90',
  '',
  'h',
  '-5 min',
  '1 min 2 h',
])('%j is no time that can be read without doubt', (cell) => {
  expect(minutesOf(cell, ',')).toBeUndefined()
})

test('hours and minutes are read back however they are written', () => {
  const ways = [
    (h: number, m: number) => `PT${h}H${m}M`,
    (h: number, m: number) => `${h} h ${m} min`,
    (h: number, m: number) => `${h}h${String(m).padStart(2, '0')}`,
    (h: number, m: number) => `${h}:${String(m).padStart(2, '0')}`,
    (h: number, m: number) => `${h} horas e ${m} minutos`,
  ]
  fc.assert(
    fc.property(fc.nat(12), fc.nat(59), fc.constantFrom(...ways), (h, m, write) => {
      expect(minutesOf(write(h, m), '.')).toBe(h * 60 + m)
    }),
  )
})

test('servings are read with the words around them, and a range is not', () => {
  for (const cell of [
    '4',
    '4 servings',
    'serves 4',
    'Serves: 4',
    'Yield: 4 servings',
    'Rendimento: 4 porções',
    '4 raciones',
    '4 racion',
    'para 4 personas',
    'Para  4',
    '4 porções',
    '4 pessoas',
    '4 people',
  ])
    expect(servingsOf(cell), cell).toBe(4)
  for (const cell of [
    '4–6',
    '4-6 raciones',
    '4 kg',
    'cuatro',
    'para 4 o 6 personas',
    '4 raciones grandes',
    '',
  ])
    expect(servingsOf(cell), cell).toBeUndefined()
})
