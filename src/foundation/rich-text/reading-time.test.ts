import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time'

const textOf = (words: number) =>
  ({
    root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'seta '.repeat(words) }] }] },
  }) as unknown as SerializedEditorState

test.each([
  [0, 1],
  [40, 1],
  [660, 3],
  [1100, 5],
])('a text of %i words takes %i minutes', (words, minutes) => {
  expect(readingMinutes(textOf(words))).toBe(minutes)
})
