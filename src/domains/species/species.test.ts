import { plateAddress, plateViews, readPlateFile, traitsVersion } from '@illustrations/plates/address'
import type { PlateTraits } from '@illustrations/plates/traits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxonomy } from '@/domains/categories/taxonomy'
import type { Mushroom, Reference } from '@/payload-types'
import { partial } from '@/testing/partial'
import { compoundClass, compoundPath, compoundSlug } from './compounds'
import { dangerRank, displayedEdibility, isEdible, isToxic, leadingEdibility } from './edibility'
import { legendEntries } from './legend'
import { dailyShare, labelLines, type Nutrient, nutrients, recordedAmounts } from './nutrients'
import { speciesView } from './view'
import type { Edibility } from './vocabulary'
import { edibilities, parts } from './vocabulary'

describe('edibility', () => {
  test('shows the worst of the recorded classes, whatever their order', () => {
    fc.assert(
      fc.property(fc.subarray([...edibilities], { minLength: 1 }), fc.nat(), (recorded, turn) => {
        const turned = [
          ...recorded.slice(turn % recorded.length),
          ...recorded.slice(0, turn % recorded.length),
        ]
        const leading = leadingEdibility(turned)
        expect(recorded).toContain(leading)
        for (const other of recorded) expect(dangerRank(leading)).toBeLessThanOrEqual(dangerRank(other))
      }),
    )
    expect(leadingEdibility(['choice', 'deadly'])).toBe('deadly')
  })

  test.each([null, undefined, []])(
    'recorded as %j is unknown, which does not count as edible',
    (recorded) => {
      expect(leadingEdibility(recorded)).toBe('unknown')
      expect(isEdible('unknown')).toBe(false)
    },
  )

  test('ranges from deadly to choice, and toxic classes never count as edible', () => {
    expect(edibilities[0]).toBe('deadly')
    expect(edibilities.at(-1)).toBe('choice')
    expect(edibilities.filter(isToxic)).toEqual(['deadly', 'poisonous'])
    expect(edibilities.filter(isEdible)).toEqual(['edible', 'choice'])
    expect(dangerRank('unknown')).toBeLessThan(dangerRank('edible'))
  })

  test('is never shown milder than recorded', () => {
    for (const edibility of edibilities) {
      const shown = displayedEdibility(edibility)
      expect(isEdible(shown)).toBe(isEdible(edibility))
      expect(isToxic(shown)).toBe(isToxic(edibility))
    }
  })
})

/** K16, as the product documents state them. */
const dailyValues: [Nutrient, number, string][] = [
  ['fat', 78, 'g'],
  ['saturatedFat', 20, 'g'],
  ['cholesterol', 300, 'mg'],
  ['sodium', 2300, 'mg'],
  ['carbohydrates', 275, 'g'],
  ['fiber', 28, 'g'],
  ['protein', 50, 'g'],
  ['vitaminA', 900, 'µg'],
  ['thiamin', 1.2, 'mg'],
  ['riboflavin', 1.3, 'mg'],
  ['niacin', 16, 'mg'],
  ['vitaminB6', 1.7, 'mg'],
  ['folate', 400, 'µg'],
  ['vitaminB12', 2.4, 'µg'],
  ['vitaminC', 90, 'mg'],
  ['vitaminD', 20, 'µg'],
  ['vitaminE', 15, 'mg'],
  ['vitaminK', 120, 'µg'],
  ['calcium', 1300, 'mg'],
  ['copper', 0.9, 'mg'],
  ['iron', 18, 'mg'],
  ['magnesium', 420, 'mg'],
  ['manganese', 2.3, 'mg'],
  ['phosphorus', 1250, 'mg'],
  ['potassium', 4700, 'mg'],
  ['selenium', 55, 'µg'],
  ['zinc', 11, 'mg'],
]

