import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { project } from '../local-server/folders'
import load from './localized-fields-loader.cjs'

type Traverse = (options: object) => unknown

const file = createRequire(path.join(project, 'package.json')).resolve('@payloadcms/db-postgres')
const folder = path.join(path.dirname(createRequire(file).resolve('@payloadcms/drizzle')), 'transform/read')
const original = path.join(folder, 'traverseFields.js')

/** Imports the file as the build makes it. */
async function importLoaded(): Promise<Traverse> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'fungarium-loader-'))
  onTestFinished(() => rmSync(temporary, { recursive: true }))
  const absolute = (_match: string, name: string) =>
    `from '${name.startsWith('.') ? pathToFileURL(path.resolve(folder, name)) : import.meta.resolve(name)}'`
  const text = readFileSync(original, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '')
  const source = load(text).replace(/from '([^']+)'/g, absolute)
  const copy = path.join(temporary, 'copy.mjs')
  writeFileSync(copy, source)
  return (await import(/* @vite-ignore */ pathToFileURL(copy).href)).traverseFields
}

const localized = { localized: true }
const fields = [
  { name: 'title', type: 'text', ...localized },
  { name: 'count', type: 'number', ...localized },
  { name: 'day', type: 'date' },
  { name: 'place', type: 'group', flattenedFields: [{ name: 'name', type: 'text', ...localized }] },
  { name: 'note', type: 'group', ...localized, flattenedFields: [{ name: 'text', type: 'text' }] },
]

const row = () => ({
  id: '1',
  day: '2026-01-01',
  count: '4',
  place_name: 'here',
  _locales: [
    { _locale: 'en', title: 'Boletus', count: '1.5', place_name: null, note_text: 'a' },
    { _locale: 'es', title: null, place_name: 'aquí', note_text: 'b' },
  ],
})

function read(traverse: Traverse) {
  const localization = { localeCodes: ['en', 'es'] }
  const deletions: (() => void)[] = []
  const table = row()
  const result = traverse({
    adapter: { payload: { config: { localization } }, tableNameMap: new Map() },
    blocks: {},
    config: { localization },
    currentTableName: 'species',
    dataRef: {},
    deletions,
    fieldPrefix: '',
    fields,
    numbers: {},
    parentIsLocalized: false,
    path: '',
    relationships: {},
    table,
    tablePath: '',
    texts: {},
    topLevelTableName: 'species',
  })
  for (const remove of deletions) remove()
  return { result, table }
}

it('localized fields are read as Payload reads them', async () => {
  const { traverseFields } = await import(/* @vite-ignore */ pathToFileURL(original).href)
  const expected = read(traverseFields)
  expect(expected.result).toMatchObject({ title: { en: 'Boletus', es: null }, count: { en: 1.5, es: 4 } })
  expect(read(await importLoaded())).toEqual(expected)
})

it('a version of Payload that reads them differently fails the build', () => {
  expect(() => load('table: { ...table }')).toThrow('another way')
})
