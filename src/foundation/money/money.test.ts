import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies, fromMinor, isSum, maxAmount, toMinor } from './money'

const currency = fc.constantFrom(...currencies, 'JPY', 'KWD')

describe('an amount', () => {
  it('survives the conversion to minor units and back', () => {
    fc.assert(
      fc.property(fc.nat(maxAmount), currency, (minor, code) => {
        const decimal = fromMinor(minor, code)
        expect(toMinor(decimal, code)).toBe(minor)
        expect(isSum(decimal, code)).toBe(true)
      }),
    )
  })

  it('has as many decimals as its currency', () => {
    expect(toMinor(24.5, 'USD')).toBe(2450)
    expect(toMinor(2450, 'JPY')).toBe(2450)
    expect(toMinor(24.505, 'KWD')).toBe(24505)
    expect(toMinor(1.15, 'EUR')).toBe(115)
    expect(toMinor(1.005, 'KWD')).toBe(1005)
  })

  it('is refused if it cannot be paid', () => {
    for (const decimal of [24.505, -0.01, 0.1 + 0.2, maxAmount + 1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(isSum(decimal, 'USD'), String(decimal)).toBe(false)
    expect(isSum(24.505, 'KWD')).toBe(true)
    expect(isSum(24.5, 'JPY')).toBe(false)
  })

  it('equals the amount that is written with all its decimals', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), (cents) => {
        const written = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
        expect(toMinor(Number(written), 'USD')).toBe(cents)
      }),
    )
  })
})