describe('the nutrition label', () => {
  test.each(dailyValues)('K16: %s is %d %s a day', (nutrient, daily, unit) => {
    expect(nutrients[nutrient]).toMatchObject({ daily, unit })
    expect(dailyShare(nutrient, daily)).toBe(100)
    expect(dailyShare(nutrient, 0)).toBe(0)
  })

  test('has no daily value for nutrients that K16 does not name', () => {
    const named = dailyValues.map(([nutrient]) => nutrient)
    const others = (Object.keys(nutrients) as Nutrient[]).filter((nutrient) => !named.includes(nutrient))
    expect(others.sort()).toEqual(['sugars', 'transFat'])
    for (const nutrient of others) expect(dailyShare(nutrient, 5)).toBeNull()
  })

  test('does not treat unmeasured amounts as zero', () => {
    expect(dailyShare('vitaminD', null)).toBeNull()
    expect(dailyShare('vitaminD', undefined)).toBeNull()
  })

  const amounts = fc.dictionary(
    fc.constantFrom(...(Object.keys(nutrients) as Nutrient[])),
    fc.option(fc.double({ min: 0, max: 1e5, noNaN: true })),
  )

  test('lists every nutrient once, with no negative share and unmeasured ones last', () => {
    fc.assert(
      fc.property(amounts, (measured) => {
        const label = { serving: '100 g', amounts: measured, source: null }
        const [macro, micro] = [labelLines(label, 'macro'), labelLines(label, 'micro')]
        expect([...macro, ...micro].map(({ nutrient }) => nutrient).sort()).toEqual(
          Object.keys(nutrients).sort(),
        )
        for (const { share } of [...macro, ...micro]) expect(share === null || share >= 0).toBe(true)
        const shares = micro.map(({ share }) => share ?? Number.NEGATIVE_INFINITY)
        expect(shares).toEqual([...shares].sort((one, another) => another - one))
      }),
    )
  })

  test('is recorded with any figure, also without calories', () => {
    expect(recordedAmounts({ calories: null, fat: null, vitamins: {} })).toBeNull()
    expect(recordedAmounts({ fiber: 2.7, vitamins: { vitaminD: 0 }, minerals: { selenium: 9 } })).toEqual({
      fiber: 2.7,
      vitaminD: 0,
      selenium: 9,
    })
  })

  test('lists macronutrients in the order of a label, parts below their whole', () => {
    const order = labelLines({ serving: '', amounts: {}, source: null }, 'macro')
    expect(order.map(({ nutrient }) => nutrient)).toEqual([
      'fat',
      'saturatedFat',
      'transFat',
      'cholesterol',
      'sodium',
      'carbohydrates',
      'fiber',
      'sugars',
      'protein',
    ])
    expect(order.filter(({ isPart }) => isPart).map(({ nutrient }) => nutrient)).toEqual([
      'saturatedFat',
      'transFat',
      'fiber',
      'sugars',
    ])
  })
})

/** E09, verbatim. */
const psychoactiveNames =
  'psilocybin, psilocin, baeocystin, norbaeocystin, aeruginascin, harmine, harmaline, norharmane, cordysinin, lumichrome, muscimol, ibotenic acid, ergine, serotonin'.split(
    ', ',
  )

describe('compounds', () => {
  const drawers =
    taxonomy.find(({ slug }) => slug === 'species')?.children?.find(({ slug }) => slug === 'chemistry')
      ?.children ?? []
  const drawer = (name: string) => drawers.find(({ slug }) => slug === name)?.children ?? []

  test('E09: the psychoactive class is exactly the list', () => {
    expect(drawer('psychoactive').map(({ slug }) => slug)).toEqual(psychoactiveNames.map(compoundSlug))
    for (const name of psychoactiveNames) expect(compoundClass(compoundSlug(name))).toBe('psychoactive')
    for (const { slug } of drawer('medicinal')) expect(compoundClass(slug)).toBe('medicinal')
    expect(compoundClass('something-new')).toBe('medicinal')
  })

  test.each(
    drawers.flatMap(({ children = [] }) =>
      children.flatMap(({ slug, title }) => title.map((name) => [name, slug] as const)),
    ),
  )('E09: %s is %s', (name, slug) => {
    expect(compoundSlug(name)).toBe(slug)
    expect(compoundSlug(name.toUpperCase())).toBe(slug)
  })

  test('compoundSlug leaves slugs unchanged', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString', ...psychoactiveNames)),
        (name) => {
          expect(compoundSlug(compoundSlug(name))).toBe(compoundSlug(name))
        },
      ),
    )
  })

  test.each([
    [['chemistry', 'psychoactive', 'psilocibina'], 'chemistry/psychoactive/psilocybin'],
    [['chemistry', 'medicinal', 'psilocybin'], 'chemistry/psychoactive/psilocybin'],
    [['chemistry', 'psychoactive', 'beta-glucans'], 'chemistry/medicinal/beta-glucan'],
    [['chemistry', 'psychoactive'], null],
    [['chemistry', 'other', 'psilocybin'], null],
    [['chemistry', 'psychoactive', 'psilocybin', 'more'], null],
    [['effect', 'calm'], null],
  ])('%j redirects to %s', (path, expected) => {
    expect(compoundPath(path)).toBe(expected)
  })
})

