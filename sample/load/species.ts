import { toxinName } from '@sample/toxins'
import type {
  CompoundSample,
  DescribedSample,
  LookAlikeSample,
  Range,
  SpeciesSample,
  Text,
} from '@sample/types'
import { usdaForm, usdaNutrients } from '@sample/usda'
import type { KeyNoteState } from '@/domains/species/key-traits'
import type { Locale } from '@/foundation/i18n/locales'
import type { Mushroom } from '@/payload-types'
import { type Ids, idOf } from './loaded-ids'
import type { ToRichText } from './rich-text'
import { rowId } from './rows'

/** Ids of the documents that species refer to, by path or slug. */
export interface SpeciesRelations {
  categories: Ids
  references: Ids
  species: Ids
}

type SpeciesData = Omit<Mushroom, 'id' | 'createdAt' | 'updatedAt' | 'title' | 'sizes'>

const interval = (range: Range | undefined) => ({ min: range?.min ?? null, max: range?.max ?? null })

/** What the parts of a species are built from. */
interface Source {
  sample: SpeciesSample
  locale: Locale
  relations: SpeciesRelations
}

const textIn = ({ locale }: Source, text: Text | undefined) => text?.[locale] ?? null

const referenceOf = ({ relations }: Source, slug: string | undefined) =>
  slug ? idOf(relations.references, slug) : null

const categoryOf = ({ relations }: Source, path: string) => idOf(relations.categories, `species/${path}`)

/** Returns a species' data in one language. The rows of its arrays have the same ids in every language. */
export function speciesData(
  sample: SpeciesSample,
  locale: Locale,
  relations: SpeciesRelations,
  toRichText: ToRichText,
): SpeciesData {
  const source = { sample, locale, relations }
  return {
    slug: sample.slug,
    _status: 'published',
    meta: { title: null, description: textIn(source, sample.summary) },
    categories: sample.types.map((type) => categoryOf(source, `type/${type}`)),
    specie: {
      ...names(source),
      desc: { richText: toRichText(sample.about[locale]) as never },
      ...danger(source),
      ...appearance(source),
      ...occurrence(source),
      effects: effects(source),
      ...kitchen(source),
      psychoactive: sample.psychoactive,
      chemistry: {
        psychoactiveChem: compounds(source, 'psychoactive', sample.psychoactiveChem),
        medicinalChem: compounds(source, 'medicinal', sample.medicinalChem),
      },
      nutrients: nutrientsOf(sample, locale, relations),
      references: sample.references.map((slug) => idOf(relations.references, slug)),
    },
  }
}

function names(source: Source) {
  const { sample, locale } = source
  return {
    scientificName: sample.scientificName,
    authority: sample.authority ?? null,
    mycobank: sample.mycobank ?? null,
    gbif: sample.gbif ?? null,
    wikidata: sample.wikidata ?? null,
    variation: sample.variation ?? null,
    synonyms: sample.synonyms ?? [],
    commonNames: sample.commonNames[locale].map((name, index) => ({
      id: rowId(sample.slug, 'commonNames', locale, index),
      name,
    })),
    localNames: (sample.localNames ?? []).map(({ name, language, source: reference }) => ({
      id: rowId(sample.slug, 'localNames', language, name),
      name,
      language,
      source: referenceOf(source, reference),
    })),
    taxonomy: sample.taxonomy,
  }
}

function danger(source: Source) {
  const { sample, locale } = source
  const { poisoning } = sample
  return {
    edibility: sample.edibility,
    safety: { headline: sample.safety.headline[locale], advice: sample.safety.advice[locale] },
    cooking: {
      minMinutes: sample.cooking?.minutes ?? null,
      discardsWater: sample.cooking?.discardsWater ?? false,
      source: referenceOf(source, sample.cooking?.source),
    },
    poisoning: {
      toxins: (poisoning?.toxins ?? []).map((toxin) => toxinName(toxin, locale)),
      syndrome: poisoning?.syndrome ?? null,
      onsetHours: interval(poisoning?.onsetHours),
      course: (poisoning?.course ?? []).map(({ when, what }, index) => ({
        id: rowId(sample.slug, 'course', index),
        when: when[locale],
        what: what[locale],
      })),
      source: referenceOf(source, poisoning?.source),
    },
    lookAlikeSpecies: sample.lookAlikes.flatMap((row) => lookAlike(source, row)),
  }
}

type LookAlikeRows = NonNullable<SpeciesData['specie']['lookAlikeSpecies']>

function lookAlike({ sample, locale, relations }: Source, row: LookAlikeSample): LookAlikeRows {
  const id = rowId(sample.slug, 'lookAlikes', row.species ?? row.name)
  const difference = { id, trait: row.trait, own: row.own[locale], other: row.other[locale] }
  if (row.species === undefined)
    return [{ ...difference, scientificName: row.name, edibilityClass: row.edibility }]
  const species = relations.species.get(row.species)
  return species ? [{ ...difference, species }] : []
}

