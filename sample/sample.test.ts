import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TaxonomyNode, taxonomy } from '@/domains/categories/taxonomy.ts'
import { type Edibility, edibilities } from '@/domains/species/vocabulary.ts'
import { guides as listedGuides, references as listedReferences, species as listedSpecies } from './'
import {
  type Found,
  foreignIn,
  languages,
  load,
  misnamed,
  missingIn,
  objectsOf,
  outside,
  promise,
  textsOf,
  unknown,
} from './testing'
import type { GuideSample, ReferenceSample, SpeciesSample, Text } from './types'
import { usdaNutrients, usdaUnits } from './usda'

let species: SpeciesSample[]
let guides: GuideSample[]
let references: ReferenceSample[]
let found: Record<'species' | 'guides' | 'references', Found<{ slug: string }>[]>

beforeAll(async () => {
  const [speciesFound, guidesFound, referencesFound] = await Promise.all([
    load<SpeciesSample>('species'),
    load<GuideSample>('guides'),
    load<ReferenceSample>('references'),
  ])
  found = { species: speciesFound, guides: guidesFound, references: referencesFound }
  species = speciesFound.map(([, , record]) => record)
  guides = guidesFound.map(([, , record]) => record)
  references = referencesFound.map(([, , record]) => record)
})

/** Slugs of the values in a group of the taxonomy, by the way to it from the root. */
const valuesOf = (...way: string[]): Set<string> => {
  let nodes: readonly TaxonomyNode[] | undefined = taxonomy
  for (const slug of way) nodes = nodes?.find((node) => node.slug === slug)?.children
  if (!nodes) throw new Error(`The taxonomy has no group ${way.join('/')}`)
  return new Set(nodes.map((node) => node.slug))
}

/** Everything of the sample that is written in three languages: `[slug, way, text]`. */
const allTexts = () =>
  [...species, ...guides, ...references].flatMap((record) =>
    textsOf(record).map(([way, text]): [string, string, Text] => [record.slug, way, text]),
  )

const rank = (edibility: Edibility) => edibilities.indexOf(edibility)
const isToxic = ({ edibility }: SpeciesSample) => edibility[0] === 'deadly' || edibility[0] === 'poisonous'
const isEaten = ({ edibility }: SpeciesSample) =>
  edibility.some((each) => each === 'edible' || each === 'choice')

describe('files', () => {
  it('export one record each, named as the file in camelCase, with the file’s name as slug', () => {
    const wrong = Object.entries(found).flatMap(([folder, records]) => misnamed(folder, records))
    expect(wrong).toEqual([])
    for (const [folder, records] of Object.entries(found)) {
      expect(records.length, folder).toBe(readdirSync(join(import.meta.dirname, folder)).length)
      expect(records.length, folder).toBeGreaterThan(0)
    }
  })

  it('are all listed in the index, in alphabetical order', () => {
    const listed = { species: listedSpecies, guides: listedGuides, references: listedReferences }
    for (const folder of ['species', 'guides', 'references'] as const) {
      const slugs = listed[folder].map(({ slug }) => slug)
      expect(slugs, folder).toEqual(found[folder].map(([file]) => file))
    }
  })
})

