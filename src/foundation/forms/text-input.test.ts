import { expect, test } from 'vitest'
import { z } from 'zod'
import { emailInput } from './text-input'

const email = emailInput('missing').pipe(z.email('wrong'))

test.each([
  'ana@example.org',
  ' ANA@Example.org\u200b ',
  'mailto:ana@example.org',
  '<ana@example.org>',
  'Ana Pérez <ana@example.org>',
  'Ana <mailto:ana@example.org>,',
  'ana@example.org.',
])('%j is the address ana@example.org', (text) => {
  expect(email.parse(text)).toBe('ana@example.org')
})

test.each([
  '',
  'ana',
  'ana @example.org',
  'ana@example.org;eva@example.org',
  'ana@example.org eva@example.org',
  'ana@example.org\nBcc: eva@example.org',
  '<ana@example.org> <eva@example.org>',
  'mailto:ana@example.org?bcc=eva@example.org',
])('%j is no address', (text) => {
  expect(email.safeParse(text).success).toBe(false)
})

test('an address with a sign before the @ stays as it is', () => {
  expect(email.parse("o'brien+fungi@example.org")).toBe("o'brien+fungi@example.org")
})
