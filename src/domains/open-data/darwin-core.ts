import { languageOf, regionOf } from '@/domains/species/language-tags'
import { documentPath } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import { parseScientificName } from '@/foundation/text/scientific-name'
import type { Dataset } from './dataset'
import { licences } from './global'
import { namesOf } from './names'
import type { SpeciesRecord, Translated } from './record'
import { termsOf } from './vocabulary'

const dwc = 'http://rs.tdwg.org/dwc/terms/'
const dcterms = 'http://purl.org/dc/terms/'
const gbif = 'http://rs.gbif.org/terms/1.0/'

type Row = Record<string, string | number | undefined>

/** A file of the archive. The first column is the id of the taxon; the others are named by their terms. */
export interface ArchiveFile {
  name: string
  rowType: string
  /** URIs of the terms of all columns but the first. */
  terms: string[]
  rows: { id: string; values: Row }[]
}

/** Rows of a file whose cells are found by the last segment of a term: `scientificName`. */
function file(name: string, rowType: string, terms: string[], rows: ArchiveFile['rows']): ArchiveFile {
  return { name, rowType, terms, rows }
}

/** The last segment of a term's URI, which heads its column. */
export const localName = (term: string): string =>
  term.slice(Math.max(term.lastIndexOf('/'), term.lastIndexOf('#')) + 1)

const dwcTerms = (...names: string[]) => names.map((name) => dwc + name)
const dcTerms = (...names: string[]) => names.map((name) => dcterms + name)

/** Index Fungorum and MycoBank share their numbers. */
const nameId = ({ identifiers }: SpeciesRecord) =>
  identifiers?.mycobank ? `urn:lsid:indexfungorum.org:names:${identifiers.mycobank}` : undefined

/** What a name says of itself: its genus, epithets and rank. A rank that the Code does not have is left out. */
function nameTerms(name: string): Row {
  const parsed = parseScientificName(name)
  if (!parsed) return {}
  const { genus, infragenericEpithet, specificEpithet, infraspecificEpithet, cultivarEpithet, rank } = parsed
  return {
    genus,
    infragenericEpithet,
    specificEpithet,
    infraspecificEpithet,
    cultivarEpithet,
    taxonRank: cultivarEpithet ? 'cultivar' : rank,
  }
}

function taxonRows(record: SpeciesRecord): ArchiveFile['rows'] {
  const { id, scientificName, authority, classification, synonyms } = record
  const accepted = {
    scientificName: [scientificName, authority].filter(Boolean).join(' '),
    scientificNameAuthorship: authority,
    scientificNameID: nameId(record),
    ...nameTerms(scientificName),
    ...classification,
    taxonomicStatus: 'accepted',
    acceptedNameUsageID: id,
    nomenclaturalCode: 'ICN',
    references: absolute('en', documentPath('mushrooms', id)),
  }
  const synonym = (name: string, index: number) => ({
    id: `${id}#synonym-${index + 1}`,
    values: {
      scientificName: name,
      scientificNameAuthorship: parseScientificName(name)?.authorship,
      kingdom: classification?.kingdom,
      ...nameTerms(name),
      taxonomicStatus: 'synonym',
      acceptedNameUsageID: id,
      nomenclaturalCode: 'ICN',
    },
  })
  return [{ id, values: accepted }, ...synonyms.map(synonym)]
}

const inEachLanguage = (translated: Translated | undefined) => Object.entries(translated ?? {})

function descriptionRows({ id, summary, habitat, distribution }: SpeciesRecord): ArchiveFile['rows'] {
  return Object.entries({ general: summary, habitat, distribution }).flatMap(([type, translated]) =>
    inEachLanguage(translated).map(([language, description]) => ({
      id,
      values: { type, language, description },
    })),
  )
}

const nameOf = (list: 'area' | 'redListScope', value: string) =>
  termsOf(list).find((term) => term.value === value)?.meaning.en ?? value

