import { expect, test } from 'vitest'
import { contentTags } from './content-tags'

const media = { id: 'm1', url: '/api/media/file/a.webp', alt: 'Oysters' }
const species = { relationTo: 'mushrooms', value: { id: 's1', slug: 'pleurotus-ostreatus' } }
const product = { relationTo: 'products', value: { id: 'p1', slug: 'grow-kit' } }
const reference = { id: 'r1', title: 'On oysters', summary: 'What grows where.', link: 'https://example.org' }

const text = (...children: object[]) => ({ root: { children: [{ type: 'paragraph', children }] } })
const link = (doc: object) => ({ type: 'link', fields: { linkType: 'internal', doc }, children: [] })
const footnote = (cited: unknown) => ({
  type: 'inlineBlock',
  fields: { blockType: 'footnote', reference: cited },
})
const block = (fields: object) => ({ type: 'block', fields })

test('a page depends on the pictures and linked documents of blocks', () => {
  const layout = [
    { blockType: 'gallery', pictures: [{ image: media }] },
    { blockType: 'productDescription', productImage: { ...media, id: 'm2' }, tabs: [] },
    { blockType: 'buttonArray', buttons: [{ label: 'Grow', document: species }] },
  ]
  expect(contentTags(layout)).toEqual(['document:media:m1', 'document:media:m2', 'document:mushrooms:s1'])
})

test('a page depends on what rich texts cite, link to and contain', () => {
  const content = text(
    footnote(reference),
    link(product),
    block({ blockType: 'feature', image: media, richText: text(link(species)) }),
  )
  expect(contentTags({ blockType: 'content', richText: content })).toEqual([
    'document:references:r1',
    'document:products:p1',
    'document:media:m1',
    'document:mushrooms:s1',
  ])
})

test('a page does not depend on what it leaves out', () => {
  const page = { subject: { relationTo: 'mushrooms', value: 's2' } } as const
  const deleted = text(
    footnote('gone'),
    link({ relationTo: 'posts', value: 'gone' }),
    block({ media: 'gone' }),
  )
  expect(contentTags([deleted, text(link(product)), null, undefined], page)).toEqual([])
})
