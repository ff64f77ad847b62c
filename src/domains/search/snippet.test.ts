import { describe, expect, test } from 'vitest'
import { formsOf, nameQuery } from './read/query-text'
import { highlight, snippet } from './snippet'

const hits = (text: string, words: string[]) =>
  highlight(text, words).flatMap((piece) => (piece.isHit ? [piece.text] : []))

describe('highlight', () => {
  test('marks words whatever their case, accents and number', () => {
    expect(hits('Melena de León, dos melenas', ['melena', 'de', 'leon'])).toEqual([
      'Melena',
      'León',
      'melenas',
    ])
    expect(hits('Golden chanterelle', ['chanterelles'])).toEqual(['chanterelle'])
    expect(hits('a red cap', ['cap'])).toEqual(['cap'])
  })

  test('keeps the text whole', () => {
    const text = 'Lion’s mane: “Hericium” & co.'
    expect(
      highlight(text, ['hericium'])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})

test('a snippet surrounds the first hit and is cut between words', () => {
  const text = `${'wood '.repeat(60)}under birch ${'leaf '.repeat(60)}`
  const cut = snippet(text, ['birch'])
  expect(cut).toContain('under birch')
  expect(cut.length).toBeLessThan(160)
  expect(cut).toMatch(/^… wood .* leaf …$/)
  expect(snippet('Short.', ['none'])).toBe('Short.')
})

test('a plural is searched for in the singular too, in each language', () => {
  expect(formsOf('chanterelles')).toContain('chanterelle')
  expect(formsOf('colmenillas')).toContain('colmenilla')
  expect(formsOf('refeicoes')).toContain('refeicao')
  expect(formsOf('grass')).toEqual(['grass'])
  expect(nameQuery([['lions', 'mane']])).toBe('((lions:*|lion:*)&(mane:*))')
})
