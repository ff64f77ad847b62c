import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkClassRules, classesInStyles, usedClasses } from './class-rules'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'class-rules-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function check(css: string, tsx: string): string[] {
  writeFileSync(path.join(folder, 'site.css'), css)
  writeFileSync(path.join(folder, 'page.tsx'), tsx)
  return checkClassRules(folder)
}

describe('checkClassRules', () => {
  it('reports a class that no stylesheet mentions, with its line', () => {
    expect(check('.card { margin: 0 }', '<p>\n  <b className="card block">x</b>\n</p>')).toEqual([
      `${path.join(folder, 'page.tsx')}:2 uses the class "block", which has no rule.`,
    ])
  })

  it('accepts a class whose comment gives the reason why it has no rule', () => {
    expect(check('.card {}', '// class-without-rule: a test looks for it\n<b className="hook" />')).toEqual(
      [],
    )
    expect(check('.card {}', '// class-without-rule:\n<b className="hook" />')).toHaveLength(1)
  })

  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: the code that is checked
  it('accepts a class that ends in a value when a rule begins like it', () => {
    expect(check('.is-sale {}', '<b className={`is-${kind}`} />')).toEqual([])
    expect(check('.on-sale {}', '<b className={`is-${kind}`} />')).toHaveLength(1)
  })
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: the code that is checked

  it('accepts a class that only a public stylesheet mentions', () => {
    const publicStyles = mkdtempSync(path.join(tmpdir(), 'public-styles-'))
    writeFileSync(path.join(publicStyles, 'print.css'), '.sheet {}')
    expect(check('.card {}', '<b className="sheet" />')).toHaveLength(1)
    expect(checkClassRules(folder, publicStyles)).toEqual([])
    rmSync(publicStyles, { recursive: true })
  })

  it('fails when there is no stylesheet to compare with', () => {
    expect(check('', '<b className="card" />')).toEqual([`${folder} has no stylesheet.`])
  })
})

describe('usedClasses', () => {
  const names = (code: string) => usedClasses(code).map(({ name }) => name)

  it('reads strings, conditions and calls of classes()', () => {
    expect(names(`<b className="a b" />`)).toEqual(['a', 'b'])
    expect(names(`<b className={open ? 'a' : undefined} />`)).toEqual(['a'])
    expect(names(`const both = classes('a', small ? 'b' : null)`)).toEqual(['a', 'b'])
  })

  it('ignores strings that are only compared or translated', () => {
    expect(names(`<b className={kind === 'sale' ? 'a' : t('b')} />`)).toEqual(['a'])
  })
})

describe('classesInStyles', () => {
  it('reads selectors, also nested ones, and neither values nor comments', () => {
    expect(
      classesInStyles('/* .a */ @media (min-width: 1.5rem) { .b > .c:hover { margin: 0.5em } }'),
    ).toEqual(['b', 'c'])
  })
})
