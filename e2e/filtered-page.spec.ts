import { randomUUID } from 'node:crypto'
import { htmlOf, previewHeaders, request } from './support/rest'
import { inLanguage, kinds, languageAt } from './support/site'
import { expect, test } from './support/test'

/*
 * The server makes the page of a filtered list from that of another query. Next renders it in a preview, so that both can be
 * compared.
 */

const scripts = /<script(?! type="application)[\s\S]*?<\/script>/g
const deferred =
  /<noscript data-deferred>|<\/noscript>|<link rel="(?:stylesheet|preload)"[^>]*>|<!--[\s\S]*?-->/g
const metadata = /<title>[^<]*|<meta [^>]*>|<link rel="(?:canonical|alternate)"[^>]*>/g

/** What a page says about itself, sorted, and its content without scripts. */
function readPage(html: string) {
  const content = html.slice(html.indexOf('<body')).replace(scripts, '').replace(deferred, '')
  return { metadata: html.match(metadata)?.sort(), content }
}

const lists: Record<string, string[]> = {
  [kinds.products]: [
    'price_to=40',
    'price_to=40&page=2',
    'q=%22%3Cb%3E+%26+%24&sort=price',
    'near_me=50&place=Aveiro',
  ],
  [kinds['product category']]: ['sort=newest', 'in_stock=true'],
  [kinds.archive]: ['edibility=poisonous', 'q=nothing-has-this-name'],
  [kinds.recipes]: ['course=soup'],
  [kinds.vendors]: ['country=PT', 'near_me=100&place=Lisboa'],
  [kinds.wholesalers]: ['sort=price'],
  [kinds.dropshippers]: ['q=river'],
}

for (const [index, [list, queries]] of Object.entries(lists).entries()) {
  const path = inLanguage(languageAt(index), list)
  test(`filtered pages of ${path} are as Next renders them`, async ({ admin }) => {
    const rendered = { headers: await previewHeaders(admin) }
    // Makes sure that there is one from which the others are made.
    for (const page of ['', '&page=2']) await htmlOf(`${path}?sort=title${page}`).catch(() => '')
    for (const query of queries) {
      const html = await htmlOf(`${path}?${query}`)
      expect.soft(readPage(html), query).toEqual(readPage(await htmlOf(`${path}?${query}`, rendered)))
    }
  })
}

test('React’s data of a filtered page has its title, escaped', async () => {
  const query = '?q=%22%3Cb%3E%20%26'
  // Makes sure that there is one from which the other is made.
  await htmlOf(`${kinds.products}?q=${randomUUID()}`)
  const html = await htmlOf(`${kinds.products}${query}`)
  const [, address = ''] = /data-flight="([^"]*)"/.exec(html) ?? []
  const data = await htmlOf(address.replaceAll('&amp;', '&'))
  const chunks: [number, string?][] = JSON.parse(data)
  const text = chunks.map(([, chunk]) => chunk).join('')
  expect(text).toContain(JSON.stringify('Market: “"<b> &” · Fungarium').slice(1, -1))
  expect(text).not.toMatch(/\.page-(?:title|suffix)\./)
  // Next's own note of the query is that of the page from which this one was made.
  const [, noted] = /"q":"(\?[^"]*)"/.exec(text) ?? []
  expect(noted).toMatch(/^\?\w+=/)
  expect(noted).not.toBe(query)
})

test('a page after the last one of a filtered list is not found', async () => {
  const path = `${kinds['product category']}?sort=title`
  await htmlOf(path)
  const missing = await request(`${path}&page=99`)
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('<main')])
  const part = await request(`${path}&page=99`, { headers: { 'x-list-part': 'yes' } })
  expect(part.status).toBe(404)
})
