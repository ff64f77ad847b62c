import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Document, inlineScripts } from './document'

test('the inline scripts of a document are those that its policy allows, and data', () => {
  const html = renderToStaticMarkup(
    <Document locale="en" head={{ title: 'Boletus' }} assets={{ styles: ['/a.css'], script: '/a.js' }}>
      <p>Boletus</p>
    </Document>,
  )
  const scripts = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)]
  expect(scripts.map(([, text]) => text)).toEqual(inlineScripts)
})
