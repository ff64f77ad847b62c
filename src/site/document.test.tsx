import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messagesOf } from '@/foundation/i18n/messages'
import { TextsProvider } from '@/ui/texts'
import { Document, inlineScripts } from './document'
import { LanguageOffer } from './site-shell/language-offer'

test('the inline scripts of a document are those that its policy allows, and data', () => {
  const html = renderToStaticMarkup(
    <Document locale="en" head={{ title: 'Boletus' }} assets={{ styles: ['/a.css'], script: '/a.js' }}>
      <TextsProvider locale="en" messages={messagesOf('en')}>
        <LanguageOffer path="/" />
      </TextsProvider>
    </Document>,
  )
  const scripts = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)]
  expect(scripts.map(([, text]) => text)).toEqual(inlineScripts)
})
