import en from '@messages/en/ui.json'
import es from '@messages/es/ui.json'
import pt from '@messages/pt/ui.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextsProvider } from '@/ui/texts'
import { ShortDate } from './short-date'

const ui = { en, es, pt }

test.each([
  ['en', '2026-10-06T10:00:00.000Z', 'Oct 06, 2026'],
  ['es', '2026-10-06T10:00:00.000Z', '6 oct 2026'],
  ['pt', '2026-10-06T10:00:00.000Z', '6 de out. de 2026'],
  ['en', 'soon', 'Invalid date'],
  ['es', '', 'Fecha no válida'],
  ['pt', 'x', 'Data inválida'],
] as const)('in %s, %j is written as %j', (locale, date, text) => {
  const markup = renderToStaticMarkup(
    <TextsProvider locale={locale} timeZone="UTC" messages={{ ui: ui[locale] }}>
      <ShortDate date={date} />
    </TextsProvider>,
  )
  expect(markup.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')).toBe(text)
})
