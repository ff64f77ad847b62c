import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comment, removeContent } from '@/testing/content'
import { payload, person, removePeople, userOf } from '@/testing/users'
import { AnsweredCommentCell, AnsweredCommentField } from './answered-comment'

let user: object

beforeAll(async () => {
  user = await userOf(await person('editor'))
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

async function fieldOf(value: string, reader: object | null) {
  const field = { name: 'replyTo', label: 'Reply to' }
  return renderToStaticMarkup(await AnsweredCommentField({ field, payload, user: reader, value } as never))
}

test('the comment that is answered is named by its first words, to whom may read it', async () => {
  const text = `Níscalos ${'x'.repeat(200)}`
  const hidden = await comment('draft', { comment: text })
  const shown = await comment('published', { comment: text })
  expect(await fieldOf(hidden.id, user)).toContain(`/comments/${hidden.id}">Níscalos ${'x'.repeat(111)}…</a>`)
  expect(await fieldOf(hidden.id, null)).toContain('—')
  expect(await AnsweredCommentCell({ cellData: shown.id, payload } as never)).toMatch(/^Níscalos x{111}…$/)
  expect(await AnsweredCommentCell({ cellData: hidden.id, payload } as never)).toBe('—')
  expect(await AnsweredCommentCell({ cellData: null, payload } as never)).toBe('—')
})
