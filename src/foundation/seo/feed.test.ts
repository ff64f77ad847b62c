import { expect, test } from 'vitest'
import { type FeedContent, feedResponse } from './feed'

const content: FeedContent = {
  locale: 'es',
  path: '/mushrooms/products',
  title: 'Mercado',
  description: 'Setas & hongos',
  entries: [
    {
      path: '/mushrooms/product/one',
      title: 'A <b>bold</b> title </script> & ]]> more\u0007\uFFFF',
      summary: 'Toxic',
      publishedAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-03-01T00:00:00.000Z',
    },
    {
      path: '/mushrooms/product/two',
      title: 'Two',
      summary: '',
      publishedAt: '2026-02-01T00:00:00.000Z',
      updatedAt: '2026-02-01T00:00:00.000Z',
    },
  ],
}

test('an Atom feed has titles as text, its language, media types and the dates of corrections', async () => {
  const response = feedResponse(content, 'atom')
  const xml = await response.text()
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
  expect(xml).toContain('xml:lang="es"')
  expect(xml).toContain(
    '<title type="text">A &lt;b&gt;bold&lt;/b&gt; title &lt;/script&gt; &amp; ]]&gt; more</title>',
  )
  expect(xml).toContain('<subtitle type="text">Setas &amp; hongos</subtitle>')
  expect(xml).not.toContain('type="html"')
  expect(xml).toMatch(/<link rel="enclosure" type="image\/jpeg" href="[^"]+\.jpg"\/>/)
  expect([...xml.matchAll(/<updated>(.*)<\/updated>/g)].map(([, date]) => date)).toEqual([
    '2026-03-01T00:00:00.000Z',
    '2026-03-01T00:00:00.000Z',
    '2026-02-01T00:00:00.000Z',
  ])
  expect(xml).toContain('<published>2026-01-01T00:00:00.000Z</published>')
})

test('a JSON feed has plain texts, its language and the dates of corrections', async () => {
  const { items, ...feed } = await feedResponse(content, 'json').json()
  expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'es' })
  expect(items[0]).toMatchObject({
    title: content.entries[0]?.title,
    content_text: 'Toxic',
    date_published: '2026-01-01T00:00:00.000Z',
    date_modified: '2026-03-01T00:00:00.000Z',
  })
})
