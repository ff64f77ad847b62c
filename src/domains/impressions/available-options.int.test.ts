/** The options of an impression's form: what they are made of. */
import { expect, test } from 'vitest'
import { type PageContext, withPageContext } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { payload } from '@/testing/users'
import { loadImpressionOptions } from './available-options'

test('options are categories in the reader’s language, and a page that shows them expires with any category', async () => {
  const context: PageContext = { tags: new Set() }
  const { consumptionForm, effects, helpsWith } = await withPageContext(context, () =>
    loadImpressionOptions({ payload, user: null, locale: 'es', draft: false }),
  )
  expect(consumptionForm).toContainEqual({ value: 'capsule', label: 'Cápsula' })
  expect(effects.map(({ label }) => label)).toContain('Creatividad')
  expect(helpsWith.map(({ label }) => label)).toContain('Insomnio')
  expect([...context.tags]).toContain(tags.list('categories'))
})
