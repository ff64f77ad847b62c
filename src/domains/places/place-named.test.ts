import { expect, test } from 'vitest'
import { placeNamed } from './place-named'

const hasStore = ({ name, country }: { name: string; country: string }) =>
  country === 'US' && name === 'Santa Fe'

test.each([
  ['es', 'madrid', 'Madrid, España'],
  ['en', 'portland', 'Portland, OR'],
  ['en', 'portland maine', 'Portland, ME'],
  ['pt', 'lisboa', 'Lisboa, Portugal'],
  ['es', 'coruña', 'A Coruña, España'],
  ['es', '28001', 'Madrid, España 28001'],
  ['en', 'new york', 'New York City, NY'],
  ['en', 'London', 'London, United Kingdom'],
  // Venezuela has a larger one.
  ['es', 'valencia', 'Valencia, España'],
  // Argentina has a larger one, without a store.
  ['en', 'santa fe', 'Santa Fe, NM'],
] as const)('%s: “%s” is %s', async (locale, text, label) => {
  expect((await placeNamed(text, locale, hasStore))?.label).toBe(label)
})

test.each(['españa', 'mexico', 'andalucía', 'oregon', 'washington', 'maine', 'reishi', 'online', 'madrit'])(
  '“%s” is no town, or not as its usual name',
  async (text) => {
    expect(await placeNamed(text, 'es', hasStore)).toBeNull()
  },
)
