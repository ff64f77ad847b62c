import { expect, test } from 'vitest'
import { structuredDataFaults, structuredDataIn } from './structured-data'

const context = { '@context': 'https://schema.org' }

test('structured data may have properties of its type and of supertypes, with plausible values', () => {
  const parentTaxon = { '@type': 'Taxon', name: 'Amanita', taxonRank: 'genus' }
  expect(
    structuredDataFaults({
      ...context,
      '@type': 'Taxon',
      name: 'Amanita phalloides',
      alternateName: ['Death cap'],
      sameAs: 'https://www.wikidata.org/wiki/Q1',
      parentTaxon,
    }),
  ).toEqual([])
})

test.each([
  [{ '@type': 'Mushroom' }, 'Mushroom is not in the vocabulary'],
  [{ '@type': 'Taxon', name: 'A', colour: 'red' }, 'Taxon.colour is not in the vocabulary'],
  [{ '@type': 'Taxon', name: 'A', sameAs: 'no address' }, 'Taxon.sameAs cannot be “no address”'],
  [{ '@type': 'Taxon', name: 'A', parentTaxon: { '@type': 'Person' } }, 'Taxon.parentTaxon cannot be Person'],
  [{ '@type': 'Taxon', name: 'A', description: undefined, sameAs: [null] }, 'Taxon.sameAs has no value'],
  [
    { '@type': 'Offer', price: 1, priceCurrency: 'EUR', availability: 'https://schema.org/Maybe' },
    'Offer.availability cannot be “https://schema.org/Maybe”',
  ],
  [{ '@type': 'Product', name: 'A kit' }, 'Product has no offer'],
  [{ '@type': 'AggregateRating', ratingValue: 5, reviewCount: 0 }, 'AggregateRating counts no rating'],
  [
    { '@type': 'BlogPosting', headline: 'A', image: 'https://a.test/b', author: 'A' },
    'BlogPosting lacks datePublished',
  ],
])('%j is refused', (data, fault) => {
  expect(structuredDataFaults({ ...context, ...data })).toContain(fault)
})

test('structured data is read from a page', () => {
  const html = '<script type="application/ld+json">{"a":"\\u003c/script>"}</script><script>1</script>'
  expect(structuredDataIn(html)).toEqual([{ a: '</script>' }])
})
