import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SpeciesName } from './species-name'

const scientificName = 'Cortinarius rubellus'

test.each([
  ['the common name in the reader’s language', 'cortinaire', 'Cortinaire'],
  [
    'the binomial instead of a name in another language',
    { text: 'Deadly webcap', lang: 'en' },
    '<i class="binomial" lang="la">Cortinarius rubellus</i>',
  ],
  ['the binomial without any common name', null, '<i class="binomial" lang="la">Cortinarius rubellus</i>'],
] as const)('a species is mentioned by %s', (_, commonName, expected) => {
  expect(renderToStaticMarkup(<SpeciesName species={{ commonName, scientificName }} capital />)).toBe(
    expected,
  )
})
