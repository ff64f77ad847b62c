import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { withPageContext } from '@/foundation/cache/page-context'
import { PassedHtml } from '@/foundation/cache/passed-html'
import { ServerHtml } from '@/ui/html/server-html'

const list = (html: string) => ServerHtml({ as: 'ul', id: 'list', html })
const inDocument = <T,>(work: () => T, passedHtml = new PassedHtml()) =>
  withPageContext({ tags: new Set(), passedHtml }, work)
const insert = (page: string, passedHtml = new PassedHtml()) =>
  passedHtml.insertInto(Buffer.from(page).toString('latin1'), 'latin1').toString('utf8')

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

  test('is kept as long as its own page is rendered, whatever others pass meanwhile', () => {
    const passedHtml = new PassedHtml()
    const page = renderToStaticMarkup(inDocument(() => list('<li>slow</li>'), passedHtml))
    for (let other = 0; other < 5; other += 1) new PassedHtml().take(`${other}`.repeat(1_000_000))
    expect(insert(page, passedHtml)).toContain('<li>slow</li>')
    expect(() => insert(page)).toThrow('is missing')
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
