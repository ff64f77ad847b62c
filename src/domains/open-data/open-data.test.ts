import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { type Element, xml2js } from 'xml-js'
import { parseCsv } from '@/testing/csv'
import { compareVersions } from './changes'
import { archiveFiles, archiveText } from './darwin-core'
import type { Dataset } from './dataset'
import { archiveName, dataFiles, jsonName } from './files'
import { speciesRecord } from './record'
import { tableNames } from './tables'
import { escapeXml } from './xml'

const record = speciesRecord({
  slug: 'amanita-phalloides',
  meta: { description: { en: 'Behind most\tdeaths.', es: 'La que más mata.' } },
  specie: {
    scientificName: 'Amanita phalloides',
    authority: '(Vaill. ex Fr.) Link',
    synonyms: ['Agaricus phalloides'],
    mycobank: 1234,
    commonNames: { en: [{ id: 'a', name: 'Death cap' }], es: [{ name: 'oronja verde' }, { name: 'cicuta' }] },
    localNames: [
      { name: 'farinera borda', language: 'ca', source: { id: 'work' } },
      { name: 'hongo blanco', language: 'es-MX' },
    ],
    taxonomy: { kingdom: 'Fungi', division: 'Basidiomycota', genus: 'Amanita', species: 'phalloides' },
    edibility: ['deadly'],
    poisoning: { syndrome: 'amatoxin', onsetHours: { min: 6, max: null } },
    cooking: { minMinutes: 20, discardsWater: null, source: { id: 'work' } },
    traits: { growthForm: 'agaric', hymenium: 'gills', sporePrint: ['white'], bulb: 1 },
    distribution: { en: 'Europe & beyond' },
    seasons: [
      { area: 'iberia', region: { en: 'Iberia' }, hemisphere: 'north', months: ['9', '10'], peak: null },
    ],
    redList: [{ redListCategory: 'LC', scope: 'global', year: 2019, source: { id: 'work' } }],
    lookAlikeSpecies: [
      {
        species: {
          slug: 'agaricus-campestris',
          specie: { scientificName: 'Agaricus campestris', edibility: ['edible'] },
        },
        trait: 'gills',
        own: { en: 'white' },
        other: { en: 'pink' },
      },
      { species: 'unpublished', trait: 'cap' },
      { scientificName: 'Amanita ocreata', edibilityClass: 'deadly', trait: 'cap', own: { en: 'green' } },
    ],
    references: [{ id: 'work' }, null],
  },
} as never)

const dataset: Dataset = {
  version: '0123456789ab',
  licence: 'CC-BY-4.0',
  rightsHolder: 'Myco & Friends',
  species: [record],
  references: [
    { id: 'work', title: 'Fungi', authors: 'A. Author', year: 1999, link: 'https://example.org/1' },
  ],
  fingerprints: {},
}

const files = dataFiles(dataset, '2026-04-01')
const contentOf = (name: string) => {
  const file = files.find((one) => one.name === name)
  if (!file) throw new Error(`There is no ${name}.`)
  return file.bytes
}
const csv = (name: string) => {
  const [columns = [], ...rows] = parseCsv(strFromU8(contentOf(`${name}.csv`)))
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])))
}

describe('a record', () => {
  test('has what is known in each language, and no look-alike that is not published', () => {
    expect(record).toMatchObject({
      classification: { kingdom: 'Fungi', phylum: 'Basidiomycota', genus: 'Amanita' },
      names: { en: ['Death cap'], es: ['oronja verde', 'cicuta'] },
      localNames: [
        { name: 'farinera borda', language: 'ca', source: 'work' },
        { name: 'hongo blanco', language: 'es-MX' },
      ],
      onsetHours: { min: 6 },
      cooking: { minutes: 20, discardsWater: false, source: 'work' },
      lookAlikes: [
        { species: 'agaricus-campestris', part: 'gills', own: { en: 'white' } },
        { scientificName: 'Amanita ocreata', edibility: ['deadly'], part: 'cap', own: { en: 'green' } },
      ],
      references: ['work'],
    })
    expect(JSON.stringify(record)).not.toMatch(/null|bulb|unpublished/)
  })
})

test('versions differ in what was added, changed and removed', () => {
  expect(compareVersions({ a: '1', b: '1', c: '1' }, { b: '1', c: '2', d: '1' })).toEqual({
    added: ['d'],
    changed: ['c'],
    removed: ['a'],
  })
})

