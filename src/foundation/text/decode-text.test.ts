import { expect, test } from 'vitest'
import { decodeText, telltaleWords } from './decode-text'

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

test('UTF-8 and UTF-16 are recognized by their mark, UTF-8 also without one, and the rest is Windows-1252', () => {
  const text = 'níscalos'
  expect(decodeText(Buffer.from(text))).toEqual({ text, encoding: 'utf-8' })
  expect(decodeText(Buffer.from(`\uFEFF${text}`))).toEqual({ text, encoding: 'utf-8' })
  expect(decodeText(utf16(text))).toEqual({ text, encoding: 'utf-16le' })
  expect(decodeText(utf16(text).swap16())).toEqual({ text, encoding: 'utf-16be' })
  const bytes = Buffer.from([0x80, 0x20, 0x93, 0x6e, 0xed, 0x94])
  expect(decodeText(bytes)).toEqual({ text: '€ “ní”', encoding: 'windows-1252' })
})

test.each([
  ['a workbook', Buffer.from('PK\x03\x04\0\0')],
  ['UTF-16 without a mark', utf16('title').subarray(2)],
  ['a broken end of UTF-16', utf16('title').subarray(0, 5)],
  ['UTF-8 that is marked and broken', Buffer.from([0xef, 0xbb, 0xbf, 0xed])],
  ['bytes that Windows-1252 does not define', Buffer.from([0x61, 0x81, 0xed])],
])('%s is not decoded', (_, bytes) => {
  expect(decodeText(bytes)).toBeUndefined()
})

test('words with signs beyond ASCII tell whether an encoding was recognized', () => {
  const text = 'Clave de níscalos;"guía breve", n¤scalos El níscalos é'
  expect(telltaleWords(text, 3)).toEqual(['níscalos', 'guía', 'n¤scalos'])
})
