import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText, anyWebUrl } from '@/testing/any-text'
import { findUnsafeLink, isSafeLink } from './links'

const safe = [
  'https://example.org/a?b=c#d',
  'HTTP://example.org',
  'mailto:someone@example.org',
  'tel:+34600000000',
  '/mushrooms/species',
  '/',
  '#spores',
]

/** Spellings that some parser or browser has once read as the scheme itself. */
const spellings = [
  (scheme: string) => scheme,
  (scheme: string) => scheme.toUpperCase(),
  (scheme: string) => ` ${scheme}`,
  (scheme: string) => `\u0001${scheme}`,
  (scheme: string) => scheme.replace(/^(.)/, '$1\t'),
  (scheme: string) => scheme.replace(/^(.)/, '$1\n'),
  (scheme: string) => scheme.replace(/^(.)/, '$1\u200b'),
  (scheme: string) => scheme.replace(':', '&colon;'),
  (scheme: string) => scheme.replace(/^(.)/, (letter) => `&#${letter.charCodeAt(0)};`),
  (scheme: string) => scheme.replace(/^(.)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
]
const schemes = ['javascript:', 'vbscript:', 'data:', 'file:', 'blob:', 'ftp:', 'livescript:', 'view-source:']

const unsafe = fc
  .tuple(fc.constantFrom(...schemes), fc.constantFrom(...spellings), anyWebUrl, fc.boolean())
  .map(([scheme, spell, rest, mixed]) => {
    const spelt = spell(scheme)
    return `${mixed ? spelt.replace(/[a-z]/g, (letter, at) => (at % 2 ? letter.toUpperCase() : letter)) : spelt}${rest}`
  })

test.each(safe)('a link to %s is safe', (url) => {
  expect(isSafeLink(url)).toBe(true)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://',
  'www.example.org',
  'mushrooms',
  '',
  undefined,
  7,
])('a link to %j is unsafe', (url) => {
  expect(isSafeLink(url)).toBe(false)
})

test('a link is unsafe with any other scheme, however it is spelt', () => {
  fc.assert(
    fc.property(unsafe, (url) => {
      expect(isSafeLink(url)).toBe(false)
    }),
  )
})

test('a browser reads a safe link as http(s), mail or telephone, whatever its text', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, unsafe, anyWebUrl), (url) => {
      if (!isSafeLink(url)) return
      expect(new URL(url, 'https://site.example').protocol).toMatch(/^(?:https?|mailto|tel):$/)
    }),
  )
})

describe('the unsafe link of a rich text', () => {
  const link = (url: string, type = 'link') => ({ type, fields: { linkType: 'custom', url }, children: [] })
  const within = (type: string, ...children: object[]) => ({ type, children })

  test('is found at any depth, in lists, tables and automatic links', () => {
    const node = fc
      .tuple(fc.constantFrom('link', 'autolink'), unsafe)
      .map(([type, url]) => ({ url, node: link(url, type) }))
    const path = fc.array(
      fc.constantFrom('paragraph', 'list', 'listitem', 'table', 'tablerow', 'tablecell', 'quote'),
    )
    fc.assert(
      fc.property(node, path, ({ url, node }, types) => {
        const nested = types.reduce((inner, type) => within(type, link('/safe'), inner), node as object)
        expect(findUnsafeLink({ root: within('root', link('https://example.org'), nested) })).toBe(url)
      }),
    )
  })

  test('is found below more levels than the call stack holds', () => {
    let node: object = link('javascript:alert(1)')
    for (let depth = 0; depth < 100_000; depth += 1) node = within('quote', node)
    expect(findUnsafeLink({ root: node })).toBe('javascript:alert(1)')
  })

  test('is found as a list, which would be written as text', () => {
    const node = { type: 'link', fields: { url: ['javascript:alert(1)'] } }
    expect(findUnsafeLink({ root: within('root', node) })).toBe('javascript:alert(1)')
  })

  test('is absent from a text with safe links alone', () => {
    expect(findUnsafeLink({ root: within('root', ...safe.map((url) => link(url))) })).toBeUndefined()
    expect(findUnsafeLink(null)).toBeUndefined()
  })
})
