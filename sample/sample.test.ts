import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { taxonomy } from '@/domains/categories/taxonomy.ts'
import type { TaxonomyNode } from '@/domains/categories/taxonomy-node.ts'
import { isFindingOf } from '@/domains/species/evidence.ts'
import { languageTag } from '@/domains/species/language-tags.ts'
import { type Edibility, edibilities } from '@/domains/species/vocabulary.ts'
import { guides as listedGuides, references as listedReferences, species as listedSpecies } from './'
import { posts } from './posts'
import { projects } from './projects'
import { recipes } from './recipes'
import {
  type FileExport,
  findAvoidedTerms,
  findForeignWords,
  findMisnamed,
  findMissingLanguages,
  findUnknown,
  findWrongPercentages,
  languages,
  load,
  objectsOf,
  outside,
  safetyClaim,
  textsOf,
} from './testing'
import type { GuideSample, ReferenceSample, SpeciesSample, Text } from './types'
import { usdaNutrients, usdaUnits } from './usda'

let species: SpeciesSample[]
let guides: GuideSample[]
let references: ReferenceSample[]
let exported: Record<'species' | 'guides' | 'references', FileExport<{ slug: string }>[]>

beforeAll(async () => {
  const [speciesFound, guidesFound, referencesFound] = await Promise.all([
    load<SpeciesSample>('species'),
    load<GuideSample>('guides'),
    load<ReferenceSample>('references'),
  ])
  exported = { species: speciesFound, guides: guidesFound, references: referencesFound }
  species = speciesFound.map(([, , record]) => record)
  guides = guidesFound.map(([, , record]) => record)
  references = referencesFound.map(([, , record]) => record)
})

/** Slugs of the values in a taxonomy group, by its path from the root. */
const valuesOf = (...path: string[]): Set<string> => {
  let nodes: readonly TaxonomyNode[] | undefined = taxonomy
  for (const slug of path) nodes = nodes?.find((node) => node.slug === slug)?.children
  if (!nodes) throw new Error(`The taxonomy has no group ${path.join('/')}`)
  return new Set(nodes.map((node) => node.slug))
}

/** All sample texts in three languages: `[slug, path, text]`. */
const allTexts = () =>
  [...species, ...guides, ...references].flatMap((record) =>
    textsOf(record).map(([path, text]): [string, string, Text] => [record.slug, path, text]),
  )

const rank = (edibility: Edibility) => edibilities.indexOf(edibility)
const isToxic = ({ edibility }: SpeciesSample) => edibility[0] === 'deadly' || edibility[0] === 'poisonous'
const isEaten = ({ edibility }: SpeciesSample) =>
  edibility.some((each) => each === 'edible' || each === 'choice')

describe('files', () => {
  it('export one record each, whose name is the file name in camelCase and whose slug is the file name', () => {
    const violations = Object.entries(exported).flatMap(([folder, records]) => findMisnamed(folder, records))
    expect(violations).toEqual([])
    for (const [folder, records] of Object.entries(exported)) {
      expect(records.length, folder).toBe(readdirSync(join(import.meta.dirname, folder)).length)
      expect(records.length, folder).toBeGreaterThan(0)
    }
  })

  it('are all listed in the index in alphabetical order', () => {
    const listed = { species: listedSpecies, guides: listedGuides, references: listedReferences }
    for (const folder of ['species', 'guides', 'references'] as const) {
      const slugs = listed[folder].map(({ slug }) => slug)
      expect(slugs, folder).toEqual(exported[folder].map(([file]) => file))
    }
  })
})

