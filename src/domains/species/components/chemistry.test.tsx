import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SpeciesView } from '@/domains/species/view'
import { messagesOf } from '@/foundation/i18n/messages'
import { Chemistry } from './chemistry'

const psilocybin: SpeciesView['psychoactiveChem'][number] = {
  name: 'Psilocybin',
  url: '/mushrooms/species/chemistry/psychoactive/psilocybin',
  amount: { min: 0.17, max: 1.96 },
  units: '%',
  basis: null,
  source: null,
  benefits: null,
}

test.each([
  ['en', '0.17–\u20601.96%'],
  ['es', '0,17–\u20601,96 %'],
  ['pt', '0,17–\u20601,96%'],
] as const)('a share is written as in %s', async (locale, expected) => {
  const species = { psychoactiveChem: [psilocybin], medicinalChem: [], potency: [] } as unknown as SpeciesView
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={await messagesOf(locale)}>
      <Chemistry species={species} />
    </NextIntlClientProvider>,
  )
  expect(markup).toContain(`>${expected}<`)
})
