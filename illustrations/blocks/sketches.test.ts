import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { blocks } from '@/blocks/configs'
import { blockSketches } from './sketches'

const folder = path.join(import.meta.dirname, '../../public')

test('each block has a sketch of its own, as the script has written it', () => {
  const sketches = new Map<string, string>(blockSketches())
  expect([...sketches.keys()].sort()).toEqual(blocks.map(({ slug }) => slug).sort())
  expect(new Set(sketches.values()).size).toBe(sketches.size)
  for (const { slug, admin } of blocks)
    expect(readFileSync(path.join(folder, String(admin?.images?.thumbnail)), 'utf8')).toBe(sketches.get(slug))
})
