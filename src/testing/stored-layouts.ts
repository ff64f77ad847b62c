import fc, { type Arbitrary } from 'fast-check'
import type { ArrayField, Block, BlockSlug, Field, RelationshipField } from 'payload'
import { blocks, inlineBlocks } from '@/blocks/configs'
import { documentCollections } from '@/foundation/routing/paths'
import { blockOf, type FieldValues } from './generated-blocks'
import { storedRichText } from './stored-rich-text'

/** Ids of existing documents by collection. */
export type DocumentIds = Readonly<Record<string, readonly string[]>>

/** Blocks that the editor of long texts inserts. */
const blocksOfTexts: readonly BlockSlug[] = ['banner', 'cta', 'feature', 'mediaBlock']

const vocabulary =
  'a in of on with and moss spore cap gill stipe oak straw rain cellar autumn basket knife ring scent _Boletus edulis_ 12 colour ivory pale brittle spring compost drying jar'.split(
    ' ',
  )

const addresses = [
  '/mushrooms/species',
  'https://example.org/spores?page=2#print',
  'mailto:editor@example.org',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/76979871',
  'https://www.openstreetmap.org/#map=12/46.188/-123.831',
]

/** A few words, at most `maxLength` characters long. With a bias towards short texts, headings would be equal. */
const wordsUpTo = (maxLength: number): Arbitrary<string> =>
  fc.noBias(fc.array(fc.constantFrom(...vocabulary), { minLength: 3, maxLength: 12 })).map((words) => {
    const fitting = words.filter((_, index) => words.slice(0, index + 1).join(' ').length < maxLength)
    return fitting.join(' ').replace(/^_?\w/, (letter) => letter.toUpperCase())
  })

/** Whether a field's validation accepts a text; Payload runs it with the request and the fields beside it. */
function accepts(validate: unknown, text: string): boolean {
  const run = validate as (value: string, context: object) => unknown
  return run(text, { req: { payload: { config: {} } }, siblingData: {} }) === true
}

function textFor(field: Field): Arbitrary<string> {
  if ('validate' in field)
    return fc.constantFrom(...addresses.filter((text) => accepts(field.validate, text)))
  return wordsUpTo('maxLength' in field && field.maxLength ? field.maxLength : 80)
}

function listWithin(entry: Arbitrary<unknown>, field: ArrayField | RelationshipField): Arbitrary<unknown[]> {
  const minLength = field.minRows ?? (field.required ? 1 : 0)
  const longest = field.type === 'array' ? 4 : 12
  const maxLength = Math.min(field.maxRows ?? longest, longest)
  return fc.uniqueArray(entry, { minLength, maxLength, selector: (value) => JSON.stringify(value) })
}

const isNeeded = (field: Field): boolean =>
  ('required' in field && field.required === true) ||
  ('minRows' in field && Boolean(field.minRows)) ||
  // A link may do without its address only if it has a document.
  'validate' in field

/** Values that Payload saves: required ones are present, relations exist, texts are readable. */
function storedValues(ids: DocumentIds): FieldValues {
  const idIn = (collection: string) => {
    const known = ids[collection] ?? []
    if (known.length === 0) throw new Error(`No document of ${collection} is known.`)
    return fc.constantFrom(...known)
  }
  const relation = (relationTo: string | string[]): Arbitrary<unknown> =>
    typeof relationTo === 'string'
      ? idIn(relationTo)
      : fc.oneof(...relationTo.map((name) => fc.record({ relationTo: fc.constant(name), value: idIn(name) })))
  const link = fc.oneof(
    fc.record({
      linkType: fc.constant('custom'),
      url: fc.constantFrom(...addresses),
      newTab: fc.boolean(),
    }),
    fc.record({
      linkType: fc.constant('internal'),
      doc: relation(documentCollections),
      newTab: fc.boolean(),
    }),
  )
  const anyOf = (allowed: readonly Block[]) => fc.oneof(...allowed.map((block) => blockOf(block, values, 0)))
  const values: FieldValues = {
    id: fc.constant(undefined),
    relation,
    option: (options) => fc.constantFrom(...options),
    richText: ({ editor }, depth) => {
      const parts = { words: wordsUpTo(80), link }
      // Fields with an editor of their own hold no blocks.
      if (editor || depth === 0) return storedRichText(parts)
      return storedRichText({
        ...parts,
        block: anyOf(blocks.filter(({ slug }) => blocksOfTexts.some((name) => name === slug))),
        inlineBlock: anyOf(inlineBlocks),
      })
    },
    number: ({ min = 0, max = 100 }) => fc.integer({ min, max }),
    text: textFor,
    list: listWithin,
    isNullable: false,
    isRequired: isNeeded,
  }
  return values
}

export interface SampleOptions {
  /** The blocks that the collection allows. */
  allowed: readonly string[]
  ids: DocumentIds
  seed: number
  count: number
}

/** Returns layouts that an editor could publish, the same for the same seed and documents. */
export function sampleStoredLayouts({ allowed, ids, seed, count }: SampleOptions): { blockType: string }[][] {
  const placed = blocks.filter(({ slug }) => allowed.includes(slug))
  const layouts = fc.array(fc.oneof(...placed.map((block) => blockOf(block, storedValues(ids)))), {
    minLength: 1,
    maxLength: 6,
  })
  return fc.sample(layouts, { seed, numRuns: count })
}
