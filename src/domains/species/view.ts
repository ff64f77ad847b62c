import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { Mushroom } from '../../payload-types'
import { citation, type ReferenceItem, referenceItems } from '../references/view'
import { dangerRank, isToxic, leadingEdibility } from './edibility'
import { cardImage, categoriesOf, populated, type SpeciesCard, speciesCard } from './listing'
import type { Nutrients } from './nutrients'
import { type Season, seasonsOf } from './season'
import {
  type AmountBasis,
  type Edibility,
  type Evidence,
  type Part,
  type Syndrome,
  unitSigns,
} from './vocabulary'

/** A value of the taxonomy with what is said of it here. */
export interface DescribedValue {
  title: string
  icon: string | null
  url: string
  description: string | null
}

export interface Compound {
  name: string
  url: string
  /** Closed interval, or null where no trustworthy amount is recorded. */
  amount: { min: number; max: number } | null
  /** As printed: `mg/g`. */
  units: string | null
  basis: AmountBasis | null
  benefits: string | null
  source: string | null
}

export interface LookAlike {
  species: SpeciesCard
  trait: Part
  own: string
  other: string
  differences: string | null
}

/** A species as its page shows it; what is not recorded is null or empty, and shown so. */
export interface SpeciesView {
  card: SpeciesCard
  id: string
  slug: string
  authority: string | null
  mycobank: number | null
  commonNames: string[]
  summary: string | null
  about: SerializedEditorState | null
  taxonomy: Record<'kingdom' | 'division' | 'class' | 'order' | 'family' | 'genus' | 'species', string | null>
  edibility: Edibility
  /** The second class recorded, less grave than the first. */
  secondEdibility: Edibility | null
  toxic: boolean
  psychoactive: boolean
  safety: { headline: string; advice: string }
  poisoning: {
    toxins: string[]
    syndrome: Syndrome | null
    onsetHours: { min: number; max: number } | null
    course: { when: string; what: string }[]
    source: string | null
  } | null
  characteristics: Partial<Record<Part, string>>
  decisive: Part[]
  hymenium: Mushroom['specie']['traits']['hymenium']
  attachment: NonNullable<Mushroom['specie']['traits']['attachment']> | null
  sporePrint: NonNullable<Mushroom['specie']['traits']['sporePrint']>
  ecology: NonNullable<Mushroom['specie']['traits']['ecology']>
  habit: NonNullable<Mushroom['specie']['traits']['habit']> | null
  ground: NonNullable<Mushroom['specie']['traits']['ground']> | null
  habitat: string | null
  distribution: string | null
  seasons: Season[]
  cognitiveEffects: DescribedValue[]
  psychoactiveEffects: DescribedValue[]
  helpsWith: (DescribedValue & { evidence: Evidence; source: string | null })[]
  sideEffects: DescribedValue[]
  flavors: DescribedValue[]
  textures: DescribedValue[]
  fragrances: DescribedValue[]
  productGuide: { tip: string | null; description: string | null } | null
  psychoactiveChem: Compound[]
  medicinalChem: Compound[]
  /** Deadliest first. */
  lookAlikes: LookAlike[]
  nutrients: Nutrients | null
  references: ReferenceItem[]
  /** Blocks an editor placed on top. */
  top: NonNullable<Mushroom['top']>
  /** Ids of everything the page shows besides the species itself, by collection. */
  shown: { mushrooms: string[]; references: string[]; categories: string[]; media: string[] }
}

type Related<T> = string | T | null | undefined
type Category = Exclude<NonNullable<NonNullable<Mushroom['categories']>[number]>, string>

function described(relation: Related<Category>, description: string | null | undefined): DescribedValue[] {
  const category = populated(relation)
  if (!category) return []
  return [
    {
      title: category.title,
      icon: category.icon ?? null,
      url: `/mushrooms/${category.path}`,
      description: description ?? null,
    },
  ]
}

function intervalOf(range: { min?: number | null; max?: number | null } | null | undefined) {
  if (typeof range?.min !== 'number') return null
  return { min: range.min, max: range.max ?? range.min }
}

function compounds(
  chemistry: Mushroom['specie']['chemistry'],
  group: 'psychoactiveChem' | 'medicinalChem',
): Compound[] {
  return (chemistry?.[group] ?? []).flatMap((entry) =>
    described(entry.compound, null).map(({ title, url }) => ({
      name: title,
      url,
      amount: intervalOf({ min: entry.amount, max: entry.amountMax }),
      units: entry.units ? unitSigns[entry.units] : null,
      basis: entry.basis ?? null,
      benefits: 'benefits' in entry ? ((entry.benefits as string | null | undefined) ?? null) : null,
      source: citation(entry.source),
    })),
  )
}

function lookAlikesOf(entries: Mushroom['specie']['lookAlikeSpecies']): LookAlike[] {
  return (entries ?? [])
    .flatMap((entry) => {
      const species = populated(entry.species)
      if (!species?.specie) return []
      const { trait, own, other, differences } = entry
      const card = speciesCard(species)
      const image = cardImage(entry.image) ?? card.image
      return [{ species: { ...card, image }, trait, own, other, differences: differences ?? null }]
    })
    .sort((one, another) => dangerRank(one.species.edibility) - dangerRank(another.species.edibility))
}

