import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ArticleCard } from '@/domains/articles/listing'
import { messagesOf } from '@/foundation/i18n/messages'
import { TextsProvider } from '@/ui/texts'
import { ArticleList } from './article-list'

const messages = messagesOf('en')

const article = (kind: ArticleCard['kind'], likeCount: number): ArticleCard => ({
  kind,
  id: `${kind}-id`,
  slug: 'spore-prints',
  title: { text: 'Esporadas', lang: 'es' },
  summary: null,
  species: [],
  image: null,
  topic: null,
  state: null,
  place: null,
  minutes: 3,
  publishedAt: '2026-01-02T00:00:00.000Z',
  likeCount,
})

test('each row of posts and projects has a like button outside of its link', () => {
  const markup = renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" messages={messages}>
      <ArticleList articles={[article('posts', 4), article('projects', 7)]} hasLeading />
    </TextsProvider>,
  )
  const rows = markup.split('<li').slice(1)
  expect(rows).toHaveLength(2)
  for (const [index, [item, count]] of [
    ['posts:posts-id', 4],
    ['projects:projects-id', 7],
  ].entries()) {
    const row = rows[index] ?? ''
    const withoutLinks = row.replace(/<a .*?<\/a>/gs, '')
    expect(withoutLinks).toContain(`<input type="hidden" name="item" value="${item}"/>`)
    expect(withoutLinks).toMatch(new RegExp(`data-count="likes:${item}">${count}<`))
    expect(withoutLinks).toContain('Esporadas')
  }
})
