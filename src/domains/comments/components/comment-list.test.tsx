import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { commentStep } from '@/domains/comments/queries'
import { messagesOf } from '@/foundation/i18n/messages'
import { TextsProvider } from '@/ui/texts'
import { CommentList } from './comment-list'

const messages = messagesOf('en')

const entry = (id: string, text = 'Mild and firm.') => ({
  id,
  author: null,
  text,
  locale: 'en',
  createdAt: '2026-01-02T00:00:00.000Z',
  sample: false,
})

const thread = (id: string) => ({ id, top: entry(id), replies: [] })

/** The links below the list: address, how it updates the list, and text. */
function footLinks(list: { showsAll: boolean; offset: number; count: number; total: number }) {
  const { showsAll, offset, count, total } = list
  const threads = Array.from({ length: count }, (_, index) => thread(`comment-${offset + index}`))
  const markup = renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" messages={messages}>
      <CommentList
        idSuffix=""
        path="/mushrooms/a/comments"
        showsAll={showsAll}
        offset={offset}
        page={{ threads, total, comments: total }}
      />
    </TextsProvider>,
  )
  const foot = markup.slice(markup.indexOf('contributions-foot'))
  const links = [...foot.matchAll(/href="([^"]*)" data-ajax="(\w+)"[^>]*>([^<]*)</g)].map(
    ([, ...link]) => link,
  )
  return { links, shown: foot.match(/caption numeric">([^<]*)</)?.[1] }
}

const few = ['/mushrooms/a/comments?few=1#comments', 'replace', 'Show only the first 3']

test('a link shows all comments, and another the first three again', () => {
  expect(footLinks({ showsAll: false, offset: 0, count: 3, total: 4 })).toEqual({
    links: [['/mushrooms/a/comments#comments', 'replace', 'Show all 4 comments']],
  })
  expect(footLinks({ showsAll: true, offset: 0, count: 4, total: 4 })).toEqual({ links: [few] })
})

test('F16: every comment beyond the first step can be reached', () => {
  const total = 2 * commentStep + 100
  const more = (from: number, count: number) => [
    `/mushrooms/a/comments?from=${from}#comments`,
    'append',
    `Show ${count} more`,
  ]
  expect(footLinks({ showsAll: true, offset: 0, count: commentStep, total })).toEqual({
    links: [more(500, 500), few],
    shown: '500 of 1,100 comments',
  })
  expect(footLinks({ showsAll: true, offset: commentStep, count: commentStep, total })).toEqual({
    links: [more(1000, 100), few],
    shown: '1,000 of 1,100 comments',
  })
  expect(footLinks({ showsAll: true, offset: 2 * commentStep, count: 100, total })).toEqual({
    links: [few],
    shown: '1,100 of 1,100 comments',
  })
})

test('replies stand below their comment, and nobody can answer those whose comment is no longer shown', () => {
  const markup = renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" messages={messages}>
      <CommentList
        idSuffix=""
        path="/mushrooms/a/comments"
        showsAll={false}
        offset={0}
        page={{
          threads: [
            { id: 'top', top: entry('top', 'Question?'), replies: [entry('answer', 'Answer.')] },
            { id: 'gone', top: null, replies: [entry('left', 'Left behind.')] },
          ],
          total: 2,
          comments: 3,
        }}
      />
    </TextsProvider>,
  )
  expect([...markup.matchAll(/\?reply=(\w+)#comment-form/g)].map(([, id]) => id)).toEqual(['top', 'answer'])
  expect(markup).toMatch(
    /Question\?<\/p><ul class="replies" aria-label="Replies"><li.*Answer\.<\/p><\/li><\/ul>/,
  )
  expect(markup).toMatch(/This comment is no longer shown\.<\/p><ul.*Left behind\./)
})
