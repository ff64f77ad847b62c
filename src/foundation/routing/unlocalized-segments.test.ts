import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '@/foundation/i18n/locales'
import { unlocalizedSegments } from './unlocalized-segments'

const root = path.resolve(import.meta.dirname, '../../..')

/** What the server answers apart from pages and files: the panel, the API and the files of the builds. */
const others = ['_next', 'admin', 'api', 'assets']

test('the list of unlocalized segments names what is at the top of every address that is not a page', async () => {
  const { files } = await import(path.join(root, 'src/site/files/files.ts'))
  const tops = (files as [string][]).map(([pattern]) => pattern.split('/')[1] ?? '')
  const ofFiles = tops.filter(
    (top) => !top.startsWith(':') && !['data', 'manifest.webmanifest'].includes(top),
  )
  const publicFiles = readdirSync(path.join(root, 'public'))
  const expected = new Set([...others, ...locales, ...ofFiles, ...publicFiles])
  expect([...unlocalizedSegments].sort()).toEqual([...expected].sort())
})
