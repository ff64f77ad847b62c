import type { Locale } from '@/foundation/i18n/locales'
import type { Mushroom, Reference } from '@/payload-types'

/** A text in the languages it is written in. */
export type Translated<Text = string> = Partial<Record<Locale, Text>>

/** A document that was read in all languages at once: its localized fields hold a value for each. */
export type InAllLanguages<Doc> = Omit<Doc, 'specie' | 'meta' | 'summary'> & {
  meta?: { description?: unknown }
  specie: Mushroom['specie']
  summary?: unknown
}

type Traits = Mushroom['specie']['traits']

/** A published species as the open data contains it. Absent values are not known. */
export interface SpeciesRecord {
  id: string
  scientificName: string
  authority?: string
  synonyms: string[]
  classification: Partial<Record<'kingdom' | 'phylum' | 'class' | 'order' | 'family' | 'genus', string>>
  identifiers: { mycobank?: number; gbif?: number; wikidata?: string }
  names: Translated<string[]>
  /** Names in other languages, and of one country alone. */
  localNames: { name: string; language: string; source?: string }[]
  edibility: string[]
  psychoactive: boolean
  syndrome?: string
  onsetHours?: { min?: number; max?: number }
  /** How long it must be cooked before it is eaten. */
  cooking?: { minutes: number; discardsWater: boolean; source?: string }
  traits: Omit<Traits, 'bulb'>
  summary: Translated
  habitat: Translated
  distribution: Translated
  seasons: {
    area?: string
    region: Translated
    hemisphere: string
    months: number[]
    peakMonths: number[]
  }[]
  redList: { category: string; scope: string; year?: number; source?: string }[]
  lookAlikes: {
    /** The id of its record; absent if it has none. */
    species?: string
    scientificName: string
    edibility: string[]
    part: string
    own: Translated
    other: Translated
  }[]
  references: string[]
}

/** A published work that species cite. */
export interface ReferenceRecord {
  id: string
  title: string
  authors?: string
  publication?: string
  year?: number
  link?: string
}

/** Leaves out what is not recorded, in objects and lists at any depth. */
function withoutEmpty<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutEmpty) as Value
  if (typeof value !== 'object' || value === null) return value
  const known = Object.entries(value)
    .filter(([, entry]) => entry !== null && entry !== undefined && entry !== '')
    .map(([key, entry]) => [key, withoutEmpty(entry)])
    .filter(([, entry]) => !isEmptyGroup(entry))
  return Object.fromEntries(known)
}

const isEmptyGroup = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0

const translated = (value: unknown): Translated => (value ?? {}) as Translated

function commonNamesOf(value: unknown): Translated<string[]> {
  const rows = Object.entries((value ?? {}) as Record<string, { name: string }[] | null>)
  return Object.fromEntries(rows.map(([locale, names]) => [locale, (names ?? []).map(({ name }) => name)]))
}

const localNamesOf = ({ localNames }: Mushroom['specie']): SpeciesRecord['localNames'] =>
  (localNames ?? []).map(({ name, language, source }) => ({ name, language, source: idOf(source) }))

const idOf = (relation: string | { id: string } | null | undefined) =>
  typeof relation === 'object' && relation ? relation.id : undefined

function lookAlikesOf({ lookAlikeSpecies }: Mushroom['specie']): SpeciesRecord['lookAlikes'] {
  return (lookAlikeSpecies ?? []).flatMap(({ species, scientificName, edibilityClass, ...row }) => {
    const difference = { part: row.trait, own: translated(row.own), other: translated(row.other) }
    if (typeof species === 'object' && species) {
      const { scientificName, edibility } = species.specie
      return { species: species.slug, scientificName, edibility, ...difference }
    }
    if (species || !scientificName || !edibilityClass) return []
    return { scientificName, edibility: [edibilityClass], ...difference }
  })
}

function occurrenceOf({ seasons, redList }: Mushroom['specie']): Pick<SpeciesRecord, 'seasons' | 'redList'> {
  return {
    seasons: (seasons ?? []).map(({ area, region, hemisphere, months, peak }) => ({
      area: area ?? undefined,
      region: translated(region),
      hemisphere,
      months: months.map(Number),
      peakMonths: (peak ?? []).map(Number),
    })),
    redList: (redList ?? []).map(({ redListCategory, scope, year, source }) => ({
      category: redListCategory,
      scope,
      year: year ?? undefined,
      source: idOf(source),
    })),
  }
}

function cookingIn({ cooking }: Mushroom['specie']): SpeciesRecord['cooking'] {
  if (typeof cooking?.minMinutes !== 'number') return undefined
  const { minMinutes, discardsWater, source } = cooking
  return { minutes: minMinutes, discardsWater: discardsWater ?? false, source: idOf(source) }
}

/** Rows of arrays carry ids of their own, which say nothing about the species. */
function traitsOf({ traits: { bulb: _, ...traits } }: Mushroom['specie']): SpeciesRecord['traits'] {
  return traits
}

/** Converts a species, read in all languages at depth 1. */
export function speciesRecord({ slug, meta, specie }: InAllLanguages<Mushroom>): SpeciesRecord {
  const { division, species: _, ...ranks } = specie.taxonomy ?? {}
  const { mycobank, gbif, wikidata, poisoning } = specie
  return withoutEmpty({
    id: slug,
    scientificName: specie.scientificName,
    authority: specie.authority ?? undefined,
    synonyms: specie.synonyms ?? [],
    classification: { kingdom: ranks.kingdom, phylum: division, ...ranks },
    identifiers: { mycobank, gbif, wikidata },
    names: commonNamesOf(specie.commonNames),
    localNames: localNamesOf(specie),
    edibility: specie.edibility,
    psychoactive: specie.psychoactive ?? false,
    syndrome: poisoning?.syndrome ?? undefined,
    onsetHours: poisoning?.onsetHours,
    cooking: cookingIn(specie),
    traits: traitsOf(specie),
    summary: translated(meta?.description),
    habitat: translated(specie.habitat),
    distribution: translated(specie.distribution),
    ...occurrenceOf(specie),
    lookAlikes: lookAlikesOf(specie),
    references: (specie.references ?? []).flatMap((reference) => idOf(reference) ?? []),
  } as SpeciesRecord)
}

/** Converts a reference. */
export function referenceRecord({
  id,
  title,
  authors,
  publication,
  year,
  link,
}: Pick<Reference, keyof ReferenceRecord>): ReferenceRecord {
  return withoutEmpty({ id, title, authors, publication, year, link } as ReferenceRecord)
}
