import fc from 'fast-check'
import type { Field } from './schema'
import { encode, text } from './values'

/** A query, and what it tries. */
interface Query {
  text: string
  label: string
}

const operators = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'all',
  'exists',
  'like',
  'not_like',
  'contains',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
  'near',
  'within',
  'drop',
]

const prefixes = ['where', 'where[and][0]', 'where[or][1][and][0]', 'where[AND][0]', '[where]']

function where(fields: readonly Field[]): fc.Arbitrary<Query> {
  const term = fc.tuple(
    fc.constantFrom(...fields),
    fc.constantFrom(...operators),
    fc.constantFrom('', '', '', '', '[]', '[0]', '[x]'),
    fc.constantFrom(...prefixes),
    text,
  )
  return term.map(([{ path, type }, operator, list, prefix, value]) => ({
    text: `${encode(`${prefix}[${path}][${operator}]${list}`)}=${encode(value)}`,
    label: `where ${type} ${operator}${list && ' list'}`,
  }))
}

/** The same condition as JSON, whose values may have any type. */
function whereJson(fields: readonly Field[]): fc.Arbitrary<Query> {
  const operand = fc.oneof(text, fc.constantFrom<unknown>(null, true, 1, 1e308, [], ['a', 1], {}, [null]))
  return fc
    .tuple(fc.constantFrom(...fields), fc.constantFrom(...operators), operand)
    .map(([{ path, type }, operator, value]) => ({
      text: `where=${encode(JSON.stringify({ [path]: { [operator]: value } }))}`,
      label: `where as JSON ${type} ${operator} ${Array.isArray(value) ? 'list' : typeof value}`,
    }))
}

const names = [
  'limit',
  'page',
  'depth',
  'draft',
  'trash',
  'locale',
  'fallback-locale',
  'fallbackLocale',
  'pagination',
  'autosave',
  'publishAllLocales',
  'publishSpecificLocale',
  'overrideLock',
  'data',
  'where',
  'sort',
  'select',
  'populate',
  'joins',
  'uploadEdits',
  'prefix',
  'token',
  'duplicateFromID',
  'flattenLocales',
  'items',
  'item',
]
const suffixes = ['', '', '', '[]', '[x]', '[x][y]']

const parameter: fc.Arbitrary<Query> = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom(...suffixes), text)
  .map(([name, suffix, value]) => ({
    text: `${name}${encode(suffix)}=${encode(value)}`,
    label: name + suffix,
  }))

/** Parameters with values that make sense, so that the others reach what they are for. */
const sensible: fc.Arbitrary<Query> = fc
  .constantFrom(
    'limit=1',
    'limit=3',
    'limit=5&depth=0',
    'depth=2&limit=2',
    'locale=es',
    'locale=all',
    'draft=true',
  )
  .map((plain) => ({ text: plain, label: '' }))

function ofField(fields: readonly Field[]): fc.Arbitrary<Query> {
  return fc
    .tuple(fc.constantFrom(...fields), fc.constantFrom('sort=', 'sort=-', 'select', 'populate'))
    .map(([{ path, type }, kind]) => {
      const isSort = kind.startsWith('sort')
      const keys = path.split('.').map((name) => `[${name}]`)
      const assignment = isSort ? kind + encode(path) : `${kind}${encode(keys.join(''))}=true`
      return { text: assignment, label: `${kind.replace(/=.*/, '')} ${type}` }
    })
}

/** The query of a request to a collection. */
export function query(fields: readonly Field[]): fc.Arbitrary<Query> {
  const part = fc.oneof(
    { weight: 5, arbitrary: where(fields) },
    { weight: 2, arbitrary: whereJson(fields) },
    { weight: 3, arbitrary: parameter },
    { weight: 3, arbitrary: sensible },
    { weight: 3, arbitrary: ofField(fields) },
  )
  return fc.array(part, { maxLength: 3 }).map((parts) => ({
    text: parts.map((one) => one.text).join('&'),
    label: parts
      .map((one) => one.label)
      .filter(Boolean)
      .join(', '),
  }))
}
