import { expect, test } from 'vitest'
import { isConfirmed, parsePotencyRequest, potencyQuery } from './request'

test('figures need both confirmations', () => {
  expect(isConfirmed(parsePotencyRequest({}))).toBe(false)
  expect(isConfirmed(parsePotencyRequest({ age: 'adult' }))).toBe(false)
  expect(isConfirmed(parsePotencyRequest({ age: 'adult', law: 'yes' }))).toBe(false)
  expect(isConfirmed(parsePotencyRequest({ age: 'adult', law: 'known' }))).toBe(true)
})

test.each([
  ['1', 1],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['0', null],
  ['101', null],
  ['-1', null],
  ['1e3', null],
  ['heavy', null],
  ['', null],
])('a weight of “%s” is read as %s', (weight, grams) => {
  expect(parsePotencyRequest({ weight }).grams).toBe(grams)
})

test('mushrooms are dried unless the address says fresh', () => {
  expect(parsePotencyRequest({ state: 'fresh' }).state).toBe('fresh')
  expect(parsePotencyRequest({ state: 'boiled' }).state).toBe('dried')
})

test.each([{}, { age: 'adult' }, { age: 'adult', law: 'known', weight: '2', state: 'fresh' }])(
  'the parameters %o are written as they were read',
  (params) => {
    expect(JSON.parse(JSON.stringify(potencyQuery(parsePotencyRequest(params))))).toEqual(params)
  },
)
