import { describe, expect, test } from 'vitest'
import { createRequestRate, maxAddresses } from './request-rate'

const minute = 60_000

describe('the limit of requests a minute', () => {
  test('lets its maximum pass and tells the seconds until the minute is over', () => {
    const wait = createRequestRate(2)
    expect([wait('a', 1000), wait('a', 2000), wait('a', 31_000)]).toEqual([0, 0, 30])
    expect(wait('a', 1000 + minute - 1)).toBe(1)
  })

  test('begins anew after a minute, also for an address that went on asking', () => {
    const wait = createRequestRate(1)
    expect([wait('a', 0), wait('a', 1), wait('a', minute)]).toEqual([0, 60, 0])
  })

  test('counts each address separately', () => {
    const wait = createRequestRate(1)
    expect([wait('a', 0), wait('b', 0), wait('a', 0)]).toEqual([0, 0, 60])
  })

  test('remembers a bounded number of addresses and forgets the first', () => {
    const wait = createRequestRate(1)
    for (let index = 0; index <= maxAddresses; index += 1) wait(`a${index}`, 0)
    expect(wait(`a${maxAddresses}`, 0)).toBe(60)
    expect(wait('a1', 0)).toBe(60)
    expect(wait('a0', 0)).toBe(0)
  })
})