function poisoningOf({ poisoning }: Mushroom['specie']): SpeciesView['poisoning'] {
  if (!poisoning?.syndrome && !poisoning?.course?.length && !poisoning?.toxins?.length) return null
  return {
    toxins: poisoning.toxins ?? [],
    syndrome: poisoning.syndrome ?? null,
    onsetHours: intervalOf(poisoning.onsetHours),
    course: poisoning.course ?? [],
    source: citation(poisoning.source),
  }
}

function nutrientsOf({ nutrients }: Mushroom['specie']): Nutrients | null {
  if (typeof nutrients?.calories !== 'number') return null
  const { vitamins, minerals, source, servingSize, servingSizeQty, servingSizeUnit, ...macros } = nutrients
  return {
    serving: [`${servingSizeQty ?? 100} ${servingSizeUnit ?? 'g'}`, servingSize].filter(Boolean).join(', '),
    amounts: { ...macros, ...vitamins, ...minerals },
    source: citation(source),
  }
}

function idsIn(relations: readonly Related<{ id: string }>[]): string[] {
  return relations.flatMap((relation) => (typeof relation === 'string' ? [relation] : (relation?.id ?? [])))
}

/** Flattens a species document, read at depth 1, into what its page shows. */
export function speciesView(doc: Mushroom): SpeciesView {
  const { specie } = doc
  const { effects, senseCharacteristics, chemistry, characteristics, traits, productGuide, taxonomy } = specie
  const edibility = leadingEdibility(specie.edibility)
  const { decisive, ...parts } = characteristics ?? {}
  const rank = (name: keyof SpeciesView['taxonomy']) => taxonomy?.[name] ?? null
  return {
    card: speciesCard(doc),
    id: doc.id,
    slug: doc.slug,
    authority: specie.authority ?? null,
    mycobank: specie.mycobank ?? null,
    commonNames: (specie.commonNames ?? []).map(({ name }) => name),
    summary: doc.meta?.description ?? null,
    about: (specie.desc?.richText as SerializedEditorState | null | undefined) ?? null,
    taxonomy: {
      kingdom: rank('kingdom'),
      division: rank('division'),
      class: rank('class'),
      order: rank('order'),
      family: rank('family'),
      genus: rank('genus'),
      species: rank('species'),
    },
    edibility,
    secondEdibility: specie.edibility.find((other) => other !== edibility) ?? null,
    toxic: isToxic(edibility),
    psychoactive: specie.psychoactive ?? false,
    safety: specie.safety,
    poisoning: poisoningOf(specie),
    characteristics: Object.fromEntries(Object.entries(parts).filter(([, text]) => Boolean(text))),
    decisive: decisive ?? [],
    hymenium: traits.hymenium,
    attachment: traits.attachment ?? null,
    sporePrint: traits.sporePrint ?? [],
    ecology: traits.ecology ?? [],
    habit: traits.habit ?? null,
    ground: traits.ground ?? null,
    habitat: specie.habitat ?? null,
    distribution: specie.distribution ?? null,
    seasons: seasonsOf(specie),
    cognitiveEffects: (effects?.cognitiveEffects ?? []).flatMap((e) => described(e.effect, e.description)),
    psychoactiveEffects: (effects?.psychoactiveEffects ?? []).flatMap((e) =>
      described(e.effect, e.description),
    ),
    helpsWith: (effects?.helpsWith ?? []).flatMap((e) =>
      described(e.ailment, e.description).map((value) => ({
        ...value,
        evidence: e.evidence,
        source: citation(e.source),
      })),
    ),
    sideEffects: (effects?.sideEffects ?? []).flatMap((e) => described(e.sideEffect, e.description)),
    flavors: (senseCharacteristics?.flavors ?? []).flatMap((e) => described(e.flavor, e.description)),
    textures: (senseCharacteristics?.textures ?? []).flatMap((e) => described(e.texture, e.description)),
    fragrances: (senseCharacteristics?.fragrances ?? []).flatMap((e) =>
      described(e.fragrance, e.description),
    ),
    productGuide:
      productGuide?.tip || productGuide?.description
        ? { tip: productGuide.tip ?? null, description: productGuide.description ?? null }
        : null,
    psychoactiveChem: compounds(chemistry, 'psychoactiveChem'),
    medicinalChem: compounds(chemistry, 'medicinalChem'),
    lookAlikes: lookAlikesOf(specie.lookAlikeSpecies),
    nutrients: nutrientsOf(specie),
    references: referenceItems(specie.references),
    top: doc.top ?? [],
    shown: {
      mushrooms: idsIn((specie.lookAlikeSpecies ?? []).map(({ species }) => species)),
      references: idsIn([...(specie.references ?? []), specie.nutrients?.source, specie.poisoning?.source]),
      categories: idsIn(categoriesOf(doc)),
      media: idsIn([doc.meta?.image]),
    },
  }
}
