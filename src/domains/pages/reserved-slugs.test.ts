import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { slugPattern } from '@/foundation/routing/slug'
import { reservedPageSlugs } from './reserved-slugs'

test('no page may have the address of a route', () => {
  const routes = readdirSync(path.resolve(import.meta.dirname, '../../app/(site)/[locale]'), {
    withFileTypes: true,
  }).filter((entry) => entry.isDirectory() && slugPattern.test(entry.name))
  expect(reservedPageSlugs).toEqual(expect.arrayContaining(routes.map(({ name }) => name)))
})
