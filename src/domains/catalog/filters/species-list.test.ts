import { expect, test } from 'vitest'
import type { Locale } from '@/foundation/i18n/locales'
import { parseListQuery } from './list-query'
import { speciesListUrl } from './species-list'

const urlOf = (locale: Locale, search: string) =>
  speciesListUrl(locale, parseListQuery('products', new URLSearchParams(search)).filters)

test.each<[Locale, string, string]>([
  ['en', 'benefit=insomnia', '/mushrooms/species?benefit=insomnia'],
  ['es', 'benefit=insomnia&price_from=3&region=US&page=2', '/es/mushrooms/species?benefit=insomnia'],
  ['pt', 'effect=creativity&flavor=nutty&q=tea', '/pt/mushrooms/species?effect=creativity&flavor=nutty'],
])('a market list (%s) filtered by %s leads to the species with the same filter', (locale, search, url) => {
  expect(urlOf(locale, search)).toBe(url)
})

test('a market list without a benefit or an effect stays in the market', () => {
  expect(urlOf('en', 'flavor=nutty&badge=vegan')).toBeNull()
})