const traits = {
  growthForm: 'agaric',
  hymenium: 'gills',
  colours: { cap: { typical: '#aa5522' } },
} as PlateTraits

describe('the address of an illustration', () => {
  test('is parsed to the values it was made of', () => {
    for (const view of plateViews) {
      for (const [detail, format] of [
        ['card', 'svg'],
        ['card', 'avif'],
        ['page', 'svg'],
      ] as const) {
        for (const theme of ['light', 'dark'] as const) {
          const url = new URL(
            plateAddress({ slug: 'amanita-phalloides', view, detail, theme, format }, traits),
            'https://site.example',
          )
          const [, plates, slug, file] = url.pathname.split('/')
          expect([plates, slug]).toEqual(['plates', 'amanita-phalloides'])
          expect(readPlateFile(String(file))).toEqual({ view, detail, theme, format })
          expect(url.searchParams.get('v')).toMatch(/^[0-9a-f]{8}$/)
        }
      }
    }
  })

  test.each([
    '',
    'habit-card-light',
    'habit-card-light.png',
    'cap-card-light.svg',
    'habit-poster-light.svg',
    'habit-page-light.avif',
    'habit-card-light.svg.svg',
    '../habit-card-light.svg',
    'HABIT-card-light.svg',
  ])('%j is invalid', (file) => {
    expect(readPlateFile(file)).toBeNull()
  })

  test('changes with the traits and with nothing else', () => {
    expect(traitsVersion(structuredClone(traits))).toBe(traitsVersion(traits))
    const colour = fc
      .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
      .map((rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const version = (typical: string) => traitsVersion({ ...traits, colours: { cap: { typical } } })
        expect(version(one) === version(other)).toBe(one === other)
      }),
    )
  })
})

describe('the legend', () => {
  test('letters the recorded parts from the top down without gaps and marks the decisive ones', () => {
    fc.assert(
      fc.property(fc.subarray([...parts]), fc.subarray([...parts]), (recorded, decisive) => {
        const characteristics = Object.fromEntries(recorded.map((part) => [part, `the ${part}`]))
        const entries = legendEntries({ characteristics, decisive })
        expect(entries.map(({ part }) => part)).toEqual(parts.filter((part) => recorded.includes(part)))
        expect(entries.map(({ letter }) => letter)).toEqual([...'abcdefgh'].slice(0, recorded.length))
        for (const entry of entries) expect(entry.decisive).toBe(decisive.includes(entry.part))
      }),
    )
  })
})

