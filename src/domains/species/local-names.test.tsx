import messages from '@messages/es/species.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Reference } from '@/payload-types'
import { partial } from '@/testing/partial'
import { TextsProvider } from '@/ui/texts'
import { LocalNames } from './components/local-names'
import { localNamesOf, type LocalNames as NamesOfLanguage } from './local-names'

const html = (localNames: readonly NamesOfLanguage[]) =>
  renderToStaticMarkup(
    <TextsProvider locale="es" timeZone="UTC" messages={{ species: messages }}>
      <LocalNames localNames={localNames} />
    </TextsProvider>,
  )

const source = partial<Reference>({ authors: 'Josep Vidal', year: 2013, link: 'https://example.org/bolets' })

test('names stand under their language in the language of the reader, each source once', () => {
  const markup = html(
    localNamesOf({
      localNames: [
        { name: 'rovelló', language: 'ca', source },
        { name: 'hongo de pino', language: 'es-MX' },
        { name: 'pinetell', language: 'ca', source },
      ],
    }),
  )
  expect(markup).toContain('<dt>Catalán</dt><dd><span lang="ca">rovelló, pinetell</span>')
  expect(markup).toContain('<dt>México</dt><dd><span lang="es-MX">hongo de pino</span></dd>')
  expect(markup.split('https://example.org/bolets')).toHaveLength(2)
})

test('nothing is shown of a species without local names', () => {
  expect(html(localNamesOf({ localNames: null }))).toBe('')
})
