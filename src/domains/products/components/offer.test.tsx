import en from '@messages/en/ui.json'
import es from '@messages/es/ui.json'
import pt from '@messages/pt/ui.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { InlineContent } from '@/ui/inline-text'
import { TextsProvider } from '@/ui/texts'
import { Offer } from './offer'

const ui = { en, es, pt }
const price = { amount: 2400, regular: null, label: null, until: null }

function html(locale: keyof typeof ui, itemType?: InlineContent): string {
  return renderToStaticMarkup(
    <TextsProvider locale={locale} timeZone="UTC" messages={{ ui: ui[locale] }}>
      <Offer price={price} currency="USD" itemType={itemType} />
    </TextsProvider>,
  )
}

test.each([
  ['en', 'grow block', 'per grow block'],
  ['es', 'bloque', 'por bloque'],
  ['pt', 'bloco', 'por bloco'],
] as const)('D02: a price names its unit: %s', (locale, itemType, text) => {
  expect(html(locale, itemType)).toContain(` <small>${text}</small>`)
})

test('an untranslated unit carries its language', () => {
  expect(html('pt', { text: 'grow block', lang: 'en' })).toContain(
    '<small>por <span lang="en">grow block</span></small>',
  )
})

test('a price without a unit shows none', () => {
  expect(html('en', null)).not.toContain('<small>')
})
