import {
  type CitedSource,
  citation,
  citedSource,
  type ReferenceItem,
  referenceItems,
} from '@/domains/references/view'
import type { Locale } from '@/foundation/i18n/locales'
import { type LocalizedText, localizedText, localizedTexts } from '@/foundation/i18n/localized-text'
import { placedBlocks } from '@/foundation/payload/placed-blocks'
import { type LocalizedRichText, localizedRichText } from '@/foundation/rich-text/localized-rich-text'
import type { Mushroom } from '@/payload-types'
import { type Check, checkOf } from './check'
import { type Cooking, cookingOf } from './cooking'
import { described, type Effects, effectsOf, type Senses, sensesOf } from './described-values'
import { isToxic, leadingEdibility } from './edibility'
import type { Identifiers } from './identifiers'
import { categoriesOf, type SpeciesCard, speciesCard } from './listing'
import { type LocalNames, localNamesOf } from './local-names'
import { type LookAlike, lookAlikesOf } from './look-alikes'
import { type Nutrients, recordedAmounts } from './nutrients'
import { type Potency, type PotencyStudy, potencyOf, potencyStudiesOf } from './potency'
import { type Season, seasonsOf } from './season'
import {
  type AmountBasis,
  type Edibility,
  type MeasuredPart,
  type Part,
  parts,
  type RedListCategory,
  type RedListScope,
  type Syndrome,
  unitSigns,
} from './vocabulary'

export interface Compound {
  name: LocalizedText
  url: string
  /** A closed range, or null if no reliable amount is recorded. */
  amount: { min: number; max: number } | null
  /** As printed: `mg/g`. */
  units: string | null
  basis: AmountBasis | null
  /** The part that was measured, if it is recorded. */
  part: MeasuredPart | null
  /** How many collections were measured, if it is recorded. */
  collections: number | null
  benefits: LocalizedText | null
  source: string | null
}

export interface RedListEntry {
  category: RedListCategory
  scope: RedListScope
  year: number | null
  source: CitedSource | null
}

/** A species as its page shows it; unrecorded facts are null or empty, and shown as not known. */
export interface SpeciesView extends Effects, Senses {
  card: SpeciesCard
  id: string
  slug: string
  /** When the species was last changed, as an ISO date. */
  updatedAt: string
  /** Null if nobody has checked it yet. */
  check: Check | null
  authority: string | null
  /** Keys of the species in other databases. */
  identifiers: Identifiers
  commonNames: LocalizedText[]
  localNames: LocalNames[]
  /** Names under which it was published before. */
  synonyms: string[]
  summary: LocalizedText | null
  about: LocalizedRichText | null
  taxonomy: Record<'kingdom' | 'division' | 'class' | 'order' | 'family' | 'genus' | 'species', string | null>
  edibility: Edibility
  /** The less dangerous of two recorded classes. */
  secondEdibility: Edibility | null
  toxic: boolean
  psychoactive: boolean
  safety: { headline: LocalizedText; advice: LocalizedText }
  /** Null if no cooking time is recorded. */
  cooking: Cooking | null
  poisoning: {
    toxins: LocalizedText[]
    syndrome: Syndrome | null
    onsetHours: { min: number; max: number } | null
    course: { when: LocalizedText; what: LocalizedText }[]
    source: string | null
  } | null
  characteristics: Partial<Record<Part, LocalizedText>>
  decisive: Part[]
  hymenium: Mushroom['specie']['traits']['hymenium']
  attachment: NonNullable<Mushroom['specie']['traits']['attachment']> | null
  sporePrint: NonNullable<Mushroom['specie']['traits']['sporePrint']>
  ecology: NonNullable<Mushroom['specie']['traits']['ecology']>
  habit: NonNullable<Mushroom['specie']['traits']['habit']> | null
  ground: NonNullable<Mushroom['specie']['traits']['ground']> | null
  habitat: LocalizedText | null
  distribution: LocalizedText | null
  redList: RedListEntry[]
  seasons: Season[]
  productGuide: { tip: LocalizedText | null; description: LocalizedText | null } | null
  psychoactiveChem: Compound[]
  medicinalChem: Compound[]
  /** Empty unless amounts in a gram are published. */
  potency: Potency[]
  potencyStudies: PotencyStudy[]
  /** Deadliest first. */
  lookAlikes: LookAlike[]
  nutrients: Nutrients | null
  references: ReferenceItem[]
  /** Blocks that editors placed at the top, each with its language if it fell back. */
  top: (NonNullable<Mushroom['top']>[number] & { lang?: Locale })[]
  /** Ids of all other documents that the page shows, by collection. */
  shown: { mushrooms: string[]; references: string[]; categories: string[]; media: string[] }
}

function intervalOf(range: { min?: number | null; max?: number | null } | null | undefined) {
  if (typeof range?.min !== 'number') return null
  return { min: range.min, max: range.max ?? range.min }
}

type Related<T> = string | T | null | undefined

type CompoundRow = NonNullable<NonNullable<Mushroom['specie']['chemistry']>['medicinalChem']>[number]

function compounds(rows: readonly CompoundRow[] | null | undefined): Compound[] {
  return (rows ?? []).flatMap((entry) =>
    described(entry.compound, null).map(({ title, url }) => ({
      name: title,
      url,
      amount: intervalOf({ min: entry.amount, max: entry.amountMax }),
      units: entry.units ? unitSigns[entry.units] : null,
      basis: entry.basis ?? null,
      part: entry.part ?? null,
      collections: entry.collections ?? null,
      benefits: localizedText(entry, 'benefits'),
      source: citation(entry.source),
    })),
  )
}

