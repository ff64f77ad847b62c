import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { expect, it } from 'vitest'
import { sectionsOf } from './sections'

it('sections begin with headings of the second rank and hold the text up to the next', () => {
  const node = (type: string, text: string, tag?: string) => ({
    type,
    tag,
    children: [{ type: 'text', text }],
  })
  const children = [
    node('paragraph', 'Before.'),
    node('heading', 'What you need', 'h2'),
    node('paragraph', 'Straw.'),
    node('heading', 'Tools', 'h3'),
    node('list', 'A bag.'),
    node('heading', 'Harvest', 'h2'),
  ]
  const state = { root: { children } } as unknown as SerializedEditorState
  expect(sectionsOf(state)).toEqual([
    { id: 'what-you-need', title: 'What you need', text: 'Straw.\nTools\nA bag.' },
    { id: 'harvest', title: 'Harvest', text: '' },
  ])
})
