import { expect, test } from 'vitest'
import { registry } from '@/blocks/registry'
import { locales } from '@/foundation/i18n/locales'
import type { SampleDocuments } from '@/site/gallery/sample-documents'
import { blockExamples } from './examples'

/** A database without any document of the sample content but what blocks cannot do without. */
const found: SampleDocuments = {
  species: [],
  rated: { species: undefined, product: undefined },
  guides: [],
  posts: [],
  recipes: ['recipe'],
  products: [],
  suppliers: [{ relationTo: 'vendors', value: 'vendor' }],
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

test.each(locales)('the page of all blocks shows each block of the registry once (%s)', (locale) => {
  const shown = blockExamples(locale, found).flatMap(({ examples }) =>
    examples.map(({ blockType }) => blockType),
  )
  expect(shown.toSorted()).toEqual(Object.keys(registry).toSorted())
})