/** Words of the IUCN's threat status, as GBIF's vocabulary abbreviates them. */
function distributionRows({ id, seasons, redList }: SpeciesRecord): ArchiveFile['rows'] {
  const areas = new Set(seasons.flatMap(({ area }) => area ?? []))
  return [
    ...[...areas].map((area) => ({
      id,
      values: { locationID: area, locality: nameOf('area', area), occurrenceStatus: 'present' },
    })),
    ...redList.map(({ category, scope, source, year }) => ({
      id,
      values: {
        locationID: scope,
        locality: nameOf('redListScope', scope),
        threatStatus: category,
        eventDate: year,
        source,
      },
    })),
  ]
}

function vernacularRows(record: SpeciesRecord): ArchiveFile['rows'] {
  return namesOf(record).map(({ name, language, isPreferred, source }) => ({
    id: record.id,
    values: {
      vernacularName: name,
      language: languageOf(language),
      countryCode: regionOf(language),
      isPreferredName: String(isPreferred),
      source,
    },
  }))
}

function referenceRows({ references }: Dataset, species: SpeciesRecord): ArchiveFile['rows'] {
  return species.references.flatMap((cited) => {
    const work = references.find(({ id }) => id === cited)
    if (!work) return []
    const { title, authors, publication, year, link } = work
    const citation = [authors, year && `(${year})`, title, publication].filter(Boolean).join('. ')
    return {
      id: species.id,
      values: {
        identifier: link,
        bibliographicCitation: citation,
        title,
        creator: authors,
        date: year,
        source: publication,
      },
    }
  })
}

/** The files of the archive, the core of taxa first. https://dwc.tdwg.org/text/ */
export function archiveFiles(dataset: Dataset): [core: ArchiveFile, ...extensions: ArchiveFile[]] {
  const { species, licence } = dataset
  const license = licences[licence]
  const rowsOf = (rows: (record: SpeciesRecord) => ArchiveFile['rows']) => species.flatMap(rows)
  return [
    file(
      'taxon.txt',
      `${dwc}Taxon`,
      [
        ...dwcTerms('scientificName', 'scientificNameAuthorship', 'scientificNameID'),
        ...dwcTerms('kingdom', 'phylum', 'class', 'order', 'family', 'genus', 'infragenericEpithet'),
        ...dwcTerms('specificEpithet', 'infraspecificEpithet', 'cultivarEpithet'),
        ...dwcTerms('taxonRank', 'taxonomicStatus', 'acceptedNameUsageID', 'nomenclaturalCode'),
        ...dcTerms('references'),
      ],
      rowsOf(taxonRows),
    ),
    file(
      'vernacularname.txt',
      `${gbif}VernacularName`,
      [
        ...dwcTerms('vernacularName'),
        ...dcTerms('language'),
        ...dwcTerms('countryCode'),
        `${gbif}isPreferredName`,
        ...dcTerms('source'),
      ],
      rowsOf(vernacularRows),
    ),
    file(
      'distribution.txt',
      `${gbif}Distribution`,
      [
        ...dwcTerms('locationID', 'locality', 'occurrenceStatus', 'eventDate'),
        'http://iucn.org/terms/threatStatus',
        ...dcTerms('source'),
      ],
      rowsOf(distributionRows),
    ),
    file(
      'description.txt',
      `${gbif}Description`,
      dcTerms('description', 'type', 'language', 'license'),
      rowsOf(descriptionRows).map(({ id, values }) => ({ id, values: { ...values, license } })),
    ),
    file(
      'reference.txt',
      `${gbif}Reference`,
      dcTerms('identifier', 'bibliographicCitation', 'title', 'creator', 'date', 'source'),
      rowsOf((record) => referenceRows(dataset, record)),
    ),
  ]
}

/** Tabs and line breaks separate cells and rows; the format has no other way to write them. */
const cell = (value: string | number | undefined) => String(value ?? '').replace(/\s+/g, ' ')

/** A file as tab-separated text, with a header line. */
export function archiveText({ terms, rows }: ArchiveFile): string {
  const columns = terms.map(localName)
  const lines = [
    ['taxonID', ...columns],
    ...rows.map(({ id, values }) => [id, ...columns.map((column) => cell(values[column]))]),
  ]
  return lines.map((line) => `${line.join('\t')}\n`).join('')
}
