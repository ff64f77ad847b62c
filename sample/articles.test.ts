import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { edibilities } from '@/domains/species/vocabulary.ts'
import { guides, references, species } from './'
import { pages } from './pages'
import { posts } from './posts'
import { projects } from './projects'
import { recipes } from './recipes'
import {
  findAvoidedTerms,
  findForeignWords,
  findMissingLanguages,
  findUnknown,
  findWrongPercentages,
  languages,
  outside,
  safetyClaim,
  textsOf,
} from './testing'
import type { Text } from './types'

const articles = { posts, projects, recipes, pages }
const records = Object.values(articles).flat()
const illustrated = [...posts, ...projects, ...recipes]
const written = [...posts, ...projects, ...pages]

/** All texts in three languages: `[where, text]`. */
const texts = records.flatMap((record) =>
  textsOf(record).map(([path, text]): [string, Text] => [`${record.slug} ${path}`, text]),
)

/** The texts in one language that have a fault: `where.language`. */
const findTexts = (isFaulty: (words: string, where: string) => boolean) =>
  texts.flatMap(([where, text]) =>
    languages.filter((language) => isFaulty(text[language], where)).map((language) => `${where}.${language}`),
  )

const speciesBySlug = new Map(species.map((each) => [each.slug, each]))
const isHarmful = (slug: string) =>
  speciesBySlug
    .get(slug)
    ?.edibility.some((each) => edibilities.indexOf(each) <= edibilities.indexOf('psychoactive')) ?? true
const isEaten = (slug: string) =>
  speciesBySlug.get(slug)?.edibility.some((each) => each === 'edible' || each === 'choice') ?? false

describe('articles', () => {
  it('are all listed, each under the name of its file', () => {
    for (const [folder, listed] of Object.entries(articles)) {
      const files = readdirSync(join(import.meta.dirname, folder)).filter((file) => file !== 'index.ts')
      expect(listed.map(({ slug }) => `${slug}.ts`).sort(), folder).toEqual(files.sort())
    }
  })

  it('cite references and species that exist, at least one reference each', () => {
    const known = {
      references: new Set(references.map(({ slug }) => slug)),
      species: new Set(speciesBySlug.keys()),
    }
    const violations = illustrated.flatMap((each) => [
      ...findUnknown(each.slug, each.references, known.references),
      ...findUnknown(each.slug, each.species, known.species),
      ...(each.references.length > 0 ? [] : [`${each.slug}: no reference`]),
    ])
    expect(violations).toEqual([])
  })

  it('link to entries that exist, to the same ones in each language', () => {
    const addresses = new Set([
      ...species.map(({ slug }) => `/mushrooms/${slug}`),
      ...guides.map(({ slug }) => `/mushrooms/growing-guide/${slug}`),
      '/mushrooms/growing-guide',
      '/mushrooms/glossary',
      '/mushrooms/species',
    ])
    const linksOf = (words: string) =>
      [...words.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address)
    const violations = written.flatMap(({ slug, content }) => {
      const [en = [], es, pt] = languages.map((language) => linksOf(content[language]))
      return [
        ...findUnknown(slug, en, addresses),
        ...(`${en}` === `${es}` && `${en}` === `${pt}` ? [] : [`${slug}: the links differ`]),
      ]
    })
    expect(violations).toEqual([])
  })

  it('are dated between March and November 2026', () => {
    const violations = illustrated.filter(
      ({ publishedAt }) =>
        !/^2026-\d\d-\d\d$/.test(publishedAt) || publishedAt < '2026-03-01' || publishedAt > '2026-11-23',
    )
    expect(violations.map(({ slug }) => slug)).toEqual([])
  })
})

