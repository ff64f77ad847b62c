import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { withPageContext } from '@/foundation/cache/page-context'
import type { PagePart } from '@/foundation/cache/page-parts'
import { PassedHtml } from '@/foundation/cache/passed-html'
import { passText } from '@/ui/html/pass-html'
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
  expect(element?.props).toHaveProperty('html', '<li>Boletus</li>')
  expect(renderToStaticMarkup(element)).toContain('<li>Boletus</li>')
})

/** Texts, also with what markup, scripts and addresses give a meaning. */
const anyText = fc.string({ unit: fc.constantFrom(...'aé€𝄞 "\'<>&$%\\/+[]\u2028'), maxLength: 20 })

describe('a text that stands for itself until the page is finished', () => {
  const pass = (text: string, passedHtml: PassedHtml) => inDocument(() => passText(text, 'title'), passedHtml)
  const insertTexts = (page: string, passedHtml: PassedHtml) =>
    Buffer.from(passedHtml.insertTexts(Buffer.from(page).toString('latin1'), 'latin1'), 'latin1').toString()
  const readEntities = (html: string) =>
    html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

  test('is escaped in elements and attributes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const passedHtml = new PassedHtml()
        const marker = pass(text, passedHtml)
        const html = insertTexts(renderToStaticMarkup(<p title={marker}>{marker}</p>), passedHtml)
        const [, title = '', content = ''] = /^<p title="([^"]*)">([^<]*)<\/p>$/.exec(html) ?? []
        expect([title, content].map(readEntities)).toEqual([text, text])
      }),
    )
  })

  test('is escaped in addresses', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const passedHtml = new PassedHtml()
        const parameters = new URLSearchParams({ redirect: `/a${pass(text, passedHtml)}`, other: 'b' })
        const found = new URLSearchParams(insertTexts(parameters.toString(), passedHtml))
        expect([...found]).toEqual([
          ['redirect', `/a${text}`],
          ['other', 'b'],
        ])
      }),
    )
  })

  test('is escaped in React’s data, alone and in a script of the page', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const passedHtml = new PassedHtml()
        const data = JSON.stringify({ title: pass(text, passedHtml) })
        // "$" begins a reference.
        const title = text.startsWith('$') ? `$${text}` : text
        expect(JSON.parse(passedHtml.insertIntoData(data, 'utf8'))).toEqual({ title })
        const script = insertTexts(JSON.stringify(data), passedHtml)
        expect(script).not.toMatch(/[<>&\u2028]/)
        expect(JSON.parse(JSON.parse(script))).toEqual({ title })
      }),
    )
  })

  test('cannot be asked for by who writes a marker', () => {
    const passedHtml = new PassedHtml()
    const [, digest = ''] = /\.([0-9a-f]{32})"/.exec(pass('Boletus', passedHtml)) ?? []
    const page = renderToStaticMarkup(
      <p>{`["text.title.${digest}"] ["0123456789abcdef.title.${digest}"]`}</p>,
    )
    expect(insertTexts(page, passedHtml)).toBe(page)
  })

  test('is itself where no server inserts it', () => {
    expect(passText('Boletus', 'title')).toBe('Boletus')
  })
})

describe('the template of a page', () => {
  /** A page with a list, and a menu whose links lead to the same query in other languages. */
  const render = (title: string, query: string, list: string, passedHtml: PassedHtml) =>
    inDocument(() => {
      const suffix = passText(query, 'suffix')
      return renderToStaticMarkup(
        <main title={passText(title, 'page-title')}>
          {ServerHtml({ as: 'nav', id: 'menu', children: <a href={`/es/list${suffix}`}>es</a> })}
          {ServerHtml({ as: 'ul', id: 'list', slotName: 'list', html: list })}
        </main>,
      )
    }, passedHtml)
  const fill = (parts: readonly PagePart[], passedHtml: PassedHtml) =>
    parts.map((part) => (Buffer.isBuffer(part) ? part : passedHtml.contentOf(part))).join('')
  const refill = (parts: readonly PagePart[], passedHtml: PassedHtml) =>
    fill(
      parts.map((part) => (Buffer.isBuffer(part) ? part : passedHtml.refill(part))),
      passedHtml,
    )

  test('becomes the page of another query by what that one passes for its slots', () => {
    const first = new PassedHtml()
    const template = first.split(render('Oysters', '?q=oyster', '<li>Oyster</li>', first), 'utf8')
    first.release()
    const [second, direct] = [new PassedHtml(), new PassedHtml()]
    const values = ['“<Boletus>”', '?q=%22&sort=title', '<li>Boletus</li>'] as const
    render(...values, second)
    expect(refill(template, second)).toBe(fill(direct.split(render(...values, direct), 'utf8'), direct))
  })

  test('cannot be filled while something is missing', () => {
    const [first, second] = [new PassedHtml(), new PassedHtml()]
    const template = first.split(render('Oysters', '?q=oyster', '<li>Oyster</li>', first), 'utf8')
    expect(() => refill(template, second)).toThrow('slot')
  })
})