describe('names that must exist', () => {
  it('of references', () => {
    const known = new Set(references.map(({ slug }) => slug))
    const wrong = [
      ...species.flatMap((each) => [
        ...unknown(`${each.slug} references`, each.references, known),
        ...unknown(`${each.slug} poisoning`, [each.poisoning?.source], known),
        ...unknown(
          `${each.slug} benefits`,
          each.helpsWith.map(({ source }) => source),
          known,
        ),
        ...unknown(
          `${each.slug} compounds`,
          [...each.psychoactiveChem, ...each.medicinalChem].map(({ source }) => source),
          known,
        ),
      ]),
      ...guides.flatMap((each) => unknown(each.slug, [...each.references, each.conditions.source], known)),
    ]
    expect(wrong).toEqual([])
    expect(
      [...species, ...guides].filter((each) => each.references.length === 0).map(({ slug }) => slug),
    ).toEqual([])
  })

  it('of species', () => {
    const known = new Set(species.map(({ slug }) => slug))
    expect(guides.flatMap((each) => unknown(each.slug, each.species, known))).toEqual([])
    expect(
      species.flatMap((each) =>
        unknown(
          each.slug,
          each.lookAlikes.map((other) => other.species),
          known,
        ),
      ),
    ).toEqual([])
  })

  it('of taxonomy values, each in its own group', () => {
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
    const compounds = (chemistry: { compound: string }[]) => chemistry.map(({ compound }) => compound)
    const wrong = species.flatMap((each) => {
      const used: [keyof typeof groups, string[]][] = [
        ['type', each.types],
        ['effect', values(each.cognitiveEffects)],
        ['effect', values(each.psychoactiveEffects)],
        ['benefit', values(each.helpsWith)],
        ['sideEffect', values(each.sideEffects)],
        ['flavor', values(each.flavors)],
        ['texture', values(each.textures)],
        ['fragrance', values(each.fragrances)],
        ['psychoactive', compounds(each.psychoactiveChem)],
        ['medicinal', compounds(each.medicinalChem)],
      ]
      return used.flatMap(([group, slugs]) => [
        ...unknown(`${each.slug} ${group}`, slugs, groups[group]),
        ...(new Set(slugs).size < slugs.length ? [`${each.slug} ${group}: one value twice`] : []),
      ])
    })
    expect(wrong).toEqual([])
  })

  it('of rows in the nutrition table', () => {
    for (const { slug, usda } of species)
      if (usda !== undefined) expect(() => usdaNutrients(usda), slug).not.toThrow()
  })
})

