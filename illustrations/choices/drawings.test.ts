import { expect, test } from 'vitest'
import { choiceDrawing } from './drawings'

test.each(['white-milk', 'orange-milk', 'ink'])(
  'drops have an outline, so that none is lost on paper of its own colour: %s',
  (state) => {
    const drawing = choiceDrawing('flesh', state) ?? []
    const drops = drawing.filter(({ kind }) => kind === 'wash').map(({ d }) => d)
    const outlines = drawing.filter(({ kind }) => kind === 'lines').map(({ d }) => d)
    expect(drops).toHaveLength(1)
    expect(outlines).toEqual(drops)
  },
)