function appearance(source: Source) {
  const { slug, characteristics, decisive, traits, keyNotes } = source.sample
  const { size } = traits
  return {
    characteristics: {
      ...Object.fromEntries(
        Object.entries(characteristics).map(([part, text]) => [part, textIn(source, text)]),
      ),
      decisive,
    },
    traits: {
      ...traits,
      capMargin: traits.capMargin ?? null,
      stipePattern: traits.stipePattern ?? null,
      bulb: traits.bulb ?? null,
      size: {
        cap: interval(size.cap),
        height: interval(size.height),
        stipeThickness: interval(size.stipeThickness),
      },
    },
    keyNotes: Object.entries(keyNotes).map(([state, frequency]) => ({
      id: rowId(slug, 'keyNotes', state),
      state: state as KeyNoteState,
      frequency,
    })),
  }
}

function occurrence(source: Source) {
  const { sample, locale } = source
  return {
    habitat: textIn(source, sample.habitat),
    distribution: textIn(source, sample.distribution),
    redList: (sample.redList ?? []).map(({ category, scope, year, source: reference }) => ({
      id: rowId(sample.slug, 'redList', scope),
      redListCategory: category,
      scope,
      year,
      source: referenceOf(source, reference),
    })),
    seasons: sample.seasons.map(({ region, area, hemisphere, months, peak }, index) => ({
      id: rowId(sample.slug, 'seasons', index),
      region: region[locale],
      area,
      hemisphere,
      months: months.map(String) as never,
      peak: peak.map(String) as never,
    })),
  }
}

function described<Key extends string>(
  source: Source,
  field: string,
  [group, key]: readonly [group: string, key: Key],
  entries: readonly DescribedSample[],
) {
  return entries.map(({ value, description }) => ({
    id: rowId(source.sample.slug, field, value),
    [key]: categoryOf(source, `${group}/${value}`),
    description: textIn(source, description),
  })) as ({ id: string; description: string | null } & Record<Key, string>)[]
}

function effects(source: Source) {
  const { sample } = source
  const effect = ['effect', 'effect'] as const
  return {
    cognitiveEffects: described(source, 'cognitiveEffects', effect, sample.cognitiveEffects),
    psychoactiveEffects: described(source, 'psychoactiveEffects', effect, sample.psychoactiveEffects),
    helpsWith: sample.helpsWith.map(
      ({ value, description, evidence, finding, population, source: reference }) => ({
        id: rowId(sample.slug, 'helpsWith', value, reference ?? ''),
        ailment: categoryOf(source, `benefit/${value}`),
        description: textIn(source, description),
        evidence,
        finding,
        population: textIn(source, population),
        source: referenceOf(source, reference),
      }),
    ),
    sideEffects: described(source, 'sideEffects', ['side-effect', 'sideEffect'], sample.sideEffects),
  }
}

function kitchen(source: Source) {
  const { sample } = source
  return {
    senseCharacteristics: {
      flavors: described(source, 'flavors', ['flavor', 'flavor'], sample.flavors),
      textures: described(source, 'textures', ['texture', 'texture'], sample.textures),
      fragrances: described(source, 'fragrances', ['fragrance', 'fragrance'], sample.fragrances),
    },
    productGuide: {
      tip: textIn(source, sample.productGuide?.tip),
      description: textIn(source, sample.productGuide?.description),
    },
  }
}

function compounds(source: Source, group: 'psychoactive' | 'medicinal', entries: readonly CompoundSample[]) {
  return entries.map(
    ({ compound, amount, units, basis, part, collections, benefits, source: reference }) => ({
      id: rowId(source.sample.slug, group, compound, ...[reference ?? [], part ?? []].flat()),
      compound: categoryOf(source, `chemistry/${group}/${compound}`),
      amount: amount?.min ?? null,
      amountMax: amount?.max ?? null,
      units: units ?? null,
      basis: basis ?? null,
      part: part ?? null,
      collections: collections ?? null,
      source: referenceOf(source, reference),
      ...(group === 'medicinal' && { benefits: textIn(source, benefits) }),
    }),
  )
}

function nutrientsOf(
  { usda }: SpeciesSample,
  locale: Locale,
  relations: SpeciesRelations,
): SpeciesData['specie']['nutrients'] {
  if (usda === undefined) return {}
  const row = usdaNutrients(usda)
  return {
    servingSize: usdaForm(usda)[locale],
    servingSizeQty: 100,
    servingSizeUnit: 'g',
    calories: row.kcal,
    fat: row.fat,
    saturatedFat: row.satFat,
    cholesterol: row.chol,
    sodium: row.Na,
    carbohydrates: row.carbs,
    fiber: row.fiber,
    sugars: row.sugars,
    protein: row.protein,
    vitamins: {
      vitaminA: row.vitA_RAE,
      thiamin: row.B1,
      riboflavin: row.B2,
      niacin: row.B3,
      vitaminB6: row.B6,
      folate: row.folateDFE,
      vitaminB12: row.B12,
      vitaminC: row.vitC,
      vitaminD: row.vitD_ug,
      vitaminE: row.vitE,
      vitaminK: row.vitK,
    },
    minerals: {
      calcium: row.Ca,
      copper: row.Cu,
      iron: row.Fe,
      magnesium: row.Mg,
      manganese: row.Mn,
      phosphorus: row.P,
      potassium: row.K,
      selenium: row.Se,
      zinc: row.Zn,
    },
    source: idOf(relations.references, 'usda-sr28'),
  }
}
