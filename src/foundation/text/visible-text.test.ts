import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { visibleLine, visibleText } from './visible-text'

const nothing = [
  ' ',
  '\t',
  '\r\n',
  '\u00A0', // no-break space
  '\u00AD', // soft hyphen
  '\u115F', // Hangul filler
  '\u1160',
  '\u180E', // Mongolian vowel separator
  '\u200B', // zero-width space
  '\u200C', // joiners
  '\u200D',
  '\u200F', // right-to-left mark
  '\u202E', // right-to-left override
  '\u2028', // line separator
  '\u2060', // word joiner
  '\u2067', // right-to-left isolate
  '\u2800', // empty braille cell
  '\u3000', // ideographic space
  '\u3164', // Hangul filler
  '\uFE0F', // variation selector
  '\uFEFF', // byte order mark
  '\uFFA0',
  '\0',
  '\uFFFC', // the place of an object
  '\uFFFF', // no character
  '\uFDD0',
  '\u{1D159}', // note without a head
  '\uD800', // half of a pair
]

describe('visible text', () => {
  test('is empty where nothing can be seen', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...nothing)), (parts) => {
        expect(visibleText(parts.join(''))).toBe('')
        expect(visibleLine(parts.join(''))).toBe('')
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['Chanterelle\u202Exe.gpj', 'Chanterellexe.gpj'],
    ['\u2067Boletus\u2069 edulis', 'Boletus edulis'],
    ['can\u200Bther\uFEFFellus', 'cantherellus'],
    ['one\r\ntwo\rthree\n', 'one\ntwo\nthree'],
    // Word and FileMaker separate the lines of a paragraph or a cell so.
    ['one\vtwo\fthree', 'one\ntwo\nthree'],
    ['  25\u00A0kg ', '25\u00A0kg'],
    // What writing needs is kept.
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['क्\u200Dष', 'क्\u200Dष'],
    ['👩\u200D🌾 🍄', '👩\u200D🌾 🍄'],
    ['🏳️\u200D🌈', '🏳️\u200D🌈'],
    ['e\u0301cole', 'e\u0301cole'],
    ['العربية עברית', 'العربية עברית'],
    ['❤️', '❤️'],
    ['a \u200D b', 'a  b'],
    ['Ad\u200Dmin', 'Admin'],
    // What nobody sees can carry a second text, or make two names look the same.
    ['bo\u{E0068}\u{E0069}letus', 'boletus'],
    ['🍄\u{E0101}\uFE0F\uFE0E edible', '🍄\u{E0101} edible'],
    ['bo\uFE0Fle\u034Ftus', 'boletus'],
    ['\uFFF9Cep\uFFFAcepe\uFFFB', 'Cepcepe'],
    ['\u{1D173}Morel\u2065\u206A', 'Morel'],
    [`Z${'\u0335'.repeat(40)}algo`, `Z${'\u0335'.repeat(6)}algo`],
    [
      '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
      '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    ],
    ['1\uFE0F\u20E3 葛\u{E0100} ☂\uFE0E ≨\uFE00', '1\uFE0F\u20E3 葛\u{E0100} ☂\uFE0E ≨\uFE00'],
  ])('of %j is %j', (text, visible) => {
    expect(visibleText(text)).toBe(visible)
  })

  test('in one line has single spaces', () => {
    expect(visibleLine(' Amanita\t muscaria\r\n  var.  alba ')).toBe('Amanita muscaria var. alba')
  })

  test('of a very long text is found in no time', () => {
    const start = performance.now()
    for (const sign of ['\u00A0', ' ', '\u200D', '\u0301', '\n', '\u3164'])
      for (const clean of [visibleText, visibleLine]) clean(`a${sign.repeat(300_000)}b`)
    expect(performance.now() - start).toBeLessThan(5000)
  })

  test('stays as it is when it is cleaned again', () => {
    const text = fc.array(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...nothing, 'a', '👩', 'é')),
    )
    fc.assert(
      fc.property(text, (parts) => {
        for (const clean of [visibleText, visibleLine]) {
          const once = clean(parts.join(''))
          expect(clean(once)).toBe(once)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
