import { expect, test } from 'vitest'
import { startSale } from './start-sale'

test('a row with a sale price is on sale, and with days for as long as these', () => {
  expect(startSale({ sales: { salePrice: 9 } })).toEqual({ sales: { salePrice: 9, active: true } })
  const dateRange = { from: '2026-11-01', to: null }
  expect(startSale({ sales: { salePrice: 9, dateRange } })).toEqual({
    sales: { salePrice: 9, dateRange, active: true, scheduledSale: true },
  })
})

test.each([
  [{ title: 'a' }],
  [{ sales: { salePrice: null } }],
  [{ sales: { dateRange: { from: '2026-11-01' } } }],
  [{ sales: { salePrice: 9, active: false } }],
  [{ sales: { salePrice: 9, active: true, scheduledSale: false, dateRange: { from: '2026-11-01' } } }],
])('%j stays as it is', (data) => {
  expect(startSale(data)).toEqual(data)
})

test('a stored sale stays as it is', () => {
  const data = { sales: { salePrice: 9 } }
  expect(startSale(data, { sales: { salePrice: 10, active: false } })).toEqual(data)
  expect(startSale(data, { sales: { salePrice: null, active: false } })).toEqual({
    sales: { salePrice: 9, active: true },
  })
})
