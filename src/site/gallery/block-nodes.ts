/** An uploaded picture, in place of which the plate of a species stands. */
export const media = (species: string, alt = '') =>
  ({
    id: species,
    url: `/plates/${species}/habit-page-light.svg`,
    alt,
    width: 640,
    height: 480,
    updatedAt: '',
    createdAt: '',
  }) as const

export const text = (value: string, format = 0) => ({ type: 'text', text: value, format, version: 1 })
export const paragraph = (...children: object[]) => ({ type: 'paragraph', children, version: 1 })
export const heading = (value: string) => ({ type: 'heading', tag: 'h3', children: [text(value)] })
export const quote = (value: string) => ({ type: 'quote', children: [text(value)] })
export const list = (...values: string[]) => ({
  type: 'list',
  tag: 'ul',
  listType: 'bullet',
  children: values.map((value, index) => ({ type: 'listitem', value: index + 1, children: [text(value)] })),
})

/** A rich text; its nodes have more properties than a renderer reads. */
export const state = (...children: object[]) => ({ root: { type: 'root', children } }) as never
export const plain = (value: string) => state(paragraph(text(value)))
