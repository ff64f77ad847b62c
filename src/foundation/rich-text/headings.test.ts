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

describe('the headings of a text', () => {
  it('have anchors of their words, whatever the language', () => {
    const anchors = [...headingsOf(textOf('Qué hace falta', 'Colonização', '¿?')).values()].map(
      ({ id }) => id,
    )
    expect(anchors).toEqual(['que-hace-falta', 'colonizacao', 'part'])
  })

  it('are told apart where two say the same', () => {
    const anchors = [...headingsOf(textOf('Harvest', 'Harvest', 'Harvest')).values()].map(({ id }) => id)
    expect(new Set(anchors).size).toBe(3)
  })
})
