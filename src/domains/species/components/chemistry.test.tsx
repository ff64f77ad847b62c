import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SpeciesView } from '@/domains/species/view'
import { messagesOf } from '@/foundation/i18n/messages'
import { TextsProvider } from '@/ui/texts'
import { Chemistry } from './chemistry'

const psilocybin: SpeciesView['psychoactiveChem'][number] = {
  name: 'Psilocybin',
  url: '/mushrooms/species/chemistry/psychoactive/psilocybin',
  amount: { min: 0.17, max: 1.96 },
  units: '%',
  basis: null,
  part: 'cap',
  collections: 12,
  source: null,
  benefits: null,
}

test.each([
  ['en', '0.17–\u20601.96%', 'Caps, 12 collections'],
  ['es', '0,17–\u20601,96 %', 'Píleos, 12 recolecciones'],
  ['pt', '0,17–\u20601,96%', 'Chapéus, 12 coletas'],
] as const)('a share is written with what was measured, as in %s', async (locale, expected, sample) => {
  const species = { psychoactiveChem: [psilocybin], medicinalChem: [], potency: [] } as unknown as SpeciesView
  const markup = renderToStaticMarkup(
    <TextsProvider locale={locale} timeZone="UTC" messages={messagesOf(locale)}>
      <Chemistry species={species} />
    </TextsProvider>,
  )
  expect(markup).toContain(`>${expected}<`)
  expect(markup).toContain(`>${sample}<`)
})