describe('files', () => {
  test('of tables have a header and a row for each entry', () => {
    expect(csv('species')).toMatchObject([
      { id: 'amanita-phalloides', edibility: 'deadly', mycobank: '1234' },
    ])
    expect(csv('names')).toHaveLength(5)
    expect(csv('names')[1]).toEqual({
      species: 'amanita-phalloides',
      language: 'es',
      name: 'oronja verde',
      preferred: 'true',
      source: '',
    })
    expect(csv('seasons')).toMatchObject([{ area: 'iberia', months: '9|10' }])
    expect(csv('look-alikes')).toMatchObject([
      { look_alike: 'agaricus-campestris', scientific_name: 'Agaricus campestris', edibility: 'edible' },
      { look_alike: '', scientific_name: 'Amanita ocreata', edibility: 'deadly' },
    ])
    expect(csv('red-list')).toMatchObject([{ category: 'LC', scope: 'global', source: 'work' }])
    expect(csv('vocabulary')).toContainEqual({
      list: 'edibility',
      value: 'deadly',
      meaning_en: 'Deadly',
      meaning_es: expect.any(String),
      meaning_pt: expect.any(String),
    })
    for (const name of tableNames) expect(csv(name).length, name).toBeGreaterThan(0)
  })

  test('are the same for the same data', () => {
    expect(dataFiles(dataset, '2026-04-01')).toEqual(files)
    expect(JSON.parse(strFromU8(contentOf(jsonName)))).toMatchObject({
      version: dataset.version,
      species: [record],
    })
  })
})

/** The rules of http://rs.tdwg.org/dwc/text/tdwg_dwc_text.xsd as far as the site uses them. */
const fileAttributes = [
  'encoding',
  'fieldsTerminatedBy',
  'linesTerminatedBy',
  'fieldsEnclosedBy',
  'ignoreHeaderLines',
  'rowType',
  'dateFormat',
]

function childrenOf(element: Element | undefined, ...names: string[]): Element[] {
  const children = (element?.elements ?? []).filter(({ type }) => type === 'element')
  for (const { name = '' } of children) expect(names).toContain(name)
  // The schema states a sequence.
  const order = children.map(({ name = '' }) => names.indexOf(name))
  expect(order).toEqual([...order].sort((one, other) => one - other))
  return children
}

function expectValidFile(file: Element, idElement: string, texts: Record<string, string>): void {
  for (const attribute of Object.keys(file.attributes ?? {})) expect(fileAttributes).toContain(attribute)
  const [files, id, ...fields] = childrenOf(file, 'files', idElement, 'field')
  const [location] = childrenOf(files, 'location')
  const text = texts[String(location?.elements?.[0]?.text)] ?? ''
  const [header = [], ...rows] = text.split('\n').map((line) => line.split('\t'))
  expect(rows.pop()).toEqual([''])
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toHaveLength(header.length)
  expect(id?.name).toBe(idElement)
  expect(id?.attributes).toEqual({ index: '0' })
  expect(fields.map(({ attributes }) => Number(attributes?.index))).toEqual(
    header.slice(1).map((_, index) => index + 1),
  )
  for (const { attributes } of fields) expect(URL.canParse(String(attributes?.term))).toBe(true)
}

