import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SpeciesCard } from '@/domains/species/listing'
import { messagesOf } from '@/foundation/i18n/messages'
import { TextsProvider } from '@/ui/texts'
import { SpeciesBlock } from './species-block'

const messages = messagesOf('en')

const species: SpeciesCard = {
  kind: 'species',
  id: 's',
  slug: 'psilocybe-cubensis',
  scientificName: 'Psilocybe cubensis',
  variation: 'Golden Teacher',
  commonName: 'Golden cap',
  otherNames: ['Cubes', { text: 'Champiñón dorado', lang: 'es' }],
  edibility: 'psychoactive',
  types: [{ slug: 'psychoactive', title: 'Psychoactive' }],
  traits: { growthForm: 'agaric', hymenium: 'gills' },
  keyNotes: [],
  image: null,
  seasons: [],
  likeCount: 0,
  averageRating: 4.5,
  ratingCount: 2,
}

function html(props: Parameters<typeof SpeciesBlock>[0]): string {
  return renderToStaticMarkup(
    <TextsProvider locale="es" timeZone="UTC" messages={messages}>
      <SpeciesBlock {...props} />
    </TextsProvider>,
  )
}

const linksIn = (markup: string) => [...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

test('C14: a species has its variation, common names, rating, types, guide and products', () => {
  const markup = html({ species, guideSlug: 'cakes', productsPath: '/mushrooms/products?species=s' })
  expect(markup).toContain('Golden cap\u00a0· Cubes\u00a0· <span lang="es">Champiñón dorado</span>')
  for (const text of ['Golden Teacher', '4,5', 'Growing guide', 'View products'])
    expect(markup).toContain(text)
  expect(linksIn(markup)).toEqual([
    '/es/mushrooms/psilocybe-cubensis',
    '/es/mushrooms/species/type/psychoactive',
    '/es/mushrooms/growing-guide/cakes',
    '/es/mushrooms/products?species=s',
  ])
})

test('B07: the psychoactive type leads to the potency where it is published', () => {
  expect(linksIn(html({ species: { ...species, hasPotency: true } }))).toContain(
    '/es/mushrooms/species/type/psychoactive/dosage-calculator/psilocybe-cubensis_golden-teacher',
  )
})
