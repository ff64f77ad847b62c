import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { project } from './folders'
import { isInstalled, isPatched } from './install.mjs'

type Traverse = (options: object) => unknown

const patched = path.join(
  'node_modules',
  '@payloadcms',
  'drizzle',
  'dist',
  'transform',
  'read',
  'traverseFields.js',
)
const source = readFileSync(path.join(project, patched), 'utf8')
const folder = mkdtempSync(path.join(tmpdir(), 'fungarium-patches-'))

afterAll(() => rmSync(folder, { recursive: true }))

/** What the package has without its patch, which is one block of lines. */
function unpatch(): string {
  const patch = readFileSync(path.join(project, 'patches', '@payloadcms+drizzle+3.90.1.patch'), 'utf8')
  const lines = patch.split('\n').slice(5)
  const without = (sign: string) =>
    lines.filter((line) => line && !line.startsWith(sign)).map((line) => `${line.slice(1)}\n`)
  const [before, after] = [without('+').join(''), without('-').join('')]
  expect(source.split(after)).toHaveLength(2)
  return source.replace(after, before)
}

/** Imports a source as if it were in the package. */
async function importSource(text: string): Promise<Traverse> {
  const place = path.dirname(path.join(project, patched))
  const require = createRequire(path.join(place, 'traverseFields.js'))
  const absolute = (_match: string, name: string) =>
    `from '${pathToFileURL(name.startsWith('.') ? path.resolve(place, name) : require.resolve(name))}'`
  const copy = path.join(folder, 'copy.mjs')
  writeFileSync(copy, text.replace(/^\/\/# sourceMappingURL=.*$/m, '').replace(/from '([^']+)'/g, absolute))
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

test('localized fields are read as Payload reads them without the patch', async () => {
  const { traverseFields } = await import(/* @vite-ignore */ pathToFileURL(path.join(project, patched)).href)
  const expected = read(await importSource(unpatch()))
  expect(expected.result).toMatchObject({ title: { en: 'Boletus', es: null }, count: { en: 1.5, es: 4 } })
  expect(read(traverseFields)).toEqual(expected)
})

test('an installation is complete only with all its patches', () => {
  expect(isInstalled()).toBe(true)
  cpSync(path.join(project, 'patches'), path.join(folder, 'patches'), { recursive: true })
  const files = readdirSync(path.join(project, 'patches'))
    .filter((name) => name.endsWith('.patch'))
    .flatMap(
      (name) => readFileSync(path.join(project, 'patches', name), 'utf8').match(/(?<=^\+\+\+ b\/).+/gm) ?? [],
    )
  for (const file of files) {
    expect(isPatched(folder)).toBe(false)
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    cpSync(path.join(project, file), path.join(folder, file))
  }
  expect(isPatched(folder)).toBe(true)
  writeFileSync(path.join(folder, patched), unpatch())
  expect(isPatched(folder)).toBe(false)
})
