import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { cardImage, populated } from '@/domains/cards/card'
import { citation, type ReferenceItem, referenceItems } from '@/domains/references/view'
import type { Locale } from '@/foundation/i18n/locales'
import {
  type Fallbacks,
  type LocalizedText,
  langOf,
  none,
  type Saying,
  sayingOf,
} from '@/foundation/i18n/localized-text'
import type { Mushroom } from '@/payload-types'
import { dangerRank, isToxic, leadingEdibility } from './edibility'
import { categoriesOf, type SpeciesCard, speciesCard } from './listing'
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
  title: LocalizedText
  icon: string | null
  url: string
  description: LocalizedText | null
}

export interface Compound {
  name: LocalizedText
  url: string
  /** Closed interval, or null where no trustworthy amount is recorded. */
  amount: { min: number; max: number } | null
  /** As printed: `mg/g`. */
  units: string | null
  basis: AmountBasis | null
  benefits: LocalizedText | null
  source: string | null
}

export interface LookAlike {
  species: SpeciesCard
  trait: Part
  own: LocalizedText
  other: LocalizedText
}

/** A species as its page shows it; what is not recorded is null or empty, and shown so. */
export interface SpeciesView {
  card: SpeciesCard
  id: string
  slug: string
  authority: string | null
  mycobank: number | null
  commonNames: LocalizedText[]
  summary: LocalizedText | null
  about: { state: SerializedEditorState; lang?: Locale } | null
  taxonomy: Record<'kingdom' | 'division' | 'class' | 'order' | 'family' | 'genus' | 'species', string | null>
  edibility: Edibility
  /** The second class recorded, less grave than the first. */
  secondEdibility: Edibility | null
  toxic: boolean
  psychoactive: boolean
  safety: { headline: LocalizedText; advice: LocalizedText }
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
  seasons: Season[]
  cognitiveEffects: DescribedValue[]
  psychoactiveEffects: DescribedValue[]
  helpsWith: (DescribedValue & { evidence: Evidence; source: string | null })[]
  sideEffects: DescribedValue[]
  flavors: DescribedValue[]
  textures: DescribedValue[]
  fragrances: DescribedValue[]
  productGuide: { tip: LocalizedText | null; description: LocalizedText | null } | null
  psychoactiveChem: Compound[]
  medicinalChem: Compound[]
  /** Deadliest first. */
  lookAlikes: LookAlike[]
  nutrients: Nutrients | null
  references: ReferenceItem[]
  /** Blocks an editor placed on top, each with the language of its text where it is not the page's. */
  top: (NonNullable<Mushroom['top']>[number] & { lang?: Locale })[]
  /** Ids of everything the page shows besides the species itself, by collection. */
  shown: { mushrooms: string[]; references: string[]; categories: string[]; media: string[] }
}

type Related<T> = string | T | null | undefined
type Category = Exclude<NonNullable<NonNullable<Mushroom['categories']>[number]>, string>

