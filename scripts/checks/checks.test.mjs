import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkColours } from './colours.mjs'
import { checkMessages } from './messages.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fungarium-checks-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** @param {Record<string, string>} files */
function write(files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

describe('messages', () => {
  it('are equal when keys and arguments are, in whatever order', () => {
    write({
      'en/site.json': '{"a":{"b":"{n, plural, one {# mushroom} other {# mushrooms}} of {name}"}}',
      'es/site.json': '{"a":{"b":"{name}: {n, plural, one {# seta} other {# setas}}"}}',
      'pt/site.json': '{"a":{"b":"{name}: {n, plural, one {# cogumelo} other {# cogumelos}}"}}',
    })
    expect(checkMessages(folder)).toEqual([])
  })

  it('are not when a key, an argument or a text is missing, or a brace is open', () => {
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

  it('are not when Spanish is formal in one place', () => {
    write({
      'en/site.json': '{"a":"Choose one.","b":"Guides that you choose."}',
      'es/site.json': '{"a":"Elija una.","b":"Las guías que elija alguien."}',
      'pt/site.json': '{"a":"Escolha um.","b":"Os guias que você escolhe."}',
    })
    expect(checkMessages(folder)).toEqual([expect.stringContaining('es: site.a says “Elija”')])
  })

  it('fail when there are none', () => {
    expect(checkMessages(folder)).toHaveLength(1)
  })
})

describe('colours', () => {
  it('stand only in the tokens and where a reason is given', () => {
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

  it('fail when there are no tokens', () => {
    expect(checkColours(folder)).toHaveLength(1)
  })
})
