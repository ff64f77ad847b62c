import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { slugOf as slugOfTitle } from '@/foundation/payload/slug'
import { foldName } from '@/foundation/text/fold-name'
import { type Values, valueAt } from './columns'
import type { FoundEntries } from './find-entry'
import { kindFieldOf, titleFieldOf } from './name-fields'
import type { Fault } from './report'
import type { ImportTarget } from './targets'

/** Which rows of a file describe which entries: no two may describe the same. */
export type DescribedEntries = Map<string, number>

interface IdentityCheck {
  collection: ImportTarget
  described: DescribedEntries
  /** Rows that the editor has confirmed to be right. */
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

/** What two rows of a file may not share, by the column that a fault names. */
interface Key {
  column: string
  key: string
}

const keyOf = (column: string, value: string): Key[] =>
  value === '' ? [] : [{ column, key: `${column} ${value}` }]

/** The web address of a new entry: that of its row, or the one that is made from its name. */
function newSlugOf(collection: ImportTarget, { data, found }: IdentifiedRow): string {
  if (found.entry || collection === 'references') return ''
  return textAt(data, 'slug') || slugOfTitle(textAt(data, titleFieldOf(collection))) || ''
}

/** What a row may not share with those before it, and what those after it may not share with it. */
function keysOf(collection: ImportTarget, row: IdentifiedRow): { refused: Key[]; taken: Key[] } {
  const { data, found } = row
  const id = found.entry?.id ?? data.id
  const [slug, newSlug] = [textAt(data, 'slug'), newSlugOf(collection, row)]
  const kind = foldName(textAt(data, kindFieldOf(collection) ?? ''))
  const name = foldName(textAt(data, titleFieldOf(collection)))
  const isNamed = name !== '' && (collection === 'mushrooms' || (collection === 'references' && !id))
  const keys = [
    ...keyOf('id', typeof id === 'string' ? id : ''),
    ...keyOf('slug', slug),
    ...keyOf('slug', newSlug && `new ${newSlug} ${kind}`),
    ...keyOf(titleFieldOf(collection), isNamed ? `${name} ${kind}` : ''),
  ]
  // Of products of several vendors with one name, the first gets the web address that is made from it.
  const taken = [...keys, ...keyOf('slug', newSlug && `new ${newSlug}`)]
  const isOfAnyKind = collection !== 'mushrooms' && kind === ''
  return { refused: slug !== '' || isOfAnyKind ? taken : keys, taken }
}

function findCollision(row: IdentifiedRow, { collection, described, t }: IdentityCheck): Fault | undefined {
  const { refused, taken } = keysOf(collection, row)
  const collision = refused.find(({ key }) => described.has(key))
  const first = collision && described.get(collision.key)
  for (const { key } of taken) if (!described.has(key)) described.set(key, row.row)
  if (!collision || first === undefined) return undefined
  return { row: row.row, column: collision.column, message: t('sameEntry', { row: first }) }
}

/** Notes the entry that a row created: a later row that finds it would change it. */
export function noteCreated(described: DescribedEntries, row: number, id: string): void {
  described.set(`id ${id}`, row)
}

/** What tables have beside their entries: sums below, and comments. */
const sums = new Set(
  'total; totals; totales; totais; subtotal; grand total; gran total; total general; total geral; sum; suma; soma; average; mean; promedio; media'.split(
    '; ',
  ),
)

const isNoEntry = (name: string) => /^(?:#|\/\/)/.test(name) || sums.has(foldName(name))

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
  if (!entry && isNoEntry(name)) return { row, column, message: t('noEntry', { name }), confirmable: true }
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
