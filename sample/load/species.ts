import { toxinName } from '@sample/toxins'
import type { CompoundSample, DescribedSample, Range, SpeciesSample, Text } from '@sample/types'
import { usdaForm, usdaNutrients } from '@sample/usda'
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

/** Returns a species' data in one language. The rows of its arrays have the same ids in every language. */
export function speciesData(
  sample: SpeciesSample,
  locale: Locale,
  relations: SpeciesRelations,
  toRichText: ToRichText,
): SpeciesData {
  const textOf = (text: Text | undefined) => text?.[locale] ?? null
  const sourceOf = (slug: string | undefined) => (slug ? idOf(relations.references, slug) : null)
  const category = (path: string) => idOf(relations.categories, `species/${path}`)

  const described = <Key extends string>(
    list: string,
    group: string,
    key: Key,
    entries: readonly DescribedSample[],
  ) =>
    entries.map(({ value, description }) => ({
      id: rowId(sample.slug, list, value),
      [key]: category(`${group}/${value}`),
      description: textOf(description),
    })) as ({ id: string; description: string | null } & Record<Key, string>)[]

  const compounds = (group: 'psychoactive' | 'medicinal', entries: readonly CompoundSample[]) =>
    entries.map(({ compound, amount, units, basis, benefits, source }) => ({
      id: rowId(sample.slug, group, compound),
      compound: category(`chemistry/${group}/${compound}`),
      amount: amount?.min ?? null,
      amountMax: amount?.max ?? null,
      units: units ?? null,
      basis: basis ?? null,
      source: sourceOf(source),
      ...(group === 'medicinal' && { benefits: textOf(benefits) }),
    }))

  const { traits, poisoning, characteristics, taxonomy } = sample
  return {
    slug: sample.slug,
    _status: 'published',
    meta: { title: null, description: textOf(sample.summary) },
    categories: sample.types.map((type) => category(`type/${type}`)),
    specie: {
      scientificName: sample.scientificName,
      authority: sample.authority ?? null,
      mycobank: sample.mycobank ?? null,
      variation: sample.variation ?? null,
      commonNames: sample.commonNames[locale].map((name, index) => ({
        id: rowId(sample.slug, 'commonNames', locale, index),
        name,
      })),
      desc: { richText: toRichText(sample.about[locale]) as never },
      taxonomy,
      edibility: sample.edibility,
      safety: { headline: sample.safety.headline[locale], advice: sample.safety.advice[locale] },
      poisoning: {
        toxins: (poisoning?.toxins ?? []).map((toxin) => toxinName(toxin, locale)),
        syndrome: poisoning?.syndrome ?? null,
        onsetHours: interval(poisoning?.onsetHours),
        course: (poisoning?.course ?? []).map(({ when, what }, index) => ({
          id: rowId(sample.slug, 'course', index),
          when: when[locale],
          what: what[locale],
        })),
        source: sourceOf(poisoning?.source),
      },
      lookAlikeSpecies: sample.lookAlikes.flatMap(({ species, trait, own, other }) => {
        const id = relations.species.get(species)
        return id
          ? [
              {
                id: rowId(sample.slug, 'lookAlikes', species),
                species: id,
                trait,
                own: own[locale],
                other: other[locale],
              },
            ]
          : []
      }),
      characteristics: {
        ...Object.fromEntries(Object.entries(characteristics).map(([part, text]) => [part, textOf(text)])),
        decisive: sample.decisive,
      },
      traits: {
        growthForm: traits.growthForm,
        capShapes: traits.capShapes,
        capSurfaces: traits.capSurfaces,
        capMargin: traits.capMargin ?? null,
        hymenium: traits.hymenium,
        attachment: traits.attachment,
        stipe: traits.stipe,
        stipePattern: traits.stipePattern ?? null,
        sporePrint: traits.sporePrint,
        ecology: traits.ecology,
        habit: traits.habit,
        ground: traits.ground,
        colours: traits.colours,
        size: {
          cap: interval(traits.size.cap),
          height: interval(traits.size.height),
          stipeThickness: interval(traits.size.stipeThickness),
        },
        bulb: traits.bulb ?? null,
      },
      habitat: textOf(sample.habitat),
      distribution: textOf(sample.distribution),
      seasons: sample.seasons.map(({ region, hemisphere, months, peak }, index) => ({
        id: rowId(sample.slug, 'seasons', index),
        region: region[locale],
        hemisphere,
        months: months.map(String) as never,
        peak: peak.map(String) as never,
      })),
      effects: {
        cognitiveEffects: described('cognitiveEffects', 'effect', 'effect', sample.cognitiveEffects),
        psychoactiveEffects: described('psychoactiveEffects', 'effect', 'effect', sample.psychoactiveEffects),
        helpsWith: sample.helpsWith.map(({ value, description, evidence, source }) => ({
          id: rowId(sample.slug, 'helpsWith', value),
          ailment: category(`benefit/${value}`),
          description: textOf(description),
          evidence,
          source: sourceOf(source),
        })),
        sideEffects: described('sideEffects', 'side-effect', 'sideEffect', sample.sideEffects),
      },
      senseCharacteristics: {
        flavors: described('flavors', 'flavor', 'flavor', sample.flavors),
        textures: described('textures', 'texture', 'texture', sample.textures),
        fragrances: described('fragrances', 'fragrance', 'fragrance', sample.fragrances),
      },
      productGuide: {
        tip: textOf(sample.productGuide?.tip),
        description: textOf(sample.productGuide?.description),
      },
      psychoactive: sample.psychoactive,
      chemistry: {
        psychoactiveChem: compounds('psychoactive', sample.psychoactiveChem),
        medicinalChem: compounds('medicinal', sample.medicinalChem),
      },
      nutrients: nutrientsOf(sample, locale, relations),
      references: sample.references.map((slug) => idOf(relations.references, slug)),
    },
  }
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
