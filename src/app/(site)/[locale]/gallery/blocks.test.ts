import { expect, test } from 'vitest'
import { blocks } from '@/blocks/configs'
import { locales } from '@/foundation/i18n/locales'
import { blockSamples } from './block-samples'
import { listedBlockSamples } from './listed-block-samples'

const found = {
  species: [],
  guides: [],
  posts: [],
  recipes: ['recipe'],
  products: [],
  suppliers: [{ relationTo: 'vendors' as const, value: 'vendor' }],
  categories: ['category'],
  forms: ['form'],
}

test.each(locales)('the gallery shows every block (%s)', (locale) => {
  const samples = [...blockSamples(locale), ...listedBlockSamples(locale, found)]
  const shown = new Set<string>(samples.map(({ blockType }) => blockType))
  expect(blocks.map(({ slug }) => slug).filter((slug) => !shown.has(slug))).toEqual([])
  const ids = samples.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
