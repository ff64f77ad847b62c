import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { shareChunks } from './share-chunks'

test('equal chunks of a folder become one module, and others stay as they are', () => {
  const output = mkdtempSync(path.join(tmpdir(), 'fungarium-chunks-'))
  onTestFinished(() => rmSync(output, { recursive: true }))
  const chunks = path.join(output, 'server', 'chunks')
  mkdirSync(path.join(chunks, 'ssr'), { recursive: true })
  const code = (map: string) => `module.exports = [() => 'big']\n//# sourceMappingURL=${map}\n`
  const files = {
    'a.js': code('a.js.map'),
    'b.js': code('b.js.map'),
    'other.js': "module.exports = ['other']",
    'ssr/a.js': code('a.js.map'),
    'ssr/c.js': code('c.js.map'),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(chunks, name), text)
  shareChunks(output)
  const load = (name: string) => createRequire(path.join(chunks, 'test.js'))(`./${name}`)
  expect(load('b.js')).toBe(load('a.js'))
  expect(load('ssr/c.js')).toBe(load('ssr/a.js'))
  expect(load('ssr/a.js')).not.toBe(load('a.js'))
  expect(load('other.js')).toEqual(['other'])
  expect(readFileSync(path.join(chunks, 'a.js'), 'utf8')).toBe(files['a.js'])
  shareChunks(output)
  expect(load('b.js')).toBe(load('a.js'))
})
