import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withPageContext } from '@/foundation/cache/page-context'
import { ServerHtml } from '@/ui/html/server-html'

const list = () => ServerHtml({ as: 'ul', id: 'list', html: '<li>Boletus</li>' })
const inDocument = <T,>(work: () => T) => withPageContext({ tags: new Set(), passedHtml: new Map() }, work)

test('HTML in a document is not part of React’s data', () => {
  inDocument(() => {
    const element = list()
    expect(element.props).not.toHaveProperty('html')
    expect(renderToStaticMarkup(element)).toBe('<ul id="list" data-html=""><li>Boletus</li></ul>')
  })
})

test('HTML is part of React’s data where that is the response itself', () => {
  const element = list()
  expect(element.props).toHaveProperty('html', '<li>Boletus</li>')
  expect(renderToStaticMarkup(element)).toContain('<li>Boletus</li>')
})
