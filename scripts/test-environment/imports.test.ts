import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listImportedFiles } from './imports'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fungarium-imports-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
}

describe('listImportedFiles', () => {
  it('follows aliases, relative paths, several lines, re-exports and dynamic imports', () => {
    write({
      'a/entry.ts':
        "import {\n  one,\n} from '../src/one'\nimport '@/two'\nexport * from './three'\nimport pg from 'pg'",
      'src/one.ts': "const load = () => import('@sample/four')",
      'src/two/index.ts': "import words from '@messages/en/site.json'",
      'a/three.mjs': "export * from './entry'",
      'sample/four.ts': '',
      'messages/en/site.json': '{}',
    })
    const files = [
      'a/entry.ts',
      'a/three.mjs',
      'messages/en/site.json',
      'sample/four.ts',
      'src/one.ts',
      'src/two/index.ts',
    ]
    expect(listImportedFiles(folder, 'a/entry.ts')).toEqual(files)
  })

  it('leaves out type-only imports and excluded files', () => {
    write({
      'entry.ts': "import type { A } from './types'\nexport type { B } from './types'\nimport './excluded'",
      'types.ts': '',
      'excluded.ts': "import './below'",
      'below.ts': '',
    })
    expect(listImportedFiles(folder, 'entry.ts', (file) => file === 'excluded.ts')).toEqual(['entry.ts'])
  })

  it('fails for an import that leads nowhere', () => {
    write({ 'entry.ts': "import './missing'" })
    expect(() => listImportedFiles(folder, 'entry.ts')).toThrow('entry.ts imports ./missing')
  })
})
