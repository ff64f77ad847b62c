import { expect, test } from 'vitest'
import { sourcesOf } from './digest'

test('a database is made from migrations, the configuration and messages, and sample content only on request', async () => {
  const taxonomy = await sourcesOf('taxonomy')
  expect(taxonomy).toEqual(
    expect.arrayContaining([
      'package-lock.json',
      'migrations/index.ts',
      'src/payload.config.ts',
      'src/domains/categories/taxonomy.ts',
      'messages/pt/admin.json',
    ]),
  )
  const sample = (await sourcesOf('sample')).filter((file) => !taxonomy.includes(file))
  expect(sample).toEqual(expect.arrayContaining(['sample/index.ts', 'sample/load/species.ts']))
  expect(sample.filter((file) => !file.startsWith('sample/'))).toEqual([])
})
