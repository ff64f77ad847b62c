import { htmlOf, request } from './support/rest'
import { kinds } from './support/site'
import { expect, test } from './support/test'

test('the title of a filtered page has what was searched for, escaped', async () => {
  const html = await htmlOf(`${kinds.products}?q=%22%3Cb%3E%20%26`)
  expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe('Market: “&quot;&lt;b&gt; &amp;” · Fungarium')
})

test('a page after the last one of a filtered list is not found', async () => {
  const path = `${kinds['product category']}?sort=title`
  await htmlOf(path)
  const missing = await request(`${path}&page=99`)
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('<main')])
})