describe('the Darwin Core Archive', () => {
  const texts = Object.fromEntries(
    Object.entries(unzipSync(contentOf(archiveName))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  )
  const root = (name: string) => (xml2js(texts[name] ?? '') as Element).elements?.[0]

  test('has a descriptor that follows the schema, and files that follow the descriptor', () => {
    const archive = root('meta.xml')
    expect(archive).toMatchObject({
      name: 'archive',
      attributes: { xmlns: 'http://rs.tdwg.org/dwc/text/', metadata: 'eml.xml' },
    })
    const [core, ...extensions] = childrenOf(archive, 'core', 'extension')
    if (!core) throw new Error('There is no core.')
    expectValidFile(core, 'id', texts)
    for (const extension of extensions) expectValidFile(extension, 'coreid', texts)
    expect(extensions.map(({ attributes }) => String(attributes?.rowType).split('/').at(-1))).toEqual([
      'VernacularName',
      'Distribution',
      'Description',
      'Reference',
    ])
  })

  test('refers from each row of an extension to a taxon, and from each synonym to its accepted name', () => {
    const rowsOf = (name: string) => (texts[name] ?? '').trimEnd().split('\n').slice(1)
    const taxa = rowsOf('taxon.txt').map((row) => row.split('\t'))
    expect(taxa.map(([id]) => id)).toEqual(['amanita-phalloides', 'amanita-phalloides#synonym-1'])
    expect(taxa[1]).toContain('amanita-phalloides')
    for (const name of ['vernacularname.txt', 'distribution.txt', 'description.txt', 'reference.txt'])
      for (const row of rowsOf(name)) expect(row.split('\t')[0]).toBe('amanita-phalloides')
  })

  test('has each name in its own language and country, with its source', () => {
    const lines = (texts['vernacularname.txt'] ?? '').trimEnd().split('\n')
    const [header = [], ...rows] = lines.map((line) => line.split('\t'))
    const names = rows.map((row) => Object.fromEntries(row.map((cell, index) => [header[index], cell])))
    expect(names).toContainEqual({
      taxonID: 'amanita-phalloides',
      vernacularName: 'farinera borda',
      language: 'ca',
      countryCode: '',
      isPreferredName: 'false',
      source: 'work',
    })
    expect(names).toContainEqual(
      expect.objectContaining({ vernacularName: 'hongo blanco', language: 'es', countryCode: 'MX' }),
    )
  })

  test('says who published it under which licence', () => {
    const [metadata] = childrenOf(root('eml.xml'), 'dataset')
    const names = (metadata?.elements ?? []).map(({ name }) => name)
    // The order of the EML schema.
    expect(names).toEqual([
      'alternateIdentifier',
      'title',
      'creator',
      'metadataProvider',
      'pubDate',
      'language',
      'abstract',
      'intellectualRights',
      'contact',
    ])
    expect(texts['eml.xml']).toContain('Myco &amp; Friends')
    expect(texts['eml.xml']).toContain('https://creativecommons.org/licenses/by/4.0/')
  })
})

test.each([
  ['Boletus edulis var. grandedulis', ['Boletus', 'edulis', 'grandedulis', 'variety']],
  ['Agaricus × testhybridus', ['Agaricus', 'testhybridus', '', 'species']],
  ['Pleurotus sp. ‘pulmonarius-PNW02’', ['Pleurotus', '', '', 'species']],
  ['Amanita sp.', ['Amanita', '', '', 'genus']],
  ['香菇', ['', '', '', '']],
])('Darwin Core has the parts and the rank of %s', (scientificName, expected) => {
  const named = {
    ...record,
    scientificName,
    classification: {},
    synonyms: [`${scientificName} f. alba Peck`],
  }
  const [taxa] = archiveFiles({ ...dataset, species: [named] })
  const terms = ['genus', 'specificEpithet', 'infraspecificEpithet', 'taxonRank']
  const [accepted, synonym] = taxa.rows.map(({ values }) => terms.map((term) => values[term] ?? ''))
  expect(accepted).toEqual(expected)
  if (expected[1]) expect(synonym).toEqual([expected[0], expected[1], 'alba', 'form'])
})

test('Darwin Core has the infrageneric name and the cultivar, each in its column', () => {
  const named = {
    ...record,
    scientificName: 'Pleurotus ostreatus ‘Florida’',
    synonyms: ['Agaricus subg. Pleurotus ostreatus Jacq.'],
  }
  const [taxa] = archiveFiles({ ...dataset, species: [named] })
  const [header = '', ...rows] = archiveText(taxa)
    .split('\n')
    .map((line) => line.split('\t'))
  const terms = ['infragenericEpithet', 'specificEpithet', 'cultivarEpithet', 'taxonRank']
  expect(rows.slice(0, 2).map((cells) => terms.map((term) => cells[header.indexOf(term)]))).toEqual([
    ['', 'ostreatus', 'Florida', 'cultivar'],
    ['Pleurotus', 'ostreatus', '', 'species'],
  ])
})

test('XML has no characters that end an element or are not allowed', () => {
  expect(escapeXml('<a href="x">\u0000\ud800 & 𝒜')).toBe('&lt;a href=&quot;x&quot;&gt; &amp; 𝒜')
})
