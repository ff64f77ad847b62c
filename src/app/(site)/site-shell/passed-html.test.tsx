import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { withPageContext } from '@/foundation/cache/page-context'
import { insertPassedHtml, takeHtml } from '@/foundation/cache/passed-html'
import { ServerHtml } from '@/ui/html/server-html'

const list = (html: string) => ServerHtml({ as: 'ul', id: 'list', html })
const inDocument = <T,>(work: () => T) => withPageContext({ tags: new Set(), takeHtml }, work)
const insert = (page: string) =>
  insertPassedHtml(Buffer.from(page).toString('latin1'), 'latin1').toString('utf8')

describe('HTML in a document', () => {
  test('is inserted after React has rendered the page', () => {
    const elements = inDocument(() => [list('<li>Trüffel</li>'), list('<li>Boletus</li>')])
    const page = renderToStaticMarkup(['é', ...elements])
    expect(page).not.toMatch(/Trüffel|Boletus/)
    expect(insert(page)).toBe(
      'é<ul id="list" data-html=""><li>Trüffel</li></ul><ul id="list" data-html=""><li>Boletus</li></ul>',
    )
  })

  test('gives equal pages equal names, so that they have one ETag', () => {
    const render = (html: string) => renderToStaticMarkup(inDocument(() => list(html)))
    expect(render('<li>a</li>')).toBe(render('<li>a</li>'))
    expect(render('<li>a</li>')).not.toBe(render('<li>b</li>'))
  })

  test('is not searched for other HTML', () => {
    const inner = renderToStaticMarkup(inDocument(() => list('<li>inner</li>')))
    const outer = renderToStaticMarkup(inDocument(() => list(inner)))
    expect(insert(outer)).toContain(inner)
  })

  test('fails when it is missing, instead of leaving a hole', () => {
    expect(() => insert(`<!--html ${'0'.repeat(32)}-->`)).toThrow('is missing')
  })
})

test('HTML is part of React’s data where that is the response itself', () => {
  const element = list('<li>Boletus</li>')
  expect(element.props).toHaveProperty('html', '<li>Boletus</li>')
  expect(renderToStaticMarkup(element)).toContain('<li>Boletus</li>')
})