describe('references', () => {
  it('to literature exist', () => {
    const known = new Set(references.map(({ slug }) => slug))
    const violations = [
      ...species.flatMap((each) => [
        ...findUnknown(`${each.slug} references`, each.references, known),
        ...findUnknown(`${each.slug} poisoning`, [each.poisoning?.source], known),
        ...findUnknown(`${each.slug} cooking`, [each.cooking?.source], known),
        ...findUnknown(
          `${each.slug} red lists`,
          (each.redList ?? []).map(({ source }) => source),
          known,
        ),
        ...findUnknown(
          `${each.slug} benefits`,
          each.helpsWith.map(({ source }) => source),
          known,
        ),
        ...findUnknown(
          `${each.slug} compounds`,
          [...each.psychoactiveChem, ...each.medicinalChem].map(({ source }) => source),
          known,
        ),
      ]),
      ...guides.flatMap((each) =>
        findUnknown(each.slug, [...each.references, each.conditions.source], known),
      ),
    ]
    expect(violations).toEqual([])
    expect(
      [...species, ...guides].filter((each) => each.references.length === 0).map(({ slug }) => slug),
    ).toEqual([])
  })

  it('name every author in one form, given names or initials before the surname', () => {
    const violations = references.filter(
      ({ authors }) =>
        /\p{Ll} \p{Lu}\.(?:,|$)/u.test(authors) || /\band others\b|^(?:\p{L}+, ){2}/u.test(authors),
    )
    expect(violations.map(({ slug, authors }) => `${slug}: ${authors}`)).toEqual([])
  })

  it('include every reference of the sample content', () => {
    const cited = new Set([
      ...guides.flatMap(({ references, conditions }) => [...references, conditions.source]),
      ...[...posts, ...projects, ...recipes].flatMap(({ references }) => references),
      ...species.flatMap(({ redList }) => (redList ?? []).map(({ source }) => source)),
      ...species.map(({ cooking }) => cooking?.source),
      ...species.flatMap(({ references, poisoning, helpsWith, psychoactiveChem, medicinalChem, usda }) => [
        ...references,
        ...[poisoning, ...helpsWith, ...psychoactiveChem, ...medicinalChem].map((fact) => fact?.source),
        usda && 'usda-sr28',
      ]),
    ])
    expect(references.filter(({ slug }) => !cited.has(slug)).map(({ slug }) => slug)).toEqual([])
  })

  it('to species exist', () => {
    const known = new Set(species.map(({ slug }) => slug))
    expect(guides.flatMap((each) => findUnknown(each.slug, each.species, known))).toEqual([])
    expect(
      species.flatMap((each) =>
        findUnknown(
          each.slug,
          each.lookAlikes.map((other) => other.species),
          known,
        ),
      ),
    ).toEqual([])
  })

  it('to look-alikes by their name are binomials of species that the sample content lacks', () => {
    const known = new Set(
      species.flatMap(({ scientificName, synonyms }) => [scientificName, ...(synonyms ?? [])]),
    )
    const violations = species.flatMap(({ slug, lookAlikes }) =>
      lookAlikes.flatMap(({ name }) =>
        name === undefined || (/^[A-Z][a-z]+ [a-z-]+$/.test(name) && !known.has(name))
          ? []
          : [`${slug}: ${name}`],
      ),
    )
    expect(violations).toEqual([])
  })

  it('to taxonomy values exist in the right group', () => {
    const groups = {
      type: valuesOf('species', 'type'),
      effect: valuesOf('species', 'effect'),
      benefit: valuesOf('species', 'benefit'),
      sideEffect: valuesOf('species', 'side-effect'),
      flavor: valuesOf('species', 'flavor'),
      texture: valuesOf('species', 'texture'),
      fragrance: valuesOf('species', 'fragrance'),
      psychoactive: valuesOf('species', 'chemistry', 'psychoactive'),
      medicinal: valuesOf('species', 'chemistry', 'medicinal'),
    }
    const values = (described: { value: string }[]) => described.map(({ value }) => value)
    const compounds = (chemistry: { compound: string }[]) => [
      ...new Set(chemistry.map(({ compound }) => compound)),
    ]
    const violations = species.flatMap((each) => {
      const used: [keyof typeof groups, string[]][] = [
        ['type', each.types],
        ['effect', values(each.cognitiveEffects)],
        ['effect', values(each.psychoactiveEffects)],
        ['benefit', [...new Set(values(each.helpsWith))]],
        ['sideEffect', values(each.sideEffects)],
        ['flavor', values(each.flavors)],
        ['texture', values(each.textures)],
        ['fragrance', values(each.fragrances)],
        ['psychoactive', compounds(each.psychoactiveChem)],
        ['medicinal', compounds(each.medicinalChem)],
      ]
      return used.flatMap(([group, slugs]) => [
        ...findUnknown(`${each.slug} ${group}`, slugs, groups[group]),
        ...(new Set(slugs).size < slugs.length ? [`${each.slug} ${group}: one value twice`] : []),
      ])
    })
    expect(violations).toEqual([])
  })

  it('record each trial of a benefit once', () => {
    const twice = species.flatMap(({ slug, helpsWith }) => {
      const trials = helpsWith.map(({ value, source }) => `${slug} ${value} ${source}`)
      return trials.filter((trial, index) => trials.indexOf(trial) !== index)
    })
    expect(twice).toEqual([])
  })

  it('to rows of the nutrition table exist', () => {
    for (const { slug, usda } of species)
      if (usda !== undefined) expect(() => usdaNutrients(usda), slug).not.toThrow()
  })
})