function described(
  relation: Related<Category>,
  description: string | null | undefined,
  said: Saying,
): DescribedValue[] {
  const category = populated(relation)
  if (!category) return []
  return [
    {
      title: said(category.title),
      icon: category.icon ?? null,
      url: `/mushrooms/${category.path}`,
      description: said(description),
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
  said: Saying,
): Compound[] {
  return (chemistry?.[group] ?? []).flatMap((entry) =>
    described(entry.compound, null, said).map(({ title, url }) => ({
      name: title,
      url,
      amount: intervalOf({ min: entry.amount, max: entry.amountMax }),
      units: entry.units ? unitSigns[entry.units] : null,
      basis: entry.basis ?? null,
      benefits: 'benefits' in entry ? said(entry.benefits as string | null | undefined) : null,
      source: citation(entry.source),
    })),
  )
}

function lookAlikesOf(entries: Mushroom['specie']['lookAlikeSpecies'], fallbacks: Fallbacks): LookAlike[] {
  const said = sayingOf(fallbacks)
  return (entries ?? [])
    .flatMap((entry) => {
      const species = populated(entry.species)
      if (!species?.specie) return []
      const card = speciesCard(species, fallbacks)
      const image = cardImage(entry.image, fallbacks) ?? card.image
      const { trait, own, other } = entry
      return [{ species: { ...card, image }, trait, own: said(own), other: said(other) }]
    })
    .sort((one, another) => dangerRank(one.species.edibility) - dangerRank(another.species.edibility))
}

function poisoningOf({ poisoning }: Mushroom['specie'], said: Saying): SpeciesView['poisoning'] {
  if (!poisoning?.syndrome && !poisoning?.course?.length && !poisoning?.toxins?.length) return null
  return {
    toxins: (poisoning.toxins ?? []).map((toxin) => said(toxin)),
    syndrome: poisoning.syndrome ?? null,
    onsetHours: intervalOf(poisoning.onsetHours),
    course: (poisoning.course ?? []).map(({ when, what }) => ({ when: said(when), what: said(what) })),
    source: citation(poisoning.source),
  }
}

function nutrientsOf({ nutrients }: Mushroom['specie'], said: Saying): Nutrients | null {
  if (typeof nutrients?.calories !== 'number') return null
  const { vitamins, minerals, source, servingSize, servingSizeQty, servingSizeUnit, ...macros } = nutrients
  return {
    serving: `${servingSizeQty ?? 100} ${servingSizeUnit ?? 'g'}`,
    servingSize: said(servingSize),
    amounts: { ...macros, ...vitamins, ...minerals },
    source: citation(source),
  }
}

function aboutOf({ desc }: Mushroom['specie'], fallbacks: Fallbacks): SpeciesView['about'] {
  const state = desc?.richText as SerializedEditorState | null | undefined
  return state ? { state, lang: langOf(state, fallbacks) } : null
}

function idsIn(relations: readonly Related<{ id: string }>[]): string[] {
  return relations.flatMap((relation) => (typeof relation === 'string' ? [relation] : (relation?.id ?? [])))
}

/** Flattens a species document, read at depth 1, into what its page shows. */
export function speciesView(doc: Mushroom, fallbacks: Fallbacks = none): SpeciesView {
  const said = sayingOf(fallbacks)
  const { specie } = doc
  const { effects, senseCharacteristics, chemistry, characteristics, traits, productGuide, taxonomy } = specie
  const edibility = leadingEdibility(specie.edibility)
  const { decisive, ...parts } = characteristics ?? {}
  const rank = (name: keyof SpeciesView['taxonomy']) => taxonomy?.[name] ?? null
  return {
    card: speciesCard(doc, fallbacks),
    id: doc.id,
    slug: doc.slug,
    authority: specie.authority ?? null,
    mycobank: specie.mycobank ?? null,
    commonNames: (specie.commonNames ?? []).map(({ name }) => said(name)),
    summary: said(doc.meta?.description),
    about: aboutOf(specie, fallbacks),
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
    safety: { headline: said(specie.safety.headline), advice: said(specie.safety.advice) },
    poisoning: poisoningOf(specie, said),
    characteristics: Object.fromEntries(
      Object.entries(parts).flatMap(([part, text]) => (text ? [[part, said(text)]] : [])),
    ),
    decisive: decisive ?? [],
    hymenium: traits.hymenium,
    attachment: traits.attachment ?? null,
    sporePrint: traits.sporePrint ?? [],
    ecology: traits.ecology ?? [],
    habit: traits.habit ?? null,
    ground: traits.ground ?? null,
    habitat: said(specie.habitat),
    distribution: said(specie.distribution),
    seasons: seasonsOf(specie),
    cognitiveEffects: (effects?.cognitiveEffects ?? []).flatMap((e) =>
      described(e.effect, e.description, said),
    ),
    psychoactiveEffects: (effects?.psychoactiveEffects ?? []).flatMap((e) =>
      described(e.effect, e.description, said),
    ),
    helpsWith: (effects?.helpsWith ?? []).flatMap((e) =>
      described(e.ailment, e.description, said).map((value) => ({
        ...value,
        evidence: e.evidence,
        source: citation(e.source),
      })),
    ),
    sideEffects: (effects?.sideEffects ?? []).flatMap((e) => described(e.sideEffect, e.description, said)),
    flavors: (senseCharacteristics?.flavors ?? []).flatMap((e) => described(e.flavor, e.description, said)),
    textures: (senseCharacteristics?.textures ?? []).flatMap((e) =>
      described(e.texture, e.description, said),
    ),
    fragrances: (senseCharacteristics?.fragrances ?? []).flatMap((e) =>
      described(e.fragrance, e.description, said),
    ),
    productGuide:
      productGuide?.tip || productGuide?.description
        ? { tip: said(productGuide.tip), description: said(productGuide.description) }
        : null,
    psychoactiveChem: compounds(chemistry, 'psychoactiveChem', said),
    medicinalChem: compounds(chemistry, 'medicinalChem', said),
    lookAlikes: lookAlikesOf(specie.lookAlikeSpecies, fallbacks),
    nutrients: nutrientsOf(specie, said),
    references: referenceItems(specie.references, fallbacks),
    top: (doc.top ?? []).map((block) => ({
      ...block,
      lang: langOf(
        Object.values(block).find((value) => fallbacks.has(value)),
        fallbacks,
      ),
    })),
    shown: {
      mushrooms: idsIn((specie.lookAlikeSpecies ?? []).map(({ species }) => species)),
      references: idsIn([...(specie.references ?? []), specie.nutrients?.source, specie.poisoning?.source]),
      categories: idsIn(categoriesOf(doc)),
      media: idsIn([doc.meta?.image]),
    },
  }
}
