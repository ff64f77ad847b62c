import { expect, test } from 'vitest'
import { validateWholeNumber } from './whole-number'

const validate = (value: number | null | undefined) =>
  validateWholeNumber(value, { req: { i18n: { language: 'en' } } } as never)

test('whole numbers and empty values fit, numbers with decimals do not', async () => {
  expect(await Promise.all([1890, 0, -3, null, undefined].map(validate))).toEqual(Array(5).fill(true))
  expect(await validate(1890.5)).toBe('Enter a whole number, without decimals.')
})