describe('safety', () => {
  it('lists the worse edibility first', () => {
    const violations = species.filter(
      ({ edibility: [first, second] }) => second && rank(first) >= rank(second),
    )
    expect(violations.map(({ slug }) => slug)).toEqual([])
  })

  it('describes the poisoning of every poisonous species, without flavours or recipes', () => {
    const violations = species.filter(isToxic).flatMap((each) => {
      const tempting = (['flavors', 'textures', 'fragrances', 'cognitiveEffects'] as const).filter(
        (list) => each[list].length > 0,
      )
      return [
        ...(each.poisoning && each.poisoning.course.length > 0
          ? []
          : [`${each.slug}: no course of poisoning`]),
        ...(each.types.includes('poisonous') ? [] : [`${each.slug}: not of type poisonous`]),
        ...(each.types.some((type) => type === 'edible' || type === 'gourmet')
          ? [`${each.slug}: of type edible`]
          : []),
        ...tempting.map((list) => `${each.slug}: has ${list}`),
        ...(each.productGuide ? [`${each.slug}: has a product guide`] : []),
        ...(isEaten(each) ? [`${each.slug}: called edible`] : []),
      ]
    })
    expect(violations).toEqual([])
  })

  it('shows psychoactive effects only for psychoactive species, and sells none of these', () => {
    const violations = species.filter(
      (each) =>
        (each.psychoactiveEffects.length > 0 && !each.psychoactive) ||
        (each.edibility.some((edibility) => edibility === 'psychoactive') && !each.psychoactive) ||
        (each.psychoactive && each.productGuide),
    )
    expect(violations.map(({ slug }) => slug)).toEqual([])
  })

  it('advises expert identification for every species that is eaten', () => {
    const expert: Record<(typeof languages)[number], RegExp> = {
      en: /expert/i,
      es: /expert|especialista|micólog/i,
      pt: /especialista|perit|micólog|experiente/i,
    }
    const violations = species
      .filter(isEaten)
      .flatMap(({ slug, safety: { headline, advice } }) =>
        languages
          .filter((language) => !expert[language].test(`${headline[language]} ${advice[language]}`))
          .map((language) => `${slug} ${language}`),
      )
    expect(violations).toEqual([])
  })

  it('lists each look-alike once, the deadliest first, and never the species itself', () => {
    // Harmless look-alikes may be in any order: only classes worse than `unpalatable` are ranked.
    const harmRank = (edibility: Edibility) => Math.min(rank(edibility), rank('unpalatable'))
    const harm = new Map(species.map(({ slug, edibility }) => [slug, harmRank(edibility[0])]))
    const violations = species.filter(({ slug, lookAlikes }) => {
      const names = lookAlikes.map((other) => other.species ?? other.name)
      const ranks = lookAlikes.flatMap((other) =>
        other.species === undefined ? harmRank(other.edibility) : (harm.get(other.species) ?? []),
      )
      return (
        names.includes(slug) ||
        new Set(names).size < names.length ||
        ranks.some((each, place) => each < (ranks[place - 1] ?? -1))
      )
    })
    expect(
      violations.map(
        ({ slug, lookAlikes }) => `${slug}: ${lookAlikes.map((other) => other.species ?? other.name)}`,
      ),
    ).toEqual([])
  })

  it('lists every harmful look-alike of each species that is eaten', () => {
    const violations = species.filter(isEaten).flatMap(({ slug, edibility, lookAlikes }) =>
      species
        .filter((other) => rank(other.edibility[0]) < rank(edibility[0]))
        .filter((other) => other.lookAlikes.some((each) => each.species === slug))
        .filter((other) => !lookAlikes.some((each) => each.species === other.slug))
        .map((other) => `${slug}: ${other.slug}`),
    )
    expect(violations).toEqual([])
  })

  it('never advises tasting a specimen to identify it', () => {
    const tasting: Record<(typeof languages)[number], RegExp> = {
      en: /to the tongue|spit it|nibble|one taste/i,
      es: /con la lengua|escúpe|mordisque|basta probarl/i,
      pt: /na língua e|cuspa|mordisque|uma prova basta/i,
    }
    const violations = species.flatMap((each) =>
      textsOf(each).flatMap(([path, text]) =>
        languages
          .filter((language) => tasting[language].test(text[language]))
          .map((language) => `${each.slug} ${path}.${language}`),
      ),
    )
    expect(violations).toEqual([])
  })

  it('never says that something is safe to eat', () => {
    expect(
      [...species, ...guides, ...references]
        .filter((each) => safetyClaim.test(JSON.stringify(each)))
        .map(({ slug }) => slug),
    ).toEqual([])
  })
})

