import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPreviewSession, hasPreviewSession, previewSeconds } from './preview-session'

const now = 1_800_000_000_000
const value = createPreviewSession('secret', now)

test('a preview is recognized among other cookies until it expires', () => {
  for (const cookies of [`preview=${value}`, `a=b; preview=${value}; c=d`, `a=b;preview=${value}`])
    expect(hasPreviewSession(cookies, 'secret', now)).toBe(true)
  expect(hasPreviewSession(`preview=${value}`, 'secret', now + previewSeconds * 1000 - 1)).toBe(true)
  expect(hasPreviewSession(`preview=${value}`, 'secret', now + previewSeconds * 1000)).toBe(false)
})

test('a preview of another site, with a later end, under another name or damaged is none', () => {
  const [expiresAt, signature] = value.split('.')
  for (const cookies of [
    undefined,
    '',
    'preview=',
    `preview=${createPreviewSession('another secret', now)}`,
    `preview=${Number(expiresAt) + 1}.${signature}`,
    `preview=${value}a`,
    `xpreview=${value}`,
    `preview =${value}`,
  ])
    expect(hasPreviewSession(cookies, 'secret', now), cookies).toBe(false)
})

test('nothing that a visitor makes up is a preview', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string({ minLength: 43, maxLength: 43 }), (seconds, signature) => {
      const cookie = `preview=${now / 1000 + seconds}.${signature.replace(/[^\w-]/g, '-')}`
      expect(hasPreviewSession(cookie, 'secret', now)).toBe(false)
    }),
  )
})
