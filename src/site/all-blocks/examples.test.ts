import { expect, test } from 'vitest'
import { registry } from '@/blocks/registry'
import { locales } from '@/foundation/i18n/locales'
import { fewDocuments } from '@/site/gallery/testing'
import { blockExamples } from './examples'

test.each(locales)('the page of all blocks shows each block of the registry once (%s)', (locale) => {
  const shown = blockExamples(locale, fewDocuments).flatMap(({ examples }) =>
    examples.map(({ blockType }) => blockType),
  )
  expect(shown.toSorted()).toEqual(Object.keys(registry).toSorted())
})
