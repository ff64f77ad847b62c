import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '@/foundation/i18n/locales'
import { anyText, anyWebUrl } from '@/testing/any-text'
import { pathCrumbs } from './crumbs'
import { localePath, withoutLocale } from './locale-path'
import { documentPath, entryPath, viewAll } from './paths'
import { reservedSlugs } from './reserved'
import { safeRedirectPath } from './safe-redirect-path'
import { slugify, slugPattern } from './slug'

const anyLocale = fc.constantFrom(...locales)
const slug = fc.stringMatching(/^[a-z0-9]{3,8}(?:-[a-z0-9]{1,6}){0,2}$/)
const path = fc.array(slug, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`)

describe('slugify', () => {
  test.each([
    ['Amanita phalloïdes', 'amanita-phalloides'],
    ['  Boletus  edulis  ', 'boletus-edulis'],
    ['Lion’s mane, on hardwood!', 'lion-s-mane-on-hardwood'],
    ['Ácido ibotênico', 'acido-ibotenico'],
    ['---', ''],
    ['Hygrocybe bjørnstadii', 'hygrocybe-bjornstadii'],
    ['Łódź, Æsir & Straße', 'lodz-aesir-strasse'],
    ['きのこ', 'kinoko'],
    ['香菇', 'xianggu'],
    ['гриб', 'grib'],
    ['Белый', 'belyy'],
    ['ガノデルマ', 'ganoderuma'],
    ['が'.normalize('NFD'), 'ga'],
    ['Α-amanitin', 'alpha-amanitin'],
    ['אע', 'u5d0-u5e2'],
    ['β-glucans', 'beta-glucans'],
    ['Μανιτάρια', 'manitaria'],
    ['🍄', 'mushroom'],
    ['Bole\u200btus edulis\u{E0041}', 'boletus-edulis'],
  ])('turns %j into %j', (text, expected) => {
    expect(slugify(text)).toBe(expected)
  })

  test('returns a valid slug or nothing, and leaves slugs unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const made = slugify(text)
        expect(made === '' || slugPattern.test(made)).toBe(true)
        if (/\p{L}/u.test(text)) expect(made).not.toBe('')
        expect(slugify(made)).toBe(made)
      }),
    )
  })

  test('never returns characters that would change an address', () => {
    for (const text of [
      'a/b',
      'a?b',
      'a#b',
      'a b',
      '../a',
      'a--b',
      '-a',
      'a-',
      'A',
      '',
      'ñ',
      'a%2fb',
      'a\n',
    ]) {
      expect(slugPattern.test(text), text).toBe(false)
    }
  })

  test('names a reserved slug for every route under /mushrooms', () => {
    for (const reserved of reservedSlugs) expect(slugPattern.test(reserved)).toBe(true)
    for (const route of [
      'species',
      'growing-guide',
      'products',
      'product',
      'vendors',
      'vendor',
      'wholesale',
      'dropshipping',
      'posts',
      'projects',
      'page',
      'all',
    ]) {
      expect(reservedSlugs).toContain(route)
    }
  })
})

describe('localePath and withoutLocale', () => {
  test('add and remove the same prefix', () => {
    fc.assert(
      fc.property(anyLocale, path, (locale, bare) => {
        expect(withoutLocale(localePath(locale, bare))).toBe(bare)
      }),
    )
  })

  test('leave English without a prefix and the home page without a slash', () => {
    expect(localePath('en', '/mushrooms')).toBe('/mushrooms')
    expect(localePath('pt', '/')).toBe('/pt')
    expect(localePath('es', '/mushrooms')).toBe('/es/mushrooms')
    expect(withoutLocale('/pt')).toBe('/')
    expect(withoutLocale('/portugal')).toBe('/portugal')
  })
})

describe('B26: pathCrumbs', () => {
  const steps = (address: string) => pathCrumbs(address).map(({ segment, path: at }) => [segment, at])

  test.each<[string, [string, string][]]>([
    ['/', []],
    ['/pt', []],
    ['/docs/api', [['docs/api', '/docs/api']]],
    ['/mushrooms', [['mushrooms', '/mushrooms']]],
    ['/es/mushrooms', [['mushrooms', '/mushrooms']]],
    ['/mushrooms/all', [['mushrooms', '/mushrooms']]],
    ['/mushrooms/all/', [['mushrooms', '/mushrooms']]],
    [
      '/mushrooms/amanita-phalloides',
      [
        ['mushrooms', '/mushrooms'],
        ['amanita-phalloides', '/mushrooms/amanita-phalloides'],
      ],
    ],
    [
      '/mushrooms/product/red-cap',
      [
        ['mushrooms', '/mushrooms'],
        ['products', '/mushrooms/products'],
        ['red-cap', '/mushrooms/product/red-cap'],
      ],
    ],
    [
      '/mushrooms/vendor/anna',
      [
        ['mushrooms', '/mushrooms'],
        ['vendors', '/mushrooms/vendors'],
        ['anna', '/mushrooms/vendor/anna'],
      ],
    ],
    [
      '/mushrooms/specie',
      [
        ['mushrooms', '/mushrooms'],
        ['species', '/mushrooms/species'],
      ],
    ],
    [
      '/mushrooms/species/effect/calm',
      [
        ['mushrooms', '/mushrooms'],
        ['species', '/mushrooms/species'],
        ['effect/calm', '/mushrooms/species/effect/calm'],
      ],
    ],
    [
      '/mushrooms/species/chemistry/psychoactive/psilocybin',
      [
        ['mushrooms', '/mushrooms'],
        ['species', '/mushrooms/species'],
        ['chemistry/psychoactive/psilocybin', '/mushrooms/species/chemistry/psychoactive/psilocybin'],
      ],
    ],
    [
      '/mushrooms/growing-guide/oysters',
      [
        ['mushrooms', '/mushrooms'],
        ['growing-guide', '/mushrooms/growing-guide'],
        ['oysters', '/mushrooms/growing-guide/oysters'],
      ],
    ],
    [
      '/mushrooms/products/growing/equipment/page/2',
      [
        ['mushrooms', '/mushrooms'],
        ['products', '/mushrooms/products'],
        ['growing', '/mushrooms/products/growing'],
        ['equipment', '/mushrooms/products/growing/equipment'],
        ['page/2', '/mushrooms/products/growing/equipment/page/2'],
      ],
    ],
    [
      '/mushrooms/posts/page/2',
      [
        ['mushrooms', '/mushrooms'],
        ['posts', '/mushrooms/posts'],
        ['page/2', '/mushrooms/posts/page/2'],
      ],
    ],
  ])('%s', (address, expected) => {
    expect(steps(address)).toEqual(expected)
  })

  test('returns crumbs whose paths extend each other, the same in every language', () => {
    fc.assert(
      fc.property(anyLocale, path, (locale, bare) => {
        const crumbs = pathCrumbs(localePath(locale, bare))
        expect(crumbs).toEqual(pathCrumbs(bare))
        crumbs.forEach((crumb, index) => {
          const before = crumbs[index - 1]?.path ?? ''
          expect(crumb.path).toBe(`${before}/${crumb.segment}`)
        })
      }),
    )
  })

  test('drops "all" only at the end', () => {
    expect(steps('/mushrooms/all/truffles').map(([segment]) => segment)).toEqual([
      'mushrooms',
      'all',
      'truffles',
    ])
  })
})

describe('safeRedirectPath', () => {
  test.each(['/mushrooms', '/pt/mushrooms/amanita-phalloides?tab=2#danger', '/search?q=a%20b', '/'])(
    'returns %s unchanged',
    (to) => {
      expect(safeRedirectPath(to)).toBe(to)
    },
  )

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\0b',
    'https:evil.example',
    'https://evil.example',
    'http://evil.example/mushrooms',
    '/..//evil.example',
    '/./\\evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,a',
    'mushrooms',
    '%2F%2Fevil.example',
    '%252F%252Fevil.example',
    '',
    null,
    undefined,
  ])('returns the home page for %j', (to) => {
    expect(safeRedirectPath(to)).toBe('/')
  })

  test('keeps paths that were encoded once or twice on this site', () => {
    for (const to of ['/%2Fevil.example', '/%252F%252Fevil.example', '/%5Cevil.example']) {
      expect(new URL(safeRedirectPath(to), 'https://site.example').origin).toBe('https://site.example')
      expect(safeRedirectPath(to)).not.toMatch(/^\/[/\\]/)
    }
  })

  test('never leaves this site for any input', () => {
    const hostile = fc.oneof(
      anyText,
      anyWebUrl,
      fc
        .array(
          fc.constantFrom(
            '/',
            '\\',
            '.',
            '..',
            '%2f',
            '%5c',
            ':',
            '@',
            '\t',
            '\n',
            '#',
            '?',
            'evil.example',
            'https',
            'javascript:',
          ),
          { maxLength: 8 },
        )
        .map((parts) => parts.join('')),
      fc
        .array(fc.constantFrom('/', '\\', '..', '@', 'evil.example'), { maxLength: 6 })
        .map((parts) => `/${parts.join('')}`),
    )
    fc.assert(
      fc.property(hostile, (to) => {
        const safe = safeRedirectPath(to)
        const url = new URL(safe, 'https://site.example')
        expect([url.origin, url.username]).toEqual(['https://site.example', ''])
        // A browser and a proxy may each decode it again.
        expect(new URL(url.pathname, 'https://site.example').origin).toBe('https://site.example')
        expect(safeRedirectPath(safe)).toBe(safe)
      }),
      { numRuns: 500 },
    )
  })
})

test('documentPath puts a document in the folder of its collection', () => {
  expect(documentPath('mushrooms', 'amanita-phalloides')).toBe('/mushrooms/amanita-phalloides')
  expect(documentPath('growingguides', 'oysters')).toBe('/mushrooms/growing-guide/oysters')
})

test.each([
  ['mushrooms', '/mushrooms/a'],
  ['growingguides', '/mushrooms/growing-guide/a'],
  ['products', '/mushrooms/product/a'],
  ['vendors', '/mushrooms/vendor/a'],
  ['wholesale', '/mushrooms/wholesale/a'],
  ['dropshipping', '/mushrooms/dropshipping/a'],
  ['posts', '/posts/a'],
  ['projects', '/projects/a'],
  ['recipes', '/recipes/a'],
  ['pages', '/a'],
  ['anything', '/anything/a'],
  ['constructor', '/constructor/a'],
])('B17, B19, B20: entryPath puts a document of %s at %s', (collection, path) => {
  expect(entryPath(collection, { slug: 'a' })).toBe(path)
})

test('B18: entryPath puts a document without a folder under the last breadcrumb of its first category', () => {
  const category = { breadcrumbs: [{ url: '/mushrooms/species' }, { url: '/mushrooms/species/effect' }] }
  expect(entryPath('tales', { slug: 'a', categories: [category, { breadcrumbs: [{ url: '/else' }] }] })).toBe(
    '/mushrooms/species/effect/a',
  )
  for (const categories of [[], null, ['an id'], [{ breadcrumbs: [] }], [{ breadcrumbs: [{ url: null }] }]])
    expect(entryPath('tales', { slug: 'a', categories })).toBe('/tales/a')
  expect(entryPath('mushrooms', { slug: 'a', categories: [category] })).toBe('/mushrooms/a')
})

test('B24: viewAll returns the paths of the product documents', () => {
  expect(viewAll).toEqual({
    products: '/mushrooms/products',
    mushrooms: '/mushrooms',
    vendors: '/mushrooms/vendors',
    wholesale: '/mushrooms/wholesale',
    dropshipping: '/mushrooms/dropshipping',
    growingguides: '/mushrooms/growing-guide',
    posts: '/mushrooms/posts',
    projects: '/mushrooms/projects',
    recipes: '/mushrooms/recipes',
  })
})