describe('speciesView', () => {
  const species = (id: string, edibility: Mushroom['specie']['edibility'], more: object = {}) =>
    partial<Mushroom>({
      id,
      slug: id,
      createdAt: '2026-01-01',
      updatedAt: '2026-01-01',
      specie: { scientificName: id, edibility, safety: { headline: 'h', advice: 'a' }, traits, ...more },
    })
  const difference = { trait: 'cap', own: 'a', other: 'b' } as const
  const whole = {
    id: 'r',
    title: 't',
    summary: 's',
    link: 'https://example.org',
    _status: 'published',
  } as Reference

  test('lists the deadliest look-alike first and omits those that the reader may not see', () => {
    const lookAlikeSpecies = [
      { species: species('edible', ['edible']), ...difference },
      { species: species('poisonous', ['edible', 'poisonous']), ...difference },
      { species: 'a-draft', ...difference },
      { species: null, ...difference },
      { species: species('deadly', ['deadly']), ...difference },
    ]
    const view = speciesView(species('one', ['edible'], { lookAlikeSpecies }))
    expect(view.lookAlikes.map(({ species }) => species.kind === 'species' && species.slug)).toEqual([
      'deadly',
      'poisonous',
      'edible',
    ])
  })

  test('lists a look-alike without a page by its danger, and its card names the dangerous ones', () => {
    const unlisted = (scientificName: string, edibilityClass: Edibility) => ({
      scientificName,
      edibilityClass,
      ...difference,
    })
    const lookAlikeSpecies = [
      unlisted('Cortinarius iodes', 'inedible'),
      { species: species('poisonous', ['poisonous']), ...difference },
      unlisted('Cortinarius orellanosus', 'deadly'),
      { scientificName: 'Unfinished row', ...difference },
    ]
    const view = speciesView(species('one', ['edible'], { lookAlikeSpecies }))
    expect(view.lookAlikes.map(({ species: { edibility } }) => edibility)).toEqual([
      'deadly',
      'poisonous',
      'inedible',
    ])
    expect(view.card.unlistedDangers?.map(({ scientificName }) => scientificName)).toEqual([
      'Cortinarius orellanosus',
    ])
    expect(view.shown.mushrooms).toEqual(['poisonous'])
  })

  test('shows the photograph of a look-alike, and depends on it', () => {
    const image = { id: 'm', url: '/cap.webp', alt: 'A cap', width: 9, height: 9 }
    const lookAlikeSpecies = [{ species: species('deadly', ['deadly']), ...difference, image }]
    const { lookAlikes, shown } = speciesView(species('one', ['edible'], { lookAlikeSpecies }))
    expect(lookAlikes[0]?.species.image?.url).toContain('/cap.webp')
    expect(shown.media).toEqual(['m'])
  })

  test('lists only complete references', () => {
    const references = [
      whole,
      { ...whole, id: 'a', title: '' },
      { ...whole, id: 'b', summary: null },
      { ...whole, id: 'c', link: null },
      'd',
    ]
    expect(speciesView(species('one', ['edible'], { references })).references.map(({ id }) => id)).toEqual([
      'r',
    ])
  })

  test('has no label, poisoning or values that are not recorded', () => {
    const view = speciesView(species('one', ['edible']))
    expect(view).toMatchObject({
      nutrients: null,
      poisoning: null,
      lookAlikes: [],
      references: [],
      secondEdibility: null,
      productGuide: null,
    })
  })

  test('has the worst class first and the other second, whatever their order', () => {
    for (const recorded of [
      ['edible', 'poisonous'],
      ['poisonous', 'edible'],
    ] as const) {
      expect(speciesView(species('one', [...recorded]))).toMatchObject({
        edibility: 'poisonous',
        secondEdibility: 'edible',
        toxic: true,
      })
    }
  })

  test('has a compound with its printed unit, and an amount without a maximum as a single value', () => {
    const compound = {
      id: 'c',
      slug: 'psilocybin',
      title: 'Psilocybin',
      path: 'species/chemistry/psychoactive/psilocybin',
    }
    const chemistry = {
      psychoactiveChem: [
        { compound, amount: 0.6, units: 'percent' },
        { compound, units: 'ug-per-g' },
      ],
    }
    const [one, other] = speciesView(species('one', ['psychoactive'], { chemistry })).psychoactiveChem
    expect(one).toMatchObject({
      amount: { min: 0.6, max: 0.6 },
      units: '%',
      url: '/mushrooms/species/chemistry/psychoactive/psilocybin',
    })
    expect(other).toMatchObject({ amount: null, units: 'µg/g' })
  })
})
