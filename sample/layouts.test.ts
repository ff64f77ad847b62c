import { expect, test } from 'vitest'
import { taxonomy } from '@/domains/categories/taxonomy.ts'
import type { TaxonomyNode } from '@/domains/categories/taxonomy-node.ts'
import { composedPages } from '@/domains/pages/composed-pages.ts'
import { layoutField } from '@/foundation/payload/layout-field.ts'
import { routes } from '@/site/routes.ts'
import { guides } from './'
import type { BlockSample } from './block-types'
import { layouts } from './layouts'
import { products } from './marketplace'
import { pages } from './pages'
import { posts } from './posts'
import { projects } from './projects'
import { recipes } from './recipes'
import {
  findAvoidedTerms,
  findForeignWords,
  findMissingLanguages,
  findUnknown,
  languages,
  safetyClaim,
  textsOf,
} from './testing'

const articles = [...posts, ...projects]
const placed: { where: string; layout: BlockSample[] }[] = [
  ...layouts.map(({ slug, layout }) => ({ where: slug, layout })),
  ...articles.map(({ slug, layout = [] }) => ({ where: slug, layout })),
]
const blocks = placed.flatMap(({ where, layout }) =>
  layout.map((block, index) => ({ where: `${where} ${index} ${block.block}`, block })),
)

const pathsOf = (nodes: readonly TaxonomyNode[], above = ''): string[] =>
  nodes.flatMap(({ slug, children = [] }) => [`${above}${slug}`, ...pathsOf(children, `${above}${slug}/`)])

/** Addresses of the site that blocks may lead to. */
const addresses = new Set([
  ...routes.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes(':')),
  ...pages.map(({ slug }) => `/${slug}`),
  ...posts.map(({ slug }) => `/posts/${slug}`),
  ...projects.map(({ slug }) => `/projects/${slug}`),
  ...guides.map(({ slug }) => `/mushrooms/growing-guide/${slug}`),
])

test('blocks stand only where editors may place them', () => {
  const ofArticles = layoutField('layout', { withMarket: false }).blockReferences?.map(String) ?? []
  const fieldOf = (slug: string) => composedPages.find((page) => page.slug === slug)?.fields[0]
  const allowedOn = (where: string) => {
    const field = fieldOf(where)
    return field?.type === 'blocks' ? (field.blockReferences?.map(String) ?? []) : ofArticles
  }
  const violations = placed.flatMap(({ where, layout }) =>
    findUnknown(
      where,
      layout.map(({ block }) => block),
      new Set(allowedOn(where)),
    ),
  )
  expect(violations).toEqual([])
})

test('texts are in three languages, of a length that the fields accept, and claim no safety', () => {
  const violations = blocks.flatMap(({ where, block }) =>
    textsOf(block).flatMap(([path, text]) => {
      const most = path.endsWith('label') ? 60 : path.endsWith('heading') ? 120 : 800
      const isWrong = languages.some(
        (language) => text[language].length > most || safetyClaim.test(text[language]),
      )
      return [
        ...findMissingLanguages(text),
        ...findAvoidedTerms(text),
        ...findForeignWords(text),
        ...(isWrong ? ['length or claim'] : []),
      ].map((fault) => `${where} ${path}: ${fault}`)
    }),
  )
  expect(violations).toEqual([])
})

test('links lead to pages that exist, the same in each language', () => {
  const violations = blocks.flatMap(({ where, block }) => {
    const urls = 'links' in block ? block.links.map(({ url }) => url) : []
    const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address)
    const [en = [], ...others] = languages.map((language) =>
      'text' in block ? linksIn(block.text[language]) : [],
    )
    return [
      ...findUnknown(
        where,
        [...urls, ...en].map((url) => url.split('?')[0]),
        addresses,
      ),
      ...(others.every((links) => `${links}` === `${en}`) ? [] : [`${where}: the links differ`]),
    ]
  })
  expect(violations).toEqual([])
})

test('carousels and category bars name entries and categories that exist, no entry twice on a page', () => {
  const slugsOf = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug)
  const known = new Set([
    ...[posts, projects, recipes, guides, products].flatMap(slugsOf),
    ...pathsOf(taxonomy),
  ])
  const violations = placed.flatMap(({ where, layout }) => {
    const items = layout.flatMap((block) => ('items' in block ? (block.items ?? []) : []))
    const categories = layout.flatMap((block) => {
      if (block.block === 'categoryBar') return [block.root]
      return block.block === 'productCarousel' ? (block.categories ?? []) : []
    })
    return [
      ...findUnknown(where, [...items, ...categories], known),
      ...(new Set(items).size === items.length ? [] : [`${where}: an entry stands twice`]),
    ]
  })
  expect(violations).toEqual([])
})

test('pages with an address of their own name no entries, which would stay when the sample content is removed', () => {
  const naming = layouts.filter(({ layout }) => layout.some((block) => 'items' in block))
  expect(naming.map(({ slug }) => slug)).toEqual([])
})

test('the shipped content uses the blocks that help readers on', () => {
  const used = new Set(blocks.map(({ block }) => block.block))
  for (const block of [
    'banner',
    'carousel',
    'categoryBar',
    'content',
    'cta',
    'feature',
    'productCarousel',
  ] as const)
    expect(used, block).toContain(block)
})
