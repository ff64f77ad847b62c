import { expect, test } from 'vitest'
import { blocks } from '@/blocks/configs'
import { locales } from '@/foundation/i18n/locales'
import { blockSamples } from './block-samples'
import { blockStateSamples } from './block-state-samples'
import { editedHero, listedBlockSamples } from './listed-block-samples'
import { fewDocuments } from './testing'

test.each(locales)('the gallery shows every block (%s)', (locale) => {
  const samples = [
    ...blockSamples(locale),
    ...blockStateSamples(locale),
    ...listedBlockSamples(fewDocuments),
    editedHero(locale),
  ]
  const shown = new Set<string>(samples.map(({ blockType }) => blockType))
  expect(blocks.map(({ slug }) => slug).filter((slug) => !shown.has(slug))).toEqual([])
  const ids = samples.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
