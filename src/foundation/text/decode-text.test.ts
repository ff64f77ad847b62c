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

/** As the older Mac writes the letters of Spanish and Portuguese. */
const macSigns: Record<string, number> = {
  á: 0x87,
  é: 0x8e,
  í: 0x92,
  ó: 0x97,
  ú: 0x9c,
  ñ: 0x96,
  ã: 0x8b,
  ç: 0x8d,
  ê: 0x90,
  '–': 0xd0,
}

test.each(['títúlo;año\rTrufa de otoño – café\r', 'título;ano\rLimão, você, porção\r', 'Qué hongo;máximo'])(
  '%j as Excel saves it on a Mac is read',
  (text) => {
    const bytes = Uint8Array.from(text, (sign) => macSigns[sign] ?? sign.charCodeAt(0))
    expect(decodeText(bytes)).toEqual({ text, encoding: 'macintosh' })
  },
)

test.each([
  'Níscalo – “it’s” l’été',
  'Año—níscalo',
  'Note‡ 5 ™',
  'cœur, Dušan, 20 °C',
  'Læssøe ß',
  'MAÇÃ Água',
])('%j of Windows is not taken for one of a Mac', (text) => {
  const western: Record<string, number> = { '–': 0x96, '“': 0x93, '”': 0x94, '’': 0x92, '—': 0x97, '‡': 0x87 }
  const others: Record<string, number> = { '™': 0x99, œ: 0x9c, š: 0x9a }
  const bytes = Uint8Array.from(text, (sign) => western[sign] ?? others[sign] ?? sign.charCodeAt(0))
  expect(decodeText(bytes)).toEqual({ text, encoding: 'windows-1252' })
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

test('telltale words are found behind a very long one, which must not take hours', () => {
  expect(telltaleWords(`${'1'.repeat(2_000_000)} níscalo`)).toEqual(['níscalo'])
})
