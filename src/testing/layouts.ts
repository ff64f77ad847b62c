import fc, { type Arbitrary } from 'fast-check'
import { blocks, inlineBlocks } from '@/blocks/configs'
import type { Recipe } from '@/payload-types'
import { blockOf, type FieldValues } from './generated-blocks'

export const document = { id: '0198f1aa', slug: 'pleurotus-ostreatus', title: 'Pleurotus ostreatus' }
export const picture = {
  id: 'm1',
  url: '/api/media/file/a.webp',
  alt: 'Oyster mushrooms',
  width: 900,
  height: 600,
}
export const reference = {
  id: 'r1',
  title: 'On oysters',
  summary: 'What grows where.',
  link: 'https://example.org/r1',
  year: 2020,
  _status: 'draft',
}

/** A recipe with measured figures and a step without text. */
export const dish = {
  id: 'dish',
  slug: 'dish',
  name: 'Fried oysters',
  safety: 'Cook it through.',
  yield: 4,
  cookingTime: { prepTime: 5, cookTime: 10, totalTime: 15 },
  ingredients: [{ quantity: 2, unit: 'clove', name: 'garlic', note: 'sliced' }],
  instructions: [{ steps: [{ stepText: 'Fry it.' }, { stepText: null }] }],
  nutrition: { calories: 120 },
} as unknown as Recipe

/** A relation as it is stored: populated, deleted (its id alone), or none. */
const relation = (relationTo: string): Arbitrary<unknown> =>
  fc.constantFrom({ media: picture, references: reference }[relationTo] ?? document, 'deleted', null)

const leaf = fc.record(
  { type: fc.constant('text'), text: fc.string(), format: fc.nat(255), detail: fc.constant(0) },
  { requiredKeys: ['type', 'text', 'format'] },
)

function node(inner: Arbitrary<object>, depth: number): Arbitrary<object> {
  if (depth === 0) return leaf
  const children = fc.array(node(inner, depth - 1), { maxLength: 3 })
  return fc.oneof(
    leaf,
    inner,
    fc.record({ type: fc.constantFrom('paragraph', 'quote', 'listitem', 'tablecell', 'retired'), children }),
    fc.record({ type: fc.constant('heading'), tag: fc.constantFrom('h2', 'h3'), children }),
    fc.record({
      type: fc.constant('list'),
      tag: fc.constant('ul'),
      listType: fc.constant('bullet'),
      children,
    }),
    fc.record({ type: fc.constantFrom('table', 'tablerow'), children }),
    fc.record({
      type: fc.constant('link'),
      fields: fc.oneof(
        fc.record({
          linkType: fc.constant('custom'),
          url: fc.constantFrom('https://example.org', 'javascript:x', 3),
        }),
        fc.record({
          linkType: fc.constant('internal'),
          doc: fc.constantFrom(
            null,
            { relationTo: 'mushrooms', value: document },
            { relationTo: 'products', value: 'deleted' },
          ),
        }),
        fc.constant(undefined),
      ),
      children,
    }),
  )
}

const within = (type: string, fields: Arbitrary<unknown>) => fc.record({ type: fc.constant(type), fields })

function richText(depth: number): Arbitrary<unknown> {
  const inner =
    depth === 0
      ? leaf
      : fc.oneof(
          within('block', fc.oneof(...blocks.map((block) => blockOf(block, anyValues, 0)))),
          within('inlineBlock', fc.oneof(...inlineBlocks.map((block) => blockOf(block, anyValues, 0)))),
        )
  const root = fc.record({ children: fc.array(node(inner, 2), { maxLength: 4 }) })
  return fc.oneof(fc.record({ root }), fc.constantFrom(null, {}, { root: {} }))
}

/** Values that a field has or once had. */
const anyValues: FieldValues = {
  id: fc.option(fc.uuid(), { nil: undefined }),
  relation: (relationTo) =>
    typeof relationTo === 'string'
      ? relation(relationTo)
      : fc.record({ relationTo: fc.constantFrom(...relationTo), value: relation('') }),
  option: (options) => fc.constantFrom(...options, 'retired'),
  richText: (_, depth) => richText(depth),
  number: () => fc.nat(100),
  text: () => fc.oneof(fc.string(), fc.constantFrom('https://youtu.be/dQw4w9WgXcQ', '_Boletus edulis_')),
  list: (entry) => fc.array(entry, { maxLength: 3 }),
  isNullable: true,
  isRequired: () => false,
}

const unknownBlock = fc.record({ blockType: fc.constantFrom('retired', '', 'constructor'), id: fc.string() })
/** Any block of a type. */
export function anyBlock(slug: string): Arbitrary<{ blockType: string }> {
  return fc.oneof(...blocks.filter((block) => block.slug === slug).map((block) => blockOf(block, anyValues)))
}

/** Layouts of blocks with any of their fields missing, deleted, outdated or unknown. */
export const anyLayout = fc.array(
  fc.oneof(...blocks.map((block) => blockOf(block, anyValues)), unknownBlock),
  {
    maxLength: 6,
  },
)
