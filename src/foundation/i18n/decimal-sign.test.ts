import { expect, test } from 'vitest'
import { decimalSignOf } from './decimal-sign'

test.each([
  ['en', null, '.'],
  ['es', null, ','],
  ['pt', null, ','],
  ['es', 'en-US,es-MX;q=0.8', '.'],
  ['es', 'es-419', '.'],
  ['es', 'es-ES,es;q=0.9,en;q=0.8', ','],
  ['es', 'en-US,en;q=0.9', ','],
  ['pt', 'pt-BR', ','],
  ['en', 'es-ES,en-GB', '.'],
  ['es', 'es-'.repeat(2000), ','],
  ['es', 'es-x-!,*', ','],
] as const)('the decimal sign of %s for a browser that asks for %s is "%s"', (language, header, sign) => {
  expect(decimalSignOf(language, header)).toBe(sign)
})
