import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { describe, expect, it } from 'vitest'
import { headingsOf } from './headings'

function textOf(...headings: string[]): SerializedEditorState {
  const children = headings.map((text) => ({
    type: 'heading',
    tag: 'h2',
    children: [{ type: 'text', text }],
  }))
  return { root: { children } } as unknown as SerializedEditorState
}

describe('the headings of a rich text', () => {
  it('have anchors made of their words in any language', () => {
    const anchors = [...headingsOf(textOf('Qué hace falta', 'Colonização', '¿?')).values()].map(
      ({ id }) => id,
    )
    expect(anchors).toEqual(['que-hace-falta', 'colonizacao', 'part'])
  })

  it('have different anchors if their texts are equal', () => {
    const anchors = [...headingsOf(textOf('Harvest', 'Harvest', 'Harvest')).values()].map(({ id }) => id)
    expect(new Set(anchors).size).toBe(3)
  })
})
