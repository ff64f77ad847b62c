import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { slugOf as slugOfTitle } from '@/foundation/payload/slug'
import { foldName } from '@/foundation/text/fold-name'
import { type Values, valueAt } from './columns'
import type { FoundEntries } from './find-entry'
import { titleFieldOf } from './name-fields'
import type { Fault } from './report'
import type { ImportTarget } from './targets'

/** Which rows of a file describe which entries: no two may describe the same. */
export type DescribedEntries = Map<string, number>

interface IdentityCheck {
  collection: ImportTarget
  described: DescribedEntries
  /** Rows of which a person has confirmed that they are right. */
  confirmed: readonly number[]
  t: DynamicTranslator
}

interface IdentifiedRow {
  row: number
  data: Values
  found: FoundEntries
}

const textAt = (data: Values | undefined, path: string) => {
  const value = valueAt(data, path)
  return typeof value === 'string' ? value.trim() : ''
}

/** The web address of a row, which is made from its name where a new entry has none. */
function slugOf(collection: ImportTarget, { data, found }: IdentifiedRow): string {
  const isMade = !found.entry && collection !== 'references'
  return textAt(data, 'slug') || (isMade && slugOfTitle(textAt(data, titleFieldOf(collection)))) || ''
}

/** What two rows of a file may not share, by column. */
function keysOf(collection: ImportTarget, row: IdentifiedRow): [string, string][] {
  const { data, found } = row
  const id = found.entry?.id ?? data.id
  const name = foldName(textAt(data, titleFieldOf(collection)))
  const isNamed = name !== '' && (collection === 'mushrooms' || (collection === 'references' && !id))
  const variety = foldName(textAt(data, 'specie.variation'))
  return [
    ['id', typeof id === 'string' ? id : ''],
    ['slug', slugOf(collection, row)],
    [titleFieldOf(collection), isNamed ? `${name} ${variety}` : ''],
  ]
}

function findCollision(row: IdentifiedRow, { collection, described, t }: IdentityCheck): Fault | undefined {
  const keys = keysOf(collection, row).flatMap(([column, key]) =>
    key === '' ? [] : [{ column, key: `${column} ${key}` }],
  )
  const collision = keys.find(({ key }) => described.has(key))
  const first = collision && described.get(collision.key)
  for (const { key } of keys) if (!described.has(key)) described.set(key, row.row)
  if (!collision || first === undefined) return undefined
  return { row: row.row, column: collision.column, message: t('sameEntry', { row: first }) }
}

const words = (name: string) =>
  foldName(name)
    .split(' ')
    .filter((word) => word.length > 2)

/** Whether a name is another one: of species with any other letter, of other entries if they share no word. */
function disagrees(collection: ImportTarget, name: string, stored: string): boolean {
  if (name === '' || stored === '') return false
  if (collection === 'mushrooms') return foldName(name) !== foldName(stored)
  return !words(name).some((word) => words(stored).includes(word)) && foldName(name) !== foldName(stored)
}

function findNameFault(
  { row, data, found: { entry, namesake } }: IdentifiedRow,
  { collection, t }: IdentityCheck,
): Fault | undefined {
  const column = titleFieldOf(collection)
  const name = textAt(data, column)
  const isGiven = valueAt(data, column) !== undefined
  const stored = textAt(entry, column)
  if (name === '' && (!entry || (isGiven && stored !== '')))
    return { row, column, message: t('titleMissing') }
  if (namesake) {
    const slug = textAt(namesake, 'slug')
    return { row, column, message: t('nameTaken', { name, slug }), confirmable: true }
  }
  if (!disagrees(collection, name, stored)) return undefined
  return { row, column, message: t('nameDiffers', { name, stored }), confirmable: true }
}

/** What is wrong with which entry a row describes: none, the same as another row, or one of another name. */
export function checkIdentity(row: IdentifiedRow, check: IdentityCheck): Fault[] {
  const faults = [findCollision(row, check), findNameFault(row, check)]
  const isConfirmed = check.confirmed.includes(row.row)
  return faults
    .filter((fault) => fault !== undefined)
    .filter(({ confirmable }) => !(confirmable && isConfirmed))
}