describe('recipes', () => {
  it('contain only species that are eaten, none of them poisonous or psychoactive', () => {
    const violations = recipes.flatMap(({ slug, species: eaten, ingredients }) =>
      [...eaten, ...ingredients.flatMap((each) => each.species ?? [])]
        .filter((each) => !isEaten(each) || isHarmful(each))
        .map((each) => `${slug}: ${each}`),
    )
    expect(violations).toEqual([])
  })

  it('list each of their species among the ingredients', () => {
    const violations = recipes.filter(
      ({ species: eaten, ingredients }) =>
        eaten.length === 0 || eaten.some((slug) => !ingredients.some((each) => each.species === slug)),
    )
    expect(violations.map(({ slug }) => slug)).toEqual([])
  })

  it('give a unit to every quantity, and quantities, times and servings above zero', () => {
    const violations = recipes.flatMap(
      ({ slug, prepMinutes, cookMinutes, servings, ingredients, sections }) => [
        ...ingredients
          .filter(({ quantity, unit }) => (quantity === undefined) !== (unit === undefined) || quantity === 0)
          .map(({ name }) => `${slug}: ${name.en}`),
        ...(prepMinutes > 0 && cookMinutes > 0 && servings > 0 ? [] : [`${slug}: times`]),
        ...(sections.length > 0 && sections.every(({ steps }) => steps.length > 0) ? [] : [`${slug}: steps`]),
      ],
    )
    expect(violations).toEqual([])
  })

  it('warn where a species calls for caution', () => {
    const violations = recipes.filter(
      ({ species: eaten, safety }) =>
        !safety && eaten.some((slug) => speciesBySlug.get(slug)?.edibility.includes('caution')),
    )
    expect(violations.map(({ slug }) => slug)).toEqual([])
  })
})

describe('texts', () => {
  it('are complete in three languages, without words of another', () => {
    const violations = texts.flatMap(([where, text]) => [
      ...findMissingLanguages(text).map((language) => `${where}.${language}`),
      ...findForeignWords(text).map((hit) => `${where}.${hit}`),
    ])
    expect(violations).toEqual([])
  })

  it('use the terms of the style rules', () => {
    const violations = texts.flatMap(([where, text]) => [
      ...findAvoidedTerms(text).map((hit) => `${where}.${hit}`),
      ...findWrongPercentages(text).map((language) => `${where}.${language}: percentage`),
    ])
    expect(violations).toEqual([])
  })

  it('never say that something is safe to eat', () => {
    expect(findTexts((words) => safetyClaim.test(words))).toEqual([])
  })

  it('set binomials between pairs of underscores, with no other markup outside the content', () => {
    const names = new RegExp(`(?<!_)(?:${species.map(({ scientificName }) => scientificName).join('|')})`)
    const violations = findTexts(
      (words, where) =>
        names.test(words) ||
        words.split('_').length % 2 === 0 ||
        (!/ (?:content|layout\.\d+\.text)$/.test(where) && /[*#`<>[\]]|https?:/.test(words)),
    )
    expect(violations).toEqual([])
  })

  it('keep within their length limits', () => {
    const check = (where: string, text: Text, bound: readonly [number, number]) =>
      languages
        .filter((language) => outside(text[language].length, bound))
        .map((language) => `${where}.${language}: ${text[language].length}`)
    const violations = [
      ...records.flatMap(({ slug, summary }) => check(`${slug} summary`, summary, [80, 200])),
      ...written.flatMap(({ slug, content }) => check(`${slug} content`, content, [2500, 6000])),
    ]
    expect(violations).toEqual([])
  })

  it('have the same headings, steps and points in each language', () => {
    const shape = (markdown: string) =>
      markdown
        .split('\n')
        .map((line) => /^(##|\d+\.|-) \S/.exec(line)?.[1])
        .filter(Boolean)
        .join(' ')
    const violations = written.filter(({ content }) => {
      const [en, es, pt] = languages.map((language) => shape(content[language]))
      return !en?.includes('## ') || en !== es || en !== pt
    })
    expect(violations.map(({ slug }) => slug)).toEqual([])
  })
})
