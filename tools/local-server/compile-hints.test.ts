import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addCompileHints } from './compile-hints'

let output = ''

beforeEach(() => {
  output = mkdtempSync(path.join(tmpdir(), 'build-'))
  mkdirSync(path.join(output, 'static/chunks'), { recursive: true })
  for (const name of ['start', 'panel'])
    writeFileSync(path.join(output, `static/chunks/${name}.js`), `run('${name}')`)
  writeFileSync(
    path.join(output, 'build-manifest.json'),
    JSON.stringify({ rootMainFiles: ['static/chunks/start.js'] }),
  )
})

afterEach(() => rmSync(output, { recursive: true }))

const script = (name: string) => readFileSync(path.join(output, `static/chunks/${name}.js`), 'utf8')

it('the scripts that every page starts with get one compile hint, other scripts none', () => {
  addCompileHints(output)
  addCompileHints(output)
  expect(script('start')).toBe("//# allFunctionsCalledOnLoad\nrun('start')")
  expect(script('panel')).toBe("run('panel')")
})
