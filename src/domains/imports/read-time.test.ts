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
  ['1:30 h', 90],
  ['1:30h', 90],
  ['1:30 hs', 90],
  ['24:00 h', 1440],
  ["90'", 90],
  ["1 h 30'", 90],
  ['90´', 90],
  ['media hora', 30],
  ['meia hora', 30],
  ['Half an hour', 30],
  ['a half hour', 30],
  ['½ hora', 30],
  ['1/2 h', 30],
  ['hora y media', 90],
  ['una hora y media', 90],
  ['1 hora y media', 90],
  ['uma hora e meia', 90],
  ['2 horas e meia', 150],
  ['dos horas y media', 150],
  ['an hour and a half', 90],
  ['one and a half hours', 90],
  ['2 and a half hours', 150],
  ['1 h y 1/2', 90],
  ['1 h ½', 90],
  ['una hora y cuarto', 75],
  ['una hora y un cuarto', 75],
  ['uma hora e um quarto', 75],
  ['un cuarto de hora', 15],
  ['um quarto de hora', 15],
  ['a quarter of an hour', 15],
  ['tres cuartos de hora', 45],
  ['three quarters of an hour', 45],
  ['hora y tres cuartos', 105],
  ['an hour', 60],
  ['una hora', 60],
  ['quince minutos', 15],
  ['cuarenta y cinco minutos', 45],
  ['quarenta e cinco minutos', 45],
  ['forty-five minutes', 45],
  ['una hora y veinte minutos', 80],
  ['two hours and ten minutes', 130],
  ['veinticuatro horas', 1440],
  ['día y medio', 2160],
  ['um dia e meio', 2160],
  ['2 weeks', 20_160],
  ['1 semana', 10_080],
  ['1 semana y 2 días', 12_960],
  ['1,25 h', 75],
  ['1,75 h', 105],
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
  '1.30 h',
  '1,45 horas',
  'overnight',
  'toda la noche',
  'de un día para otro',
  'a few minutes',
  'unas horas',
  'media',
  'mediodía',
  'hora',
  'two or three hours',
  'dos o tres horas',
  'una y media',
  '25:75 h',
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