describe('figures', () => {
  it('have a source', () => {
    const violations = species.flatMap((each) => [
      ...[...each.psychoactiveChem, ...each.medicinalChem].flatMap(
        ({ compound, amount, units, basis, source }) =>
          amount
            ? units && basis && source
              ? []
              : [`${each.slug} ${compound}`]
            : units
              ? [`${each.slug} ${compound}`]
              : [],
      ),
      ...each.helpsWith.flatMap(({ value, source }) => (source ? [] : [`${each.slug} ${value}`])),
    ])
    expect(violations).toEqual([])
  })

  it('of a compound are recorded once for a study and a part', () => {
    const violations = species.flatMap(({ slug, psychoactiveChem, medicinalChem }) => {
      const keys = [...psychoactiveChem, ...medicinalChem].map(({ compound, source, part, basis }) =>
        [slug, compound, source, part, basis].join(' '),
      )
      return keys.filter((key, place) => keys.indexOf(key) < place)
    })
    expect(violations).toEqual([])
  })

  it('on benefits state a finding only where people were studied', () => {
    const violations = species.flatMap(({ slug, helpsWith }) =>
      helpsWith
        .filter(({ evidence, finding }) => !isFindingOf(evidence, finding))
        .map(({ value }) => `${slug} ${value}`),
    )
    expect(violations).toEqual([])
  })

  it('in guides come from a cultivation manual that the guide cites', () => {
    const manuals = ['stamets-2000', 'chang-miles-2004']
    const violations = guides.filter(
      ({ conditions, references }) =>
        !manuals.includes(conditions.source) || !references.includes(conditions.source),
    )
    expect(violations.map(({ slug }) => slug)).toEqual([])
  })

  it('run from the smaller to the larger', () => {
    const violations = [...species, ...guides].flatMap((each) =>
      [...objectsOf(each)].flatMap(([path, { min, max }]) =>
        min === undefined && max === undefined
          ? []
          : typeof min === 'number' && typeof max === 'number' && min >= 0 && min <= max
            ? []
            : [`${each.slug} ${path}: ${min}–${max}`],
      ),
    )
    expect(violations).toEqual([])
  })

  it('for months lie within the year, and the peak within the season', () => {
    const violations = species.flatMap(({ slug, seasons }) =>
      seasons.flatMap(({ months, peak, region }) =>
        months.length > 0 &&
        new Set(months).size === months.length &&
        months.every((month) => Number.isInteger(month) && month >= 1 && month <= 12) &&
        peak.every((month) => months.includes(month))
          ? []
          : [`${slug} ${region.en}`],
      ),
    )
    expect(violations).toEqual([])
  })

  it('for colours are #rrggbb', () => {
    const violations = species.flatMap(({ slug, traits }) =>
      Object.entries(traits.colours).flatMap(([part, range]) =>
        Object.values(range).flatMap((colour) =>
          /^#[0-9a-f]{6}$/i.test(colour) ? [] : [`${slug} ${part} ${colour}`],
        ),
      ),
    )
    expect(violations).toEqual([])
  })
})