function poisoningOf({ poisoning }: Mushroom['specie']): SpeciesView['poisoning'] {
  if (!poisoning?.syndrome && !poisoning?.course?.length && !poisoning?.toxins?.length) return null
  return {
    toxins: localizedTexts(poisoning, 'toxins'),
    syndrome: poisoning.syndrome ?? null,
    onsetHours: intervalOf(poisoning.onsetHours),
    course: (poisoning.course ?? []).map((phase) => ({
      when: localizedText(phase, 'when'),
      what: localizedText(phase, 'what'),
    })),
    source: citation(poisoning.source),
  }
}

function nutrientsOf({ nutrients }: Mushroom['specie']): Nutrients | null {
  const amounts = recordedAmounts(nutrients)
  if (!nutrients || !amounts) return null
  const { servingSizeQty, servingSizeUnit } = nutrients
  return {
    serving: `${servingSizeQty ?? 100} ${servingSizeUnit ?? 'g'}`,
    servingSize: localizedText(nutrients, 'servingSize'),
    amounts,
    source: citation(nutrients.source),
  }
}

function characteristicsOf(
  characteristics: Mushroom['specie']['characteristics'],
): SpeciesView['characteristics'] {
  return Object.fromEntries(
    parts.flatMap((part) => {
      const text = localizedText(characteristics, part)
      return text ? [[part, text]] : []
    }),
  )
}

function idsIn(relations: readonly Related<{ id: string }>[]): string[] {
  return relations.flatMap((relation) => (typeof relation === 'string' ? [relation] : (relation?.id ?? [])))
}

function redListOf({ redList }: Mushroom['specie']): RedListEntry[] {
  return (redList ?? []).map(({ redListCategory, scope, year, source }) => ({
    category: redListCategory,
    scope,
    year: year ?? null,
    source: citedSource(source),
  }))
}

function taxonomyOf({ taxonomy }: Mushroom['specie']): SpeciesView['taxonomy'] {
  const rank = (name: keyof SpeciesView['taxonomy']) => taxonomy?.[name] ?? null
  return {
    kingdom: rank('kingdom'),
    division: rank('division'),
    class: rank('class'),
    order: rank('order'),
    family: rank('family'),
    genus: rank('genus'),
    species: rank('species'),
  }
}

function productGuideOf({ productGuide }: Mushroom['specie']): SpeciesView['productGuide'] {
  if (!productGuide?.tip && !productGuide?.description) return null
  return {
    tip: localizedText(productGuide, 'tip'),
    description: localizedText(productGuide, 'description'),
  }
}

/** The ids of the documents that a species' page shows. */
function shownOn(doc: Mushroom): SpeciesView['shown'] {
  const { chemistry, cooking, localNames, lookAlikeSpecies, nutrients, poisoning, redList, references } =
    doc.specie
  const rows = [chemistry?.psychoactiveChem, chemistry?.medicinalChem, localNames, redList]
  const sources = rows.flatMap((list) => (list ?? []).map(({ source }) => source))
  return {
    mushrooms: idsIn((lookAlikeSpecies ?? []).map(({ species }) => species)),
    references: idsIn([
      ...(references ?? []),
      ...sources,
      nutrients?.source,
      poisoning?.source,
      cooking?.source,
    ]),
    categories: idsIn(categoriesOf(doc)),
    media: idsIn([doc.meta?.image, ...(lookAlikeSpecies ?? []).map(({ image }) => image)]),
  }
}

/** Converts a species document, read at depth 1, to what its page shows. */
export function speciesView(doc: Mushroom): SpeciesView {
  const { specie } = doc
  const { chemistry, characteristics, traits } = specie
  const edibility = leadingEdibility(specie.edibility)
  return {
    card: speciesCard(doc),
    id: doc.id,
    slug: doc.slug,
    updatedAt: doc.updatedAt,
    check: checkOf(doc),
    authority: specie.authority ?? null,
    identifiers: { mycobank: specie.mycobank, gbif: specie.gbif, wikidata: specie.wikidata },
    commonNames: (specie.commonNames ?? []).map((row) => localizedText(row, 'name')),
    localNames: localNamesOf(specie),
    synonyms: specie.synonyms ?? [],
    summary: localizedText(doc.meta, 'description'),
    about: localizedRichText(specie.desc, 'richText'),
    taxonomy: taxonomyOf(specie),
    edibility,
    secondEdibility: specie.edibility.find((other) => other !== edibility) ?? null,
    toxic: isToxic(edibility),
    psychoactive: specie.psychoactive ?? false,
    safety: {
      headline: localizedText(specie.safety, 'headline'),
      advice: localizedText(specie.safety, 'advice'),
    },
    cooking: cookingOf(specie),
    poisoning: poisoningOf(specie),
    characteristics: characteristicsOf(characteristics),
    decisive: characteristics?.decisive ?? [],
    hymenium: traits.hymenium,
    attachment: traits.attachment ?? null,
    sporePrint: traits.sporePrint ?? [],
    ecology: traits.ecology ?? [],
    habit: traits.habit ?? null,
    ground: traits.ground ?? null,
    habitat: localizedText(specie, 'habitat'),
    distribution: localizedText(specie, 'distribution'),
    redList: redListOf(specie),
    seasons: seasonsOf(specie),
    ...effectsOf(specie),
    ...sensesOf(specie),
    productGuide: productGuideOf(specie),
    psychoactiveChem: compounds(chemistry?.psychoactiveChem),
    medicinalChem: compounds(chemistry?.medicinalChem),
    potency: potencyOf(specie),
    potencyStudies: potencyStudiesOf(specie),
    lookAlikes: lookAlikesOf(specie.lookAlikeSpecies),
    nutrients: nutrientsOf(specie),
    references: referenceItems(specie.references),
    top: placedBlocks(doc.top),
    shown: shownOn(doc),
  }
}
