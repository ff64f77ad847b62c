import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '@/foundation/i18n/locales'
import { unlocalizedSegments } from './unlocalized-segments'

const root = path.resolve(import.meta.dirname, '../../..')

/** Files of the app folder that answer requests. */
const isRoute = (file: string) =>
  /^(?:page\.tsx|route\.tsx?|robots\.ts|favicon\.ico|(?:apple-)?icon\.\w+)$/.test(file)

/** The first segment of a route's path, or null for routes below `[locale]`. */
function firstSegment(file: string): string | null {
  const segments = path
    .relative(path.join(root, 'src/app'), file)
    .split(path.sep)
    .filter((segment) => !/^\(.*\)$/.test(segment))
  const [first = ''] = segments
  if (first === '[locale]') return null
  return first === 'robots.ts' ? 'robots.txt' : first
}

test('the list of unlocalized segments names every route outside of [locale] and every public folder', () => {
  const routes = readdirSync(path.join(root, 'src/app'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isRoute(entry.name))
    .flatMap(({ parentPath, name }) => firstSegment(path.join(parentPath, name)) ?? [])
  const publicFolders = readdirSync(path.join(root, 'public'))
  const expected = new Set(['_next', ...locales, ...routes, ...publicFolders])
  expect([...unlocalizedSegments].sort()).toEqual([...expected].sort())
})
