import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { InlineText } from './inline-text'

const html = (text: string) => renderToStaticMarkup(<InlineText text={text} />)

describe('a plain text', () => {
  it('has binomials in italics', () => {
    expect(html('like _Amanita phalloides_')).toBe('like <i>Amanita phalloides</i>')
  })

  it.each([
    ['20 g of agar, 4–5 cm', '20\u00a0g of agar, 4–\u20605\u00a0cm'],
    ['a 15 °C, 60 % y 2 h', 'a 15\u00a0°C, 60\u00a0% y 2\u00a0h'],
    ['3 mushrooms, 2 guides, 5 leaves', '3 mushrooms, 2 guides, 5 leaves'],
  ])('ends no line between a number and its unit or within a range: %s', (text, kept) => {
    expect(html(text)).toBe(kept)
  })
})
