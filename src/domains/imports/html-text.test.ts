import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml } from '@/foundation/text/escape-html'
import { textOfHtml } from './html-text'

const textOf = (cell: string) => {
  const read = textOfHtml(cell)
  return 'text' in read ? read.text : `beyond text: ${read.element}`
}

test('tags and references become what readers would see', () => {
  const cells = {
    '<b>Boletus</b> <i class="sci" lang=la>edulis</i>': 'Boletus edulis',
    'Sal &amp; pimienta&nbsp;negra, n&iacute;scalo &#8211; &#xF1;ora':
      'Sal & pimienta\u00a0negra, níscalo – ñora',
    '<p>One.</p>\n<p>Two.<br/>Three.</p>': 'One.\n\nTwo.\nThree.',
    '<ul>\n  <li>níscalo</li>\n  <li>robellón</li>\n</ul>': 'níscalo\nrobellón',
    'Spores 10<sup>6</sup> per cm<SUP>3</SUP>, CO<sub>2</sub>, the 1<sup>st</sup>':
      'Spores 10⁶ per cm³, CO₂, the 1st',
    '<div>One</div><div>two<br><br>three</div>four': 'One\ntwo\n\nthree\nfour',
    'one&lt;b&gt;two': 'one<b>two',
  }
  for (const [cell, text] of Object.entries(cells)) expect(textOf(cell), cell).toBe(text)
})

test('what only looks like HTML stays as it is', () => {
  for (const text of [
    'a < b and c > d',
    'cap <5 cm, stem >10 cm',
    'a<b>c',
    'a <b and c> d </b>',
    'below <LOD>',
    'AT&T; R&D; salt & pepper; &copy 2020; &notit;',
    '1 <- 2 -> 3 <3',
    '&unknown;',
  ])
    expect(textOf(text), text).toBe(text)
})

test('an element whose text alone would lose something is named', () => {
  expect(textOf('See <a href="https://example.org">here</a>')).toBe('beyond text: a')
  expect(textOf('<img src="x.jpg">')).toBe('beyond text: img')
  expect(textOf('<table><tr><td>1</td></tr></table>')).toBe('beyond text: table')
})

const words = fc.string({ unit: fc.constantFrom(...'ab 1<>&;ñ²"\'/=p') })

test('any text is read back from its HTML', () => {
  fc.assert(
    fc.property(words, fc.constantFrom('b', 'i', 'span', 'font'), (text, name) => {
      const line = text.replace(/\s+/g, ' ').trim()
      expect(textOf(`<${name}>${escapeHtml(line)}</${name}>`)).toBe(line)
    }),
  )
})

test('text without a tag or a reference is never changed', () => {
  const plain = words.filter((text) => !/<\/?(?:b|p|a)\b|&\w+;/.test(text))
  fc.assert(fc.property(plain, (text) => void expect(textOf(text)).toBe(text)))
})

test('long cells of unfinished tags are read in time', () => {
  const started = performance.now()
  for (const part of ['<b ', '<b a=', '<b a="', '<p x=1 ', ' ', '&', '&a', '\n '])
    textOf(`${part.repeat(40_000 / part.length)}</b>`)
  expect(performance.now() - started).toBeLessThan(2000)
})