describe('species names', () => {
  it('agree with slug, binomial and taxonomy', () => {
    const violations = species.filter(
      ({ slug, scientificName, taxonomy: { kingdom, genus, species: epithet } }) =>
        slug !== scientificName.toLowerCase().replaceAll(' ', '-') ||
        scientificName !== `${genus} ${epithet}` ||
        kingdom !== 'Fungi',
    )
    expect(violations.map(({ slug }) => slug)).toEqual([])
  })

  it('are at most five in each language, and none where no name is in use', () => {
    const violations = species.flatMap(({ slug, commonNames }) =>
      languages
        .filter((language) => commonNames[language].length > 5)
        .map((language) => `${slug} ${language}`),
    )
    expect(violations).toEqual([])
  })

  it('are not English in Spanish and Portuguese, save words that both languages have borrowed', () => {
    const borrowed = [
      'cep',
      'chaga',
      'enoki',
      'eryngii',
      'gurumelo',
      'huitlacoche',
      'lingzhi',
      'maitake',
      'pajaritos',
      'parasol',
      'pioppino',
      'porcini',
      'portobello',
      'reishi',
      'shiitake',
    ]
    const english = new Set(
      species.flatMap(({ commonNames }) => commonNames.en.map((name) => name.toLowerCase())),
    )
    const violations = species.flatMap(({ slug, commonNames: { es, pt } }) =>
      [...es, ...pt]
        .filter((name) => english.has(name.toLowerCase()) && !borrowed.includes(name))
        .map((name) => `${slug} ${name}`),
    )
    expect(violations).toEqual([])
  })

  it('of poisonous species are the names that people use', () => {
    const inUse: [string, 'es' | 'pt', string[]][] = [
      ['amanita-phalloides', 'es', ['hongo de la muerte']],
      ['amanita-phalloides', 'pt', ['chapéu-da-morte', 'rebenta-bois']],
      ['amanita-muscaria', 'pt', ['mata-boi', 'frade-de-sapo']],
      ['chlorophyllum-molybdites', 'pt', ['cogumelo-de-esporos-verdes', 'chapéu-de-cobra']],
      ['tricholoma-equestre', 'es', ['verderol']],
    ]
    for (const [slug, language, names] of inUse)
      expect(species.find((each) => each.slug === slug)?.commonNames[language], slug).toEqual(
        expect.arrayContaining(names),
      )
  })
})

describe('local names', () => {
  it('have the tag of their language, one row each, and no second entry among the common names', () => {
    const violations = species.flatMap(({ slug, commonNames, localNames = [] }) =>
      localNames
        .filter(
          ({ name, language }, index) =>
            !languageTag.test(language) ||
            commonNames.es.includes(name) ||
            localNames.findIndex((other) => other.name === name && other.language === language) < index,
        )
        .map(({ name, language }) => `${slug} ${name} ${language}`),
    )
    expect(violations).toEqual([])
  })

  it('of the Americas have a source, and every source is among the references of the species', () => {
    const violations = species.flatMap(({ slug, references: cited, localNames = [] }) =>
      localNames
        .filter(({ language, source }) => (source ? !cited.includes(source) : language.includes('-')))
        .map(({ name }) => `${slug} ${name}`),
    )
    expect(violations).toEqual([])
  })

  it('in the languages of Spain are those that people look for', () => {
    const inUse = { 'agaricus-bisporus': 'xampinyó', 'tricholoma-equestre': 'groguet' }
    for (const [slug, name] of Object.entries(inUse)) {
      const names = species.find((each) => each.slug === slug)?.localNames
      expect(names, slug).toContainEqual(expect.objectContaining({ name, language: 'ca' }))
    }
  })
})

