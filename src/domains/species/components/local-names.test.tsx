import messages from '@messages/es/species.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LocalNames as NamesOfLanguage } from '@/domains/species/local-names'
import { TextsProvider } from '@/ui/texts'
import { LocalNames } from './local-names'

const html = (localNames: readonly NamesOfLanguage[]) =>
  renderToStaticMarkup(
    <TextsProvider locale="es" timeZone="UTC" messages={{ species: messages }}>
      <LocalNames localNames={localNames} />
    </TextsProvider>,
  )

test('names stand under their language in the language of the reader, with their sources', () => {
  const markup = html([
    { language: 'es-MX', names: ['hongo de pino'], sources: [] },
    {
      language: 'ca',
      names: ['rovelló', 'pinetell'],
      sources: [{ citation: 'Vidal 2013', url: 'https://example.org/bolets' }],
    },
  ])
  expect(markup).toContain('<dt>Catalán</dt><dd><span lang="ca">rovelló, pinetell</span>')
  expect(markup).toContain('href="https://example.org/bolets"')
  expect(markup).toContain('<dt>México</dt><dd><span lang="es-MX">hongo de pino</span></dd>')
})

test('nothing is shown of a species without local names', () => {
  expect(html([])).toBe('')
})
