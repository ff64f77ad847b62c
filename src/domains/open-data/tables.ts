import { type Locale, locales } from '@/foundation/i18n/locales'
import type { Dataset } from './dataset'
import { namesOf } from './names'
import type { SpeciesRecord, Translated } from './record'
import { termsOf, vocabularyNames } from './vocabulary'

/** A table of the data as CSV files hold it. Several values in a cell are separated by a vertical bar. */
export interface Table {
  columns: readonly string[]
  rows: string[][]
}

type Cell = string | number | boolean | undefined | null

const text = (cell: Cell): string => (cell === undefined || cell === null ? '' : String(cell))
const list = (values: readonly (string | number)[] | null | undefined) => (values ?? []).join('|')
const inEachLanguage = (column: string) => locales.map((locale) => `${column}_${locale}`)
const texts = (translated: Translated) => locales.map((locale) => text(translated[locale]))

function table<Entry>(
  columns: readonly string[],
  entries: readonly Entry[],
  cells: (entry: Entry) => Cell[],
): Table {
  return { columns, rows: entries.map((entry) => cells(entry).map(text)) }
}

const ranks = ['kingdom', 'phylum', 'class', 'order', 'family', 'genus'] as const

function speciesTable(species: readonly SpeciesRecord[]): Table {
  const columns = [
    'id',
    'scientific_name',
    'authority',
    'synonyms',
    ...ranks,
    'mycobank',
    'gbif',
    'wikidata',
    'edibility',
    'psychoactive',
    'syndrome',
    'onset_hours_min',
    'onset_hours_max',
    'cooking_minutes_min',
    'discard_cooking_water',
    'cooking_source',
    ...inEachLanguage('summary'),
    ...inEachLanguage('habitat'),
    ...inEachLanguage('distribution'),
    'references',
  ]
  return table(columns, species, (one) => [
    one.id,
    one.scientificName,
    one.authority,
    list(one.synonyms),
    ...ranks.map((rank) => one.classification?.[rank]),
    one.identifiers?.mycobank,
    one.identifiers?.gbif,
    one.identifiers?.wikidata,
    list(one.edibility),
    one.psychoactive,
    one.syndrome,
    one.onsetHours?.min,
    one.onsetHours?.max,
    one.cooking?.minutes,
    one.cooking?.discardsWater,
    one.cooking?.source,
    ...[one.summary, one.habitat, one.distribution].flatMap((translated) => texts(translated ?? {})),
    list(one.references),
  ])
}

const namesTable = (species: readonly SpeciesRecord[]): Table =>
  table(
    ['species', 'language', 'name', 'preferred', 'source'],
    species.flatMap((record) => namesOf(record).map((name) => ({ id: record.id, ...name }))),
    ({ id, language, name, isPreferred, source }) => [id, language, name, isPreferred, source],
  )

const colouredParts = ['cap', 'hymenium', 'stipe', 'ring', 'volva', 'flesh', 'marks'] as const
const measured = ['cap', 'height', 'stipeThickness'] as const
const measuredColumns = { cap: 'cap', height: 'height', stipeThickness: 'stipe_thickness' } as const

function traitsTable(species: readonly SpeciesRecord[]): Table {
  const columns = [
    'species',
    'growth_form',
    'cap_shapes',
    'cap_surfaces',
    'cap_margin',
    'hymenium',
    'attachment',
    'stipe',
    'stipe_pattern',
    'spore_print',
    'ecology',
    'habit',
    'ground',
    ...measured.flatMap((part) => [`${measuredColumns[part]}_cm_min`, `${measuredColumns[part]}_cm_max`]),
    ...colouredParts.map((part) => `${part}_colour`),
  ]
  return table(columns, species, ({ id, traits }) => [
    id,
    traits.growthForm,
    list(traits.capShapes),
    list(traits.capSurfaces),
    traits.capMargin,
    traits.hymenium,
    traits.attachment,
    traits.stipe,
    traits.stipePattern,
    list(traits.sporePrint),
    list(traits.ecology),
    traits.habit,
    traits.ground,
    ...measured.flatMap((part) => [traits.size?.[part]?.min, traits.size?.[part]?.max]),
    ...colouredParts.map((part) => traits.colours?.[part]?.typical),
  ])
}

const lookAlikesTable = (species: readonly SpeciesRecord[]): Table =>
  table(
    [
      'species',
      'look_alike',
      'scientific_name',
      'edibility',
      'part',
      ...inEachLanguage('on_species'),
      ...inEachLanguage('on_look_alike'),
    ],
    species.flatMap(({ id, lookAlikes }) => lookAlikes.map((one) => ({ id, ...one }))),
    ({ id, species: other, scientificName, edibility, part, ...one }) => [
      id,
      other,
      scientificName,
      list(edibility),
      part,
      ...texts(one.own ?? {}),
      ...texts(one.other ?? {}),
    ],
  )

const seasonsTable = (species: readonly SpeciesRecord[]): Table =>
  table(
    ['species', 'area', ...inEachLanguage('region'), 'hemisphere', 'months', 'peak_months'],
    species.flatMap(({ id, seasons }) => seasons.map((one) => ({ id, ...one }))),
    ({ id, area, region, hemisphere, months, peakMonths }) => [
      id,
      area,
      ...texts(region ?? {}),
      hemisphere,
      list(months),
      list(peakMonths),
    ],
  )

const redListTable = (species: readonly SpeciesRecord[]): Table =>
  table(
    ['species', 'category', 'scope', 'year', 'source'],
    species.flatMap(({ id, redList }) => redList.map((one) => ({ id, ...one }))),
    ({ id, category, scope, year, source }) => [id, category, scope, year, source],
  )

const referencesTable = (references: Dataset['references']): Table =>
  table(
    ['id', 'title', 'authors', 'publication', 'year', 'link'],
    references,
    ({ id, title, authors, publication, year, link }) => [id, title, authors, publication, year, link],
  )

const vocabularyTable = (): Table =>
  table(
    ['list', 'value', ...inEachLanguage('meaning')],
    vocabularyNames.flatMap((name) => termsOf(name).map((term) => ({ name, ...term }))),
    ({ name, value, meaning }) => [name, value, ...locales.map((locale: Locale) => meaning[locale])],
  )

/** Names of the tables, in the order in which readers need them. */
export const tableNames = [
  'species',
  'names',
  'traits',
  'look-alikes',
  'seasons',
  'red-list',
  'references',
  'vocabulary',
] as const

export type TableName = (typeof tableNames)[number]

/** The data as flat tables. */
export function tablesOf({ species, references }: Dataset): Record<TableName, Table> {
  return {
    species: speciesTable(species),
    names: namesTable(species),
    traits: traitsTable(species),
    'look-alikes': lookAlikesTable(species),
    seasons: seasonsTable(species),
    'red-list': redListTable(species),
    references: referencesTable(references),
    vocabulary: vocabularyTable(),
  }
}