describe('identifiers of other databases', () => {
  it('belong to one species only', () => {
    const identifiers = species.flatMap(({ slug, mycobank, gbif, wikidata }) =>
      Object.entries({ mycobank, gbif, wikidata }).flatMap(([database, key]) =>
        key === undefined ? [] : [[`${database} ${key}`, slug] as const],
      ),
    )
    const firstSlugs = new Map([...identifiers].reverse())
    expect(identifiers.filter(([identifier, slug]) => firstSlugs.get(identifier) !== slug)).toEqual([])
  })

  it('have the form that the database gives them', () => {
    const violations = species.flatMap(({ slug, mycobank, gbif, wikidata }) => [
      ...(mycobank === undefined || /^\d{6}$/.test(String(mycobank)) ? [] : [`${slug} mycobank ${mycobank}`]),
      ...(gbif === undefined || /^\d{7,8}$/.test(String(gbif)) ? [] : [`${slug} gbif ${gbif}`]),
      ...(wikidata === undefined || /^Q[1-9]\d+$/.test(wikidata) ? [] : [`${slug} wikidata ${wikidata}`]),
    ])
    expect(violations).toEqual([])
  })
})

describe('texts', () => {
  it('are complete in three languages', () => {
    const violations = allTexts().flatMap(([slug, path, text]) =>
      findMissingLanguages(text).map((language) => `${slug} ${path}.${language}`),
    )
    expect(violations).toEqual([])
  })

  it('differ between the languages', () => {
    // Durations without words («6–24 h»), country names, and «Ausente» in Spanish and Portuguese may
    // coincide.
    const violations = allTexts().flatMap(([slug, path, { en, es, pt }]) => {
      const english = (en === es || en === pt) && /\p{L}{4}/u.test(en) && !path.endsWith('.region')
      const iberian = es === pt && es.length > 30
      return english || iberian ? [`${slug} ${path}: ${en}`] : []
    })
    expect(violations).toEqual([])
  })

  it('use the terms of the style rules', () => {
    const violations = allTexts().flatMap(([slug, path, text]) => [
      ...findAvoidedTerms(text).map((hit) => `${slug} ${path}.${hit}`),
      ...findWrongPercentages(text).map((language) => `${slug} ${path}.${language}: percentage`),
    ])
    expect(violations).toEqual([])
  })

  it('of habitat and distribution end with a full stop', () => {
    const violations = species.flatMap(({ slug, habitat, distribution }) =>
      Object.entries({ habitat, distribution }).flatMap(([path, text]) =>
        languages
          .filter((language) => !text[language].endsWith('.'))
          .map((language) => `${slug} ${path}.${language}`),
      ),
    )
    expect(violations).toEqual([])
  })

  it('contain no words of another language', () => {
    const violations = allTexts().flatMap(([slug, path, text]) =>
      findForeignWords(text).map((hit) => `${slug} ${path}.${hit}`),
    )
    expect(violations).toEqual([])
  })

  it('keep within their length limits', () => {
    const bounds = { summary: [80, 170], about: [600, 1400], legend: [20, 110], guide: [2500, 5000] } as const
    const check = (where: string, text: Text, bound: readonly [number, number]) =>
      languages
        .filter((language) => outside(text[language].length, bound))
        .map((language) => `${where}.${language}: ${text[language].length}`)
    const violations = [
      ...species.flatMap(({ slug, summary, about, characteristics }) => [
        ...check(`${slug} summary`, summary, bounds.summary),
        ...check(`${slug} about`, about, bounds.about),
        ...Object.entries(characteristics).flatMap(([part, text]) =>
          check(`${slug} ${part}`, text, bounds.legend),
        ),
        ...languages
          .filter((language) => outside(about[language].split('\n\n').length, [2, 4]))
          .map((language) => `${slug} about.${language}: paragraphs`),
      ]),
      ...guides.flatMap(({ slug, content }) => check(`${slug} content`, content, bounds.guide)),
    ]
    expect(violations).toEqual([])
  })

  it('set binomials between pairs of underscores, with no other markup in species and references', () => {
    const names = new RegExp(`(?<!_)(?:${species.map(({ scientificName }) => scientificName).join('|')})`)
    const violations = allTexts().flatMap(([slug, path, text]) =>
      languages.flatMap((language) => {
        const words = text[language]
        const plainText = path !== 'content'
        return names.test(words) ||
          words.split('_').length % 2 === 0 ||
          (plainText && /[*#`<>[\]]|https?:/.test(words))
          ? [`${slug} ${path}.${language}`]
          : []
      }),
    )
    expect(violations).toEqual([])
  })

  it('of the legend name every part that decides the identification, one to three of them', () => {
    const violations = species.filter(
      ({ decisive, characteristics }) =>
        outside(decisive.length, [1, 3]) || decisive.some((part) => !characteristics[part]),
    )
    expect(violations.map(({ slug }) => slug)).toEqual([])
  })

  it('of guides have the same headings, steps and points in each language', () => {
    const shape = (markdown: string) =>
      markdown
        .split('\n')
        .map((line) => /^(##|\d+\.|-) \S/.exec(line)?.[1])
        .filter(Boolean)
        .join(' ')
    const violations = guides.filter(({ content }) => {
      const [en, es, pt] = languages.map((language) => shape(content[language]))
      return !en?.includes('## ') || !en.includes('1.') || en !== es || en !== pt
    })
    expect(violations.map(({ slug }) => slug)).toEqual([])
  })
})

describe('metadata', () => {
  it('dates guides between March and November 2026', () => {
    const violations = guides.filter(
      ({ publishedAt }) =>
        !/^2026-\d\d-\d\d$/.test(publishedAt) ||
        new Date(publishedAt).toISOString().slice(0, 10) !== publishedAt ||
        publishedAt < '2026-03-01' ||
        publishedAt > '2026-11-30',
    )
    expect(violations.map(({ slug }) => slug)).toEqual([])
  })

  it('links references to the work, not to a home page', () => {
    const violations = references.filter(({ link }) => new URL(link).pathname === '/')
    expect(violations.map(({ slug }) => slug)).toEqual([])
  })

  it('gives references authors, a place, a year and an address', () => {
    const violations = references.filter(
      ({ title, authors, publication, year, link }) =>
        !title ||
        !authors ||
        !publication ||
        !Number.isInteger(year) ||
        outside(year, [1750, 2026]) ||
        !link.startsWith('https://') ||
        !URL.canParse(link),
    )
    expect(violations.map(({ slug }) => slug)).toEqual([])
  })
})

describe('usdaNutrients', () => {
  const known = [11228, 11238, 11239, 11240, 11260, 11265, 11266, 11950, 11987, 11988, 11989, 11993]

  it('reads a row as numbers, including quoted cells', () => {
    const white = usdaNutrients(11260)
    expect(Object.keys(white)).toEqual(Object.keys(usdaUnits))
    expect(white).toMatchObject({ kcal: 22, protein: 3.09, vitD_ug: 0.2, Zn: 0.52 })
    expect(usdaNutrients(11989)).toMatchObject({ kcal: 32, Na: 384, Zn: 0.67 })
  })

  it('distinguishes unmeasured values from zero', () => {
    expect(usdaNutrients(11238)).toMatchObject({ satFat: null, chol: null, B12: null, vitC: null })
    expect(usdaNutrients(11987)).toMatchObject({ chol: 0, B12: 0, vitC: 0 })
  })

  it('returns numbers or null for every row', () => {
    for (const ndb of known)
      for (const amount of Object.values(usdaNutrients(ndb)))
        expect(amount === null || (Number.isFinite(amount) && amount >= 0), String(ndb)).toBe(true)
  })

  it('throws for a number without a row', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.integer({ min: 11200, max: 12000 }), fc.double()), (ndb) => {
        fc.pre(!known.includes(ndb))
        expect(() => usdaNutrients(ndb)).toThrow('no row')
      }),
    )
  })

  it('returns copies that callers may change', () => {
    usdaNutrients(11260).kcal = 999
    expect(usdaNutrients(11260).kcal).toBe(22)
  })
})
