import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxHeadlineLength, ratingRange, textLength } from '@/domains/contributions/entry-limits'
import { visibleText } from '@/foundation/text/visible-text'
import { countCharacters } from '@/ui/count-characters'
import { headline, rating, ratingInput, text } from './entry-schema'
import { problemMessage } from './messages'

const problemOf = (schema: typeof text | typeof headline, value: string) =>
  schema.safeParse(value).error?.issues[0]?.message

test.each([
  ['', 'textRequired'],
  ['  \r\n ', 'textRequired'],
  ['\u3164\u2800\u200B\u00A0\uFEFF', 'textRequired'],
  ['a'.repeat(textLength.min - 1), 'textTooShort'],
  ['🍄'.repeat(textLength.max + 1), 'textTooLong'],
  ['🍄'.repeat(textLength.max), undefined],
])('the problem of the text %j is %s', (value, problem) => {
  expect(problemOf(text, value)).toBe(problem)
})

test('the browser and the server count the same characters', () => {
  const typed = fc.string({ unit: fc.constantFrom('🍄', 'a', 'é', '\n', ' ', '漢') })
  fc.assert(
    fc.property(typed, (written) => {
      const sent = written.replaceAll('\n', '\r\n')
      const stored = visibleText(sent)
      expect(countCharacters(written)).toBe([...stored].length)
      expect(countCharacters(sent)).toBe([...stored].length)
    }),
  )
})

test('a headline is refused above its maximum length', () => {
  expect(problemOf(headline, 'a'.repeat(maxHeadlineLength))).toBeUndefined()
  expect(problemOf(headline, 'a'.repeat(maxHeadlineLength + 1))).toBe('headlineTooLong')
})

test('forms and collections accept the same ratings: whole numbers from 1 to 5', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -2, max: 8 }), fc.double()), (value) => {
      const isValid = Number.isInteger(value) && value >= ratingRange.min && value <= ratingRange.max
      expect(rating.safeParse(value).success).toBe(isValid)
      expect(ratingInput.safeParse(String(value)).success).toBe(isValid)
    }),
  )
  for (const value of [undefined, null, '', 'five', [], true]) {
    expect(rating.safeParse(value).success).toBe(false)
  }
})

/** A call of a browser in a language, or one that names another. */
const callIn = (browser: string, locale?: string) =>
  ({
    headers: new Headers(),
    i18n: { language: browser },
    query: { locale },
  }) as unknown as Parameters<typeof problemMessage>[0]

test('messages have the limits in the language of the call', () => {
  expect(problemMessage(callIn('en'), 'textTooLong')).toContain(String(textLength.max))
  expect(problemMessage(callIn('pt'), 'textTooShort')).toBe('Escreva pelo menos 3 caracteres.')
  expect(problemMessage(callIn('en', 'es'), 'textRequired')).toBe('Escribe un texto.')
})
