import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkColours } from './colours'
import { checkImports } from './imports'
import { checkMessages } from './messages'
import { checkRetiredTerms } from './retired-terms'
import { checkSnapshots } from './snapshots'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fungarium-checks-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

describe('checkMessages', () => {
  it('accepts equal keys and arguments in any order', () => {
    write({
      'en/site.json': '{"a":{"b":"{n, plural, one {# mushroom} other {# mushrooms}} of {name}"}}',
      'es/site.json': '{"a":{"b":"{name}: {n, plural, one {# seta} other {# setas}}"}}',
      'pt/site.json': '{"a":{"b":"{name}: {n, plural, one {# cogumelo} other {# cogumelos}}"}}',
    })
    expect(checkMessages(folder)).toEqual([])
  })

  it('reports missing keys, arguments and texts, and open braces', () => {
    write({
      'en/site.json': '{"a":"{name}","b":"x","c":"<b>x</b>","d":"x"}',
      'es/site.json': '{"a":"{nombre}","b":"","c":"x","e":"x"}',
      'pt/site.json': '{"a":"{name","b":"x","c":"<b>y</b>","d":"y"}',
    })
    expect(checkMessages(folder)).toEqual([
      'es: site.b is empty.',
      'es: site.a has the arguments nombre, in en name.',
      'es: site.c has the arguments none, in en b:tag.',
      'es: site.d is missing.',
      'es: site.e is not in en.',
      expect.stringContaining('pt: site.a is not well-formed'),
      'pt: site.a has the arguments none, in en name.',
    ])
  })

  it('lets each language replace other texts of Payload', () => {
    write({
      'en/payload.json': '{"a":"{label} <1>{title}</1>"}',
      'es/payload.json': '{"b":"{title}"}',
      'pt/payload.json': '{}',
    })
    expect(checkMessages(folder)).toEqual([])
  })

  it('reports formal Spanish', () => {
    write({
      'en/site.json': '{"a":"Choose one.","b":"Guides that you choose."}',
      'es/site.json': '{"a":"Elija una.","b":"Las guías que elija alguien."}',
      'pt/site.json': '{"a":"Escolha um.","b":"Os guias que você escolhe."}',
    })
    expect(checkMessages(folder)).toEqual([expect.stringContaining('es: site.a says “Elija”')])
  })

  it('reports avoided terms and quotation marks, but not among the words for the search', () => {
    write({
      'en/search.json': '{"colours":{"brown":"brown"},"about":"It\'s “here”","plate":"Plate"}',
      'es/search.json': '{"colours":{"brown":"pardo"},"about":"Acerca de","plate":"«Ilustración»"}',
      'pt/search.json': '{"colours":{"brown":"castanho"},"about":"«Aqui»","plate":"Prancha"}',
    })
    expect(checkMessages(folder).map((line) => line.replace(/;.*/, ''))).toEqual([
      "en: search.about contains t'",
      'es: search.about contains Acerca de',
      'pt: search.about contains «',
      'pt: search.plate contains Prancha',
    ])
  })

  it('reports missing messages', () => {
    expect(checkMessages(folder)).toHaveLength(1)
  })
})

describe('checkColours', () => {
  it('allows colours only in the tokens and where a reason is given', () => {
    write({
      'ui/tokens.css': ':root { --ink: #123456; }',
      'ui/page.css':
        '#fade { color: var(--ink) }\n.a { color: #fff; background: rgb(1 2 3) }\n.b { color: oklch(50% 0.1 20) }',
      'app/page.tsx':
        'const a = <a href="/x#b00" className="text-[#abc]" />\nthis.#add()\nconst b = "#12345"',
      'app/manifest.ts': '// design-tokens-allow: a manifest knows no variables\nconst colour = "#abcdef"',
      'app/page.test.ts': 'const c = "#fff"',
    })
    expect(
      checkColours(folder).map((line) => line.replace(/^.*\/(ui|app)/, '$1').replace(/;.*/, '')),
    ).toEqual([
      'app/page.tsx:1 holds the colour "#abc"',
      'ui/page.css:2 holds the colour "#fff"',
      'ui/page.css:3 holds the colour "oklch("',
    ])
  })

  it('reports missing tokens', () => {
    expect(checkColours(folder)).toHaveLength(1)
  })
})

describe('checkImports', () => {
  it('reports imports that climb to a folder with an alias, unless the file gives a reason', () => {
    write({
      'src/a/one.ts': "import x from '../b/two'\nconst y = await import('../b/two')\nimport z from './z'",
      'src/a/two.ts': "// relative-import-allow: loaded without aliases\nimport x from '../b/two'",
      'src/three.ts': "import json from '../package.json'\nimport x from '@/b/two'",
      'scripts/four.ts': "import x from '../src/b/two'",
    })
    expect(checkImports(folder)).toEqual([
      'src/a/one.ts:1 imports ../b/two; use an alias.',
      'src/a/one.ts:2 imports ../b/two; use an alias.',
    ])
  })
})

describe('checkSnapshots', () => {
  it('reports every snapshot but the newest', () => {
    write({ '20260101_a.json': '{}', '20260102_b.json': '{}', '20260102_b.ts': '' })
    expect(checkSnapshots(folder)).toEqual([
      'migrations/20260101_a.json is not the newest snapshot; delete it.',
    ])
  })

  it('reports a missing snapshot', () => {
    expect(checkSnapshots(folder)).toHaveLength(1)
  })
})

describe('checkRetiredTerms', () => {
  it('reports retired terms in code, comments and texts, also as parts of names', () => {
    write({
      'src/a.ts': 'const filterVoices = 1\n// Undertaking\nconst b = latest + invoices + bladder + shelf',
      'messages/en/site.json': '{"a":"Whoever"}',
      'docs/a.md': 'The ladder',
    })
    expect(checkRetiredTerms(folder).map((line) => line.replace(/;.*/, ''))).toEqual([
      'docs/a.md:1 says "ladder"',
      'messages/en/site.json:1 says "Whoever"',
      'src/a.ts:1 says "Voices"',
      'src/a.ts:2 says "Undertaking"',
      'src/a.ts:3 says "shelf"',
    ])
  })

  it('accepts a shelf fungus among species and lines with a reason', () => {
    write({
      'illustrations/plates/shelf.ts': 'const shelf = 1',
      'src/a.ts':
        '// retired-term-allow: a fungus\nconst shelf = 1\nconst b = 1 // shelf; retired-term-allow: a fungus',
    })
    expect(checkRetiredTerms(folder)).toEqual([])
  })
})
