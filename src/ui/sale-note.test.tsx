import en from '@messages/en/ui.json'
import es from '@messages/es/ui.json'
import pt from '@messages/pt/ui.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextsProvider } from '@/ui/texts'
import { SaleNote } from './sale-note'

const ui = { en, es, pt }

/** The sale note for a reader in another time zone: sales end by the vendor's calendar. */
function renderNote(locale: keyof typeof ui, until: string | null): string {
  const markup = renderToStaticMarkup(
    <TextsProvider locale={locale} timeZone="Pacific/Auckland" messages={{ ui: ui[locale] }}>
      <SaleNote
        price={{ from: 1500, currency: 'USD' }}
        regular={{ from: 2000, currency: 'USD' }}
        until={until}
      />
    </TextsProvider>,
  )
  return markup.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')
}

test.each([
  ['en', '2026-03-31', '25% off until March 31'],
  ['en', '2026-12-31', '25% off until December 31'],
  ['es', '2026-03-31', '25 % de descuento hasta el 31 de marzo'],
  ['pt', '2026-03-31', '25% de desconto até 31 de março'],
  ['en', null, '25% off'],
] as const)('F07: in %s a sale until %s is announced as “%s”', (locale, until, text) => {
  expect(renderNote(locale, until)).toBe(text)
})
