import { describe, expect, it } from 'vitest'
import { type Area, areas, overlaps } from '@/domains/species/areas.ts'
import { isToxic } from '@/domains/species/edibility.ts'
import { species } from './'
import { languages } from './testing'
import type { SpeciesSample } from './types'

type Words = Record<(typeof languages)[number], RegExp>

/** Words of a distribution text that place a species in an area. */
const words: Record<Area, Words> = {
  iberia: {
    en: /Iberia|Spain|Portugal|Canary Islands/,
    es: /ibérica|la Península|España|Portugal|islas Canarias/i,
    pt: /Ibérica|na Península|Espanha|Portugal|Ilhas Canárias/i,
  },
  'southern-europe': {
    en: /southern (?:and central )?Europe|Mediterranean|south and centre|centre and south|Italy/i,
    es: /sur de Europa|mediterráne|(?:sur|centro) y (?:el |del )?(?:centro|sur)|Italia/i,
    pt: /sul da Europa|mediterrâne|(?:sul|centro) e (?:no |o |do )?(?:centro|sul)|Itália/i,
  },
  'northern-europe': {
    en: /northern (?:and mountain\w* )?Europe|British Isles/i,
    es: /norte (?:y montañas )?de Europa|islas británicas/i,
    pt: /norte (?:e montanhas )?da Europa|ilhas britânicas/i,
  },
  europe: {
    en: /Europe|northern hemisphere/i,
    es: /Europa|hemisferio norte/i,
    pt: /Europa|hemisfério norte/i,
  },
  'eastern-north-america': {
    en: /\beastern North America|both coasts of North America/i,
    es: /\beste de Norteamérica|ambas costas de Norteamérica/i,
    pt: /\bleste da América do Norte|duas costas da América do Norte/i,
  },
  'western-north-america': {
    en: /western North America|Pacific coast|California|both coasts of North America/i,
    es: /oeste de Norteamérica|costa del Pacífico|California|ambas costas de Norteamérica/i,
    pt: /oeste da América do Norte|costa do Pacífico|Califórnia|duas costas da América do Norte/i,
  },
  'north-america': {
    en: /North America|northern hemisphere/i,
    es: /Norteamérica|norteamerican|América del Norte|hemisferio norte/i,
    pt: /América do Norte|norte-american|hemisfério norte/i,
  },
  mexico: {
    en: /(?<!Gulf of )(?<!New )Mexic/,
    es: /(?<!golfo de )(?<!Nuevo )México|mexican/,
    pt: /(?<!golfo do )(?<!Novo )México|mexican/,
  },
  brazil: {
    en: /Brazil/,
    es: /Brasil/,
    pt: /Brasil/,
  },
  'southern-cone': {
    en: /Chile|Argentina/,
    es: /Chile|Argentina/,
    pt: /Chile|Argentina/,
  },
  asia: {
    en: /Asia|Japan|Korea|China|northern hemisphere/i,
    es: /Asia|Japón|Corea|China|hemisferio norte/i,
    pt: /Ásia|Japão|Coreia|China|hemisfério norte/i,
  },
  australia: { en: /Australia|New Zealand/, es: /Australia|Nueva Zelanda/, pt: /Austrália|Nova Zelândia/ },
}

/** Parts of a range for which no source with months was found. Add nothing: look for the months. */
const withoutMonths: Partial<Record<Area, string[]>> = {
  'north-america': [
    'clitocybe-rivulosa',
    'collybia-phyllophila',
    'cortinarius-rubellus',
    'lactarius-torminosus',
    'russula-emetica',
    // Its text says that the records of North America belong to other species.
    'russula-subnigricans',
    'tricholoma-pardinum',
  ],
  'western-north-america': ['collybia-phyllophila'],
  asia: [
    'agaricus-xanthodermus',
    'amanita-gemmata',
    'amanita-smithiana',
    'coprinopsis-atramentaria',
    'hapalopilus-rutilans',
    'inosperma-erubescens',
    'lactarius-chrysorrheus',
    'lactarius-torminosus',
    'lepiota-brunneoincarnata',
    'lepiota-subincarnata',
    'paralepistopsis-amoenolens',
    'paxillus-involutus',
    'pholiotina-rugosa',
    'ramaria-formosa',
    'russula-emetica',
    'tricholoma-equestre',
  ],
  australia: [
    'coprinopsis-atramentaria',
    'galerina-marginata',
    'hypholoma-fasciculare',
    'lepiota-cristata',
    'pholiotina-rugosa',
    'trichoderma-cornu-damae',
    'turbinellus-floccosus',
  ],
}

const dangerous = species.filter(({ edibility }) => isToxic(edibility[0]))

const names = (area: Area, language: (typeof languages)[number], { distribution }: SpeciesSample) =>
  words[area][language].test(distribution[language])

describe('the range of a poisonous species', () => {
  it('names in every language each area for which a season is recorded', () => {
    const violations = dangerous.flatMap((each) =>
      each.seasons.flatMap(({ area }) =>
        languages
          .filter((language) => !areas.some((other) => overlaps(other, area) && names(other, language, each)))
          .map((language) => `${each.slug} ${area} ${language}`),
      ),
    )
    expect(violations).toEqual([])
  })

  it('names the same areas in every language', () => {
    const violations = dangerous.flatMap((each) =>
      areas
        .filter((area) => new Set(languages.map((language) => names(area, language, each))).size > 1)
        .map(
          (area) => `${each.slug} ${area}: ${languages.filter((language) => names(area, language, each))}`,
        ),
    )
    expect(violations).toEqual([])
  })

  it('names no area without a season, save those whose months no source gives', () => {
    const violations = dangerous.flatMap((each) =>
      areas
        .filter((area) => names(area, 'en', each))
        .filter((area) => !each.seasons.some((season) => overlaps(season.area, area)))
        .map((area) => `${area} ${each.slug}`),
    )
    const known = Object.entries(withoutMonths).flatMap(([area, slugs]) =>
      slugs.map((slug) => `${area} ${slug}`),
    )
    expect(violations.sort()).toEqual(known.sort())
  })
})
