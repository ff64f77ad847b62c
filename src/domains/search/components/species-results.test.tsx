import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SpeciesCard } from '@/domains/species/listing'
import { messagesOf } from '@/foundation/i18n/messages'
import { TextsProvider } from '@/ui/texts'
import { SpeciesRow } from './species-results'

const messages = messagesOf('pt')

const species: SpeciesCard = {
  kind: 'species',
  id: 's',
  slug: 'cortinarius-rubellus',
  scientificName: 'Cortinarius rubellus',
  variation: null,
  commonName: null,
  edibility: 'deadly',
  types: [],
  traits: { growthForm: 'agaric', hymenium: 'gills' },
  keyNotes: [],
  image: null,
  seasons: [],
  likeCount: 0,
  averageRating: null,
  ratingCount: 0,
}

const html = (props: Omit<Parameters<typeof SpeciesRow>[0], 'words'>) =>
  renderToStaticMarkup(
    <TextsProvider locale="pt" timeZone="UTC" messages={messages}>
      <SpeciesRow {...props} words={[]} />
    </TextsProvider>,
  ).replace(/<img[^>]*>/g, '')

const count = (markup: string, text: string) => markup.split(text).length - 1

test('a result without a common name has its scientific name once, as a binomial', () => {
  const markup = html({ species })
  expect(count(markup, 'Cortinarius rubellus')).toBe(1)
  expect(markup).toContain('<i class="binomial" lang="la">Cortinarius rubellus</i></a>')
})

test('a result that was found by a name in another language shows that name in its language', () => {
  const markup = html({ species, name: { text: 'Deadly webcap', language: 'en', type: 'common' } })
  expect(count(markup, 'Cortinarius rubellus')).toBe(1)
  expect(markup).toContain('<span lang="en">Deadly webcap</span>')
})

test('a result with a common name has its scientific name below it', () => {
  const markup = html({ species: { ...species, commonName: 'nome' } })
  expect(markup).toMatch(/>nome<\/a>.*<i class="binomial" lang="la">Cortinarius rubellus<\/i>/)
})
