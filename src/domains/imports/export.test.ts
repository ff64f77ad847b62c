import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { downloadFiles } from './export'

test('an export is one file, or an archive of several', async () => {
  const one = downloadFiles('products-es', 'csv', ['a'])
  expect(await one.text()).toBe('a')
  expect(one.headers.get('Content-Disposition')).toBe('attachment; filename="products-es.csv"')
  const several = downloadFiles('products-es', 'csv', ['a', 'ñ'])
  expect(several.headers.get('Content-Disposition')).toBe('attachment; filename="products-es.zip"')
  const files = unzipSync(new Uint8Array(await several.arrayBuffer()))
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['products-es-1.csv', 'a'],
    ['products-es-2.csv', 'ñ'],
  ])
})
