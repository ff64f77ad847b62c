import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SpeciesCard } from '@/domains/species/listing'
import { messagesOf } from '@/foundation/i18n/messages'
import { TextsProvider } from '@/ui/texts'
import { ProductSpecies } from './product-species'

const messages = messagesOf('en')

const morel: SpeciesCard = {
  kind: 'species',
  id: 'm',
  slug: 'morchella-esculenta',
  scientificName: 'Morchella esculenta',
  variation: null,
  commonName: 'Morel',
  otherNames: [],
  edibility: 'caution',
  types: [],
  traits: { growthForm: 'morel', hymenium: 'smooth' },
  keyNotes: [],
  image: null,
  seasons: [],
  likeCount: 0,
  averageRating: null,
  ratingCount: 0,
  cooking: {
    minutes: 20,
    discardsWater: true,
    source: { citation: 'Agency 2024', url: 'https://example.org/morels' },
  },
}

const html = (category: string) =>
  renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" messages={messages}>
      <ProductSpecies
        species={[morel]}
        guides={new Map()}
        categories={[{ path: `products/mushroom/${category}` }]}
      />
    </TextsProvider>,
  )

const rule = 'Cook for at least 20 minutes and throw the cooking water away'

test.each(['fresh', 'foraged', 'dehydrated', 'freeze-dried'])(
  'a product of the category %s gives the cooking time of its species with the source',
  (category) => {
    expect(html(category)).toContain(rule)
    expect(html(category)).toContain('href="https://example.org/morels">Agency 2024</a>')
  },
)

test('a product that the vendor has cooked does not ask its buyer to cook it', () => {
  expect(html('edibles/honey')).not.toContain(rule)
})