describe('safety', () => {
  it('puts the worse edibility first', () => {
    const wrong = species.filter(({ edibility: [first, second] }) => second && rank(first) >= rank(second))
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  it('tells the poisoning of every poisonous species, and nothing that would tempt', () => {
    const wrong = species.filter(isToxic).flatMap((each) => {
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
    expect(wrong).toEqual([])
  })

  it('shows psychoactive effects only of psychoactive species, and sells none of these', () => {
    const wrong = species.filter(
      (each) =>
        (each.psychoactiveEffects.length > 0 && !each.psychoactive) ||
        (each.edibility.some((edibility) => edibility === 'psychoactive') && !each.psychoactive) ||
        (each.psychoactive && each.productGuide),
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  it('advises an expert’s identification wherever a species is eaten', () => {
    const expert: Record<(typeof languages)[number], RegExp> = {
      en: /expert/i,
      es: /expert|especialista|micólog/i,
      pt: /especialista|perit|micólog|experiente/i,
    }
    const wrong = species
      .filter(isEaten)
      .flatMap(({ slug, safety: { headline, advice } }) =>
        languages
          .filter((language) => !expert[language].test(`${headline[language]} ${advice[language]}`))
          .map((language) => `${slug} ${language}`),
      )
    expect(wrong).toEqual([])
  })

  it('names look-alikes once each, deadliest first, never itself', () => {
    // What does no harm stands in any order: only what is worse than `unpalatable` is ranked.
    const harm = new Map(
      species.map(({ slug, edibility }) => [slug, Math.min(rank(edibility[0]), rank('unpalatable'))]),
    )
    const wrong = species.filter(({ slug, lookAlikes }) => {
      const names = lookAlikes.map((other) => other.species)
      const ranks = names.flatMap((name) => harm.get(name) ?? [])
      return (
        names.includes(slug) ||
        new Set(names).size < names.length ||
        ranks.some((each, place) => each < (ranks[place - 1] ?? -1))
      )
    })
    expect(
      wrong.map(({ slug, lookAlikes }) => `${slug}: ${lookAlikes.map((other) => other.species)}`),
    ).toEqual([])
  })

  it('names, beside every species that is eaten, each harmful one that may be taken for it', () => {
    const wrong = species.filter(isEaten).flatMap(({ slug, edibility, lookAlikes }) =>
      species
        .filter((other) => rank(other.edibility[0]) < rank(edibility[0]))
        .filter((other) => other.lookAlikes.some((each) => each.species === slug))
        .filter((other) => !lookAlikes.some((each) => each.species === other.slug))
        .map((other) => `${slug}: ${other.slug}`),
    )
    expect(wrong).toEqual([])
  })

  it('never says that something is safe to eat', () => {
    expect(
      [...species, ...guides, ...references]
        .filter((each) => promise.test(JSON.stringify(each)))
        .map(({ slug }) => slug),
    ).toEqual([])
  })
})

describe('figures', () => {
  it('carry a source', () => {
    const wrong = species.flatMap((each) => [
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
      ...each.helpsWith.flatMap(({ value, description, evidence, source }) =>
        !source &&
        (evidence.endsWith('trials') || languages.some((language) => /\d/.test(description[language])))
          ? [`${each.slug} ${value}`]
          : [],
      ),
    ])
    expect(wrong).toEqual([])
  })

  it('of guides come from a manual of cultivation that the guide names', () => {
    const manuals = ['stamets-2000', 'chang-miles-2004']
    const wrong = guides.filter(
      ({ conditions, references }) =>
        !manuals.includes(conditions.source) || !references.includes(conditions.source),
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  it('run from the lesser to the greater', () => {
    const wrong = [...species, ...guides].flatMap((each) =>
      [...objectsOf(each)].flatMap(([way, { min, max }]) =>
        min === undefined && max === undefined
          ? []
          : typeof min === 'number' && typeof max === 'number' && min >= 0 && min <= max
            ? []
            : [`${each.slug} ${way}: ${min}–${max}`],
      ),
    )
    expect(wrong).toEqual([])
  })

  it('of months lie within the year, the peak within the season', () => {
    const wrong = species.flatMap(({ slug, seasons }) =>
      seasons.flatMap(({ months, peak, region }) =>
        months.length > 0 &&
        new Set(months).size === months.length &&
        months.every((month) => Number.isInteger(month) && month >= 1 && month <= 12) &&
        peak.every((month) => months.includes(month))
          ? []
          : [`${slug} ${region.en}`],
      ),
    )
    expect(wrong).toEqual([])
  })

  it('of colours are #rrggbb', () => {
    const wrong = species.flatMap(({ slug, traits }) =>
      Object.entries(traits.colours).flatMap(([part, range]) =>
        Object.values(range).flatMap((colour) =>
          /^#[0-9a-f]{6}$/i.test(colour) ? [] : [`${slug} ${part} ${colour}`],
        ),
      ),
    )
    expect(wrong).toEqual([])
  })
})

describe('names of a species', () => {
  it('agree: slug, binomial and taxonomy', () => {
    const wrong = species.filter(
      ({ slug, scientificName, taxonomy: { kingdom, genus, species: epithet } }) =>
        slug !== scientificName.toLowerCase().replaceAll(' ', '-') ||
        scientificName !== `${genus} ${epithet}` ||
        kingdom !== 'Fungi',
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  it('are one to four in each language', () => {
    const wrong = species.flatMap(({ slug, commonNames }) =>
      languages
        .filter((language) => outside(commonNames[language].filter((name) => name.trim()).length, [1, 4]))
        .map((language) => `${slug} ${language}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('texts', () => {
  it('are complete in three languages', () => {
    const wrong = allTexts().flatMap(([slug, way, text]) =>
      missingIn(text).map((language) => `${slug} ${way}.${language}`),
    )
    expect(wrong).toEqual([])
  })

  it('differ between the languages', () => {
    // Spans of time without words («6–24 h»), names of countries, and «Ausente» in Spanish and Portuguese may coincide.
    const wrong = allTexts().flatMap(([slug, way, { en, es, pt }]) => {
      const english = (en === es || en === pt) && /\p{L}{4}/u.test(en) && !way.endsWith('.region')
      const iberian = es === pt && es.length > 30
      return english || iberian ? [`${slug} ${way}: ${en}`] : []
    })
    expect(wrong).toEqual([])
  })

  it('hold no words of another language', () => {
    const wrong = allTexts().flatMap(([slug, way, text]) =>
      foreignIn(text).map((hit) => `${slug} ${way}.${hit}`),
    )
    expect(wrong).toEqual([])
  })

  it('keep within their lengths', () => {
    const bounds = { summary: [80, 170], about: [600, 1400], legend: [20, 110], guide: [2500, 5000] } as const
    const check = (where: string, text: Text, bound: readonly [number, number]) =>
      languages
        .filter((language) => outside(text[language].length, bound))
        .map((language) => `${where}.${language}: ${text[language].length}`)
    const wrong = [
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
    expect(wrong).toEqual([])
  })

  it('set binomials between underscores, in pairs, with no other markup in species and references', () => {
    const names = new RegExp(`(?<!_)(?:${species.map(({ scientificName }) => scientificName).join('|')})`)
    const wrong = allTexts().flatMap(([slug, way, text]) =>
      languages.flatMap((language) => {
        const words = text[language]
        const plainText = way !== 'content'
        return names.test(words) ||
          words.split('_').length % 2 === 0 ||
          (plainText && /[*#`<>[\]]|https?:/.test(words))
          ? [`${slug} ${way}.${language}`]
          : []
      }),
    )
    expect(wrong).toEqual([])
  })

  it('of the legend name every part that decides the identification, one to three of them', () => {
    const wrong = species.filter(
      ({ decisive, characteristics }) =>
        outside(decisive.length, [1, 3]) || decisive.some((part) => !characteristics[part]),
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  it('of guides have the same headings, steps and points in each language', () => {
    const shape = (markdown: string) =>
      markdown
        .split('\n')
        .map((line) => /^(##|\d+\.|-) \S/.exec(line)?.[1])
        .filter(Boolean)
        .join(' ')
    const wrong = guides.filter(({ content }) => {
      const [en, es, pt] = languages.map((language) => shape(content[language]))
      return !en?.includes('## ') || !en.includes('1.') || en !== es || en !== pt
    })
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })
})

describe('records around them', () => {
  it('date guides by a day between March and November 2026', () => {
    const wrong = guides.filter(
      ({ publishedAt }) =>
        !/^2026-\d\d-\d\d$/.test(publishedAt) ||
        new Date(publishedAt).toISOString().slice(0, 10) !== publishedAt ||
        publishedAt < '2026-03-01' ||
        publishedAt > '2026-11-30',
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })

  it('give references authors, a place, a year and an address', () => {
    const wrong = references.filter(
      ({ title, authors, publication, year, link }) =>
        !title ||
        !authors ||
        !publication ||
        !Number.isInteger(year) ||
        outside(year, [1750, 2026]) ||
        !link.startsWith('https://') ||
        !URL.canParse(link),
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })
})

describe('usdaNutrients', () => {
  const known = [11228, 11238, 11239, 11240, 11260, 11265, 11266, 11950, 11987, 11988, 11989, 11993]

  it('reads a row as numbers, a cell in quotation marks included', () => {
    const white = usdaNutrients(11260)
    expect(Object.keys(white)).toEqual(Object.keys(usdaUnits))
    expect(white).toMatchObject({ kcal: 22, protein: 3.09, vitD_ug: 0.2, Zn: 0.52 })
    expect(usdaNutrients(11989)).toMatchObject({ kcal: 32, Na: 384, Zn: 0.67 })
  })

  it('tells what was not measured from what is zero', () => {
    expect(usdaNutrients(11238)).toMatchObject({ satFat: null, chol: null, B12: null, vitC: null })
    expect(usdaNutrients(11987)).toMatchObject({ chol: 0, B12: 0, vitC: 0 })
  })

  it('gives numbers or null for every row', () => {
    for (const ndb of known)
      for (const amount of Object.values(usdaNutrients(ndb)))
        expect(amount === null || (Number.isFinite(amount) && amount >= 0), String(ndb)).toBe(true)
  })

  it('throws for every number without a row', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.integer({ min: 11200, max: 12000 }), fc.double()), (ndb) => {
        fc.pre(!known.includes(ndb))
        expect(() => usdaNutrients(ndb)).toThrow('no row')
      }),
    )
  })

  it('hands out rows that a caller may change', () => {
    usdaNutrients(11260).kcal = 999
    expect(usdaNutrients(11260).kcal).toBe(22)
  })
})
