import { expect, test } from 'vitest'
import { blocks } from '@/blocks/configs'
import { locales } from '@/foundation/i18n/locales'
import { blockSamples } from './block-samples'
import { blockStateSamples } from './block-state-samples'
import { editedHero, listedBlockSamples } from './listed-block-samples'

const found = {
  species: [],
  rated: { species: undefined, product: undefined },
  guides: [],
  posts: [],
  recipes: ['recipe'],
  products: [],
  suppliers: [{ relationTo: 'vendors' as const, value: 'vendor' }],
  categories: ['category'],
  forms: [
    {
      id: 'form',
      slug: 'form',
      title: 'Form',
      parts: [],
      submitLabel: null,
      confirmation: null,
      redirect: null,
    },
  ],
}

test.each(locales)('the gallery shows every block (%s)', (locale) => {
  const samples = [
    ...blockSamples(locale),
    ...blockStateSamples(locale),
    ...listedBlockSamples(found),
    editedHero(locale),
  ]
  const shown = new Set<string>(samples.map(({ blockType }) => blockType))
  expect(blocks.map(({ slug }) => slug).filter((slug) => !shown.has(slug))).toEqual([])
  const ids = samples.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
