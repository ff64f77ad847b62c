import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { reservedPageSlugs } from '@/domains/pages/reserved-slugs'
import { type PageReference, routes } from './routes'

const queries = [{}, { badge: 'vegan' }, { variant: 'x' }, { serves: '2' }]

const pagesOf = routes.flatMap(({ page }) =>
  typeof page === 'function' ? queries.map((query) => page(query)) : [page],
)

function sourceOf({ file }: PageReference): string {
  const found = ['.tsx', '.ts']
    .map((ending) => path.join(import.meta.dirname, 'pages', file + ending))
    .find((name) => existsSync(name))
  return found ? readFileSync(found, 'utf8') : ''
}

test('every route leads to a page that there is', () => {
  const missing = pagesOf.filter((page) => !new RegExp(`export const ${page.name}\\b`).test(sourceOf(page)))
  expect(missing).toEqual([])
})

test('no address has two routes', () => {
  const patterns = routes.map(({ pattern }) => pattern)
  expect(new Set(patterns).size).toBe(patterns.length)
})

test('no page of an editor may have the address of a route', () => {
  const tops = routes.map(({ pattern }) => pattern.split('/')[1] ?? '').filter((top) => /^[a-z]/.test(top))
  expect(reservedPageSlugs).toEqual(expect.arrayContaining(tops))
})

test.each([
  ['/mushrooms/products', { price_to: '5' }, 'filtered-list'],
  ['/mushrooms/products', { utm_source: 'mail' }, 'products'],
  ['/mushrooms/products/:path{.+}', { sort: 'price' }, 'filtered-list'],
  ['/recipes/:slug', { units: 'us' }, 'recipe-serving'],
  ['/recipes/:slug', {}, 'recipe'],
])('%s with %o leads to the page %s', (address, query, file) => {
  const page = routes.find(({ pattern }) => pattern === address)?.page
  expect((typeof page === 'function' ? page(query) : page)?.file).toBe(file)
})
