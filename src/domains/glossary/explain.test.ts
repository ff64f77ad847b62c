import { expect, test } from 'vitest'
import { explainTerms, type GlossaryTerm, isTerm, termsIn } from './explain'
import { builtInTerms } from './terms'

const termOf = (slug: string, ...words: string[]): GlossaryTerm => ({
  slug,
  term: slug,
  definition: slug,
  words,
})
const glossary = [termOf('gills', 'gills', 'gill'), termOf('free', 'free gills'), termOf('volva', 'volva')]

const marked = (texts: string[]) =>
  explainTerms(texts, glossary).map((segments) =>
    segments
      .map((segment) => (isTerm(segment) ? `[${segment.text}]${segment.punctuation}` : segment))
      .join(''),
  )

test('a term is explained where it occurs first, in any form and whatever its case', () => {
  expect(marked(['Gills white; a gill is thin.', 'The gills and the volva.'])).toEqual([
    '[Gills] white; a gill is thin.',
    'The gills and the [volva].',
  ])
})

test('the longer term wins, and parts of words are no terms', () => {
  expect(marked(['Free gills, then gills, in Volvariella.'])).toEqual([
    '[Free gills], then [gills], in Volvariella.',
  ])
})

test('the punctuation after a term belongs to it, so that it never starts a line', () => {
  expect(explainTerms(['The volva; gills free.'], glossary)).toEqual([
    [
      'The ',
      { text: 'volva', term: glossary[2], punctuation: ';' },
      ' ',
      { text: 'gills', term: glossary[0], punctuation: '' },
      ' free.',
    ],
  ])
})

test('the explained terms are listed in their order', () => {
  expect(termsIn(explainTerms(['volva', 'gills'], glossary)).map(({ slug }) => slug)).toEqual([
    'volva',
    'gills',
  ])
})

test('no word of the built-in glossary means two terms in a language', () => {
  for (const locale of ['en', 'es', 'pt'] as const) {
    const words = builtInTerms.flatMap((one) => [one[locale].term, ...(one[locale].forms ?? [])])
    expect(new Set(words).size, locale).toBe(words.length)
  }
  expect(builtInTerms.length).toBeGreaterThanOrEqual(40)
})
