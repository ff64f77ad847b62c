import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compactChunks } from './compact-chunks'

const source = `// A comment
module.exports = [
  function named(count) {
    "use strict";
    return { text: 'Chäntęrelle 🍄', pattern: /^[а-я🍄]+$/u, template: \`\${count} → ∞\`, isSloppy: this !== undefined }
  },
]
`

test('a chunk means the same in fewer bytes, one for each character', async () => {
  const output = mkdtempSync(path.join(tmpdir(), 'fungarium-chunks-'))
  onTestFinished(() => rmSync(output, { recursive: true }))
  const folder = path.join(output, 'server', 'chunks', 'ssr')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'a.js')
  writeFileSync(file, source)
  await compactChunks(output)

  const code = readFileSync(file, 'utf8')
  expect(code.length).toBeLessThan(source.length)
  expect(code).toMatch(/^[\0-\xff]*$/)
  const [named] = createRequire(file)('./a.js')
  expect(named.name).toBe('named')
  const { pattern, ...rest } = named(2)
  expect(rest).toEqual({ text: 'Chäntęrelle 🍄', template: '2 → ∞', isSloppy: false })
  expect(pattern.test('гриб🍄')).toBe(true)
  expect(pattern.test('\ud83c')).toBe(false)
})
