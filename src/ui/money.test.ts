import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discount, moneyText, priceText } from './money'

/** Intl uses several kinds of space, which are irrelevant here. */
const plainText = (text: string) => text.replace(/\s/g, ' ')

describe('moneyText and priceText', () => {
  it('show as many decimals as the currency has', () => {
    expect(moneyText({ amount: 2400, currency: 'USD' }, 'en')).toBe('$24.00')
    expect(moneyText({ amount: 2400, currency: 'JPY' }, 'en')).toBe('¥2,400')
    expect(moneyText({ amount: 2400, currency: 'KWD' }, 'en')).toContain('2.400')
  })

  it('distinguish currencies with the same sign', () => {
    const written = ['USD', 'CAD', 'MXN'].map((currency) => moneyText({ amount: 2400, currency }, 'en'))
    expect(written).toEqual(['$24.00', 'CA$24.00', 'MX$24.00'])
  })

  it('follow the conventions of the language', () => {
    expect(plainText(moneyText({ amount: 240050, currency: 'EUR' }, 'es'))).toBe('2400,50 €')
    expect(plainText(moneyText({ amount: 240050, currency: 'BRL' }, 'pt'))).toBe('R$ 2.400,50')
  })

  it('show a range, or one price if both ends are equal', () => {
    expect(plainText(priceText({ from: 2400, to: 3900, currency: 'USD' }, 'en'))).toBe('$24.00 – $39.00')
    expect(priceText({ from: 2400, to: 2400, currency: 'USD' }, 'en')).toBe('$24.00')
    expect(priceText({ from: 2400, currency: 'USD' }, 'en')).toBe('$24.00')
  })
})

describe('discount', () => {
  const at = (from: number) => ({ from, currency: 'USD' })

  it('returns a fraction of the regular price in whole percent', () => {
    expect(discount(at(3200), at(2600))).toBe(0.18)
    expect(discount(at(3000), at(2400))).toBe(0.2)
  })

  it('never overstates the saving and is never negative', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (regular, now) => {
        const share = discount(at(regular), at(now))
        expect(share).toBeGreaterThanOrEqual(0)
        expect(regular * (1 - share)).toBeGreaterThanOrEqual(Math.min(now, regular) - 1e-6)
      }),
    )
  })
})
