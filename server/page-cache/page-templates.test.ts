import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { allowCaching, allowTemplate, dependsOn } from '../../src/foundation/cache/page-context'
import type { PassedHtml } from '../../src/foundation/cache/passed-html'
import { tagExpirations } from '../../src/foundation/cache/tag-expirations'
import { createPreviewSession } from '../../src/foundation/preview-session'
import { startServer, type TestRequest } from '../testing'

const html = { 'Content-Type': 'text/html; charset=utf-8' }

/** As `ui/html/pass-html.ts` does, which the server does not import. */
const passing = (): PassedHtml | undefined =>
  Reflect.get(globalThis, Symbol.for('fungarium.page-context')).getStore().passedHtml

const rendered: string[] = []

/** Passes what differs between the queries of a list. Returns its markers, which are those of equal contents. */
function passSlots(parameters: URLSearchParams) {
  const query = parameters.toString()
  dependsOn(['list', query])
  allowCaching(60)
  const title = passing()?.takeText(`List <${query}>`, 'page-title') ?? ''
  return { title, list: passing()?.take(`<li>${query}</li>`, 'list') }
}

async function renderSlots(parameters: URLSearchParams): Promise<void> {
  rendered.push('slots')
  if (parameters.get('q') === 'gone')
    throw Object.assign(new Error('not found'), { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })
  passSlots(parameters)
}

/** Passes the slots of a page that may be a template, as the application does when it renders one. */
function renderTemplate({ url = '/' }: IncomingMessage) {
  rendered.push('page')
  allowTemplate(renderSlots)
  const { title, list } = passSlots(new URL(url, 'http://localhost').searchParams)
  return { title, titleAttribute: title.replaceAll('"', '&quot;'), list }
}

/** A list page whose title and list depend on the query. */
function answerList(req: IncomingMessage, res: ServerResponse): void {
  const { titleAttribute, list } = renderTemplate(req)
  dependsOn(['head'])
  res.writeHead(req.url?.includes('gone') ? 404 : 200, {
    ...html,
    Link: '</a.css>; rel=preload',
    'X-Rendered': 'page',
  })
  const isMissing = res.statusCode === 404
  if (isMissing) return void res.end('<html id="__next_error__"></html>')
  res.end(`<title>${titleAttribute}</title><ul>${list}</ul>${passing()?.take('<p>foot</p>')}`)
}

/** A list page with scripts and React's data, which contains the title, and links that React adds in any order. */
const answerWithLinks = (links: string) => (req: IncomingMessage, res: ServerResponse) => {
  const { title, titleAttribute, list } = renderTemplate(req)
  const data = JSON.stringify([1, JSON.stringify({ title })])
  res.writeHead(200, html)
  res.end(
    `<html><head>${links}<title>${titleAttribute}</title><script src="/_next/static/a.js" async=""></script></head><body><ul>${list}</ul><script>(self.__next_f=self.__next_f||[]).push(${data})</script></body></html>`,
  )
}

const expire = (tag: string) => tagExpirations.expire([{ tag, soft: false }])

describe('the page of a filtered list', () => {
  async function startSite(options = {}) {
    const { get } = await startServer((req, res) => {
      if (req.url === '/not-found') {
        rendered.push('not-found')
        res.writeHead(200, { ...html, 'Cache-Control': 's-maxage=60' })
        res.end('Nothing grows here')
      } else answerList(req, res)
    }, options)
    const read = async (path: string, options: TestRequest = {}) => {
      rendered.length = 0
      const { status, headers, body } = await get({ path, ...options })
      return { status, headers, text: body.toString(), rendered: rendered.join() }
    }
    return read
  }

  const pageOf = (query: string) =>
    `<title>List &lt;${query}&gt;</title><ul><li>${query}</li></ul><p>foot</p>`

  it('is made from the page of another query', async () => {
    const read = await startSite()
    expect(await read('/list?q=a')).toMatchObject({ rendered: 'page', text: pageOf('q=a') })
    const other = await read('/list?q=b')
    expect(other).toMatchObject({ status: 200, rendered: 'slots', text: pageOf('q=b') })
    expect(other.headers).toMatchObject({
      'content-type': html['Content-Type'],
      link: '</a.css>; rel=preload',
      'x-cache': 'MISS',
    })
    expect(other.headers['content-security-policy']).toContain("default-src 'self'")
    expect(await read('/list?q=b')).toMatchObject({ rendered: '', text: pageOf('q=b') })
  })

  it.each(['/list?q=a&page=2', '/other?q=a', '/list', '/list?q='])(
    'is not made for %s, whose page differs in more',
    async (path) => {
      const read = await startSite()
      await read('/list?q=a')
      expect(await read(path)).toMatchObject({ rendered: 'page' })
    },
  )

  it.each([
    ['x-list-part', 'yes'],
    ['cookie', `preview=${createPreviewSession('secret')}`],
  ])('is not made for a request with the header %s', async (name, value) => {
    const read = await startSite({ secret: 'secret' })
    await read('/list?q=a')
    expect(await read('/list?q=b', { headers: { [name]: value } })).toMatchObject({ rendered: 'page' })
  })

  it('expires with what the other page shows, which is not used again', async () => {
    const read = await startSite()
    await read('/list?q=a')
    await read('/list?q=b')
    expire('head')
    expect(await read('/list?q=b')).toMatchObject({ rendered: 'page' })
    expect(await read('/list?q=c')).toMatchObject({ rendered: 'slots' })
    expire('q=c')
    expect(await read('/list?q=b')).toMatchObject({ rendered: '' })
    expect(await read('/list?q=c')).toMatchObject({ rendered: 'slots' })
  })

  it('is rendered by Next where its slots cannot be filled, as when it does not exist', async () => {
    const read = await startSite()
    await read('/list?q=a')
    expect(await read('/list?q=gone')).toMatchObject({
      status: 404,
      rendered: 'slots,page,not-found',
      text: 'Nothing grows here',
    })
  })

  it('is the one that another instance renders, and so is React’s data', async () => {
    const links = ['<link rel="search" href="/a"/>', '<link rel="expect" href="#b"/>']
    const [first, second] = await Promise.all([
      startServer(answerWithLinks(links.join(''))),
      startServer(answerWithLinks(links.toReversed().join(''))),
    ])
    const other = await first.get({ path: '/list?q=a' })
    const [made, rendered] = await Promise.all(
      [first, second].map(({ get }) => get({ path: '/list?q=%22%3Cb' })),
    )
    const withoutLinks = (page = '') => page.replace(/<link[^>]*>/g, '')
    expect(withoutLinks(made?.body.toString())).toBe(withoutLinks(rendered?.body.toString()))
    expect(made?.headers).toMatchObject({
      etag: rendered?.headers.etag,
      'content-security-policy': rendered?.headers['content-security-policy'],
    })
    expect(made?.headers.etag).not.toBe(other.headers.etag)
    const [, address = ''] = /data-flight="([^"]*)"/.exec(made?.body.toString() ?? '') ?? []
    for (const { get } of [first, second]) {
      const data = JSON.parse((await get({ path: address })).body.toString())
      expect(JSON.parse(data[0][1])).toEqual({ title: 'List <q=%22%3Cb>' })
    }
  })
})
