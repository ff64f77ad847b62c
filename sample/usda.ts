import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Text } from './types'

/** The nutrients of `usda-sr28-mushrooms.csv` in column order, each with its unit per 100 g. */
export const usdaUnits = {
  kcal: 'kcal',
  protein: 'g',
  fat: 'g',
  satFat: 'g',
  chol: 'mg',
  Na: 'mg',
  carbs: 'g',
  fiber: 'g',
  sugars: 'g',
  vitA_RAE: 'µg',
  B1: 'mg',
  B2: 'mg',
  B3: 'mg',
  B6: 'mg',
  folateDFE: 'µg',
  B12: 'µg',
  vitC: 'mg',
  vitD_ug: 'µg',
  vitE: 'mg',
  vitK: 'µg',
  Ca: 'mg',
  Cu: 'mg',
  Fe: 'mg',
  Mg: 'mg',
  Mn: 'mg',
  P: 'mg',
  K: 'mg',
  Se: 'µg',
  Zn: 'mg',
} as const

export type UsdaNutrient = keyof typeof usdaUnits

/** Amounts per 100 g in the units of `usdaUnits`; `null` if USDA did not measure it. */
export type UsdaNutrients = Record<UsdaNutrient, number | null>

const nutrients = Object.keys(usdaUnits) as UsdaNutrient[]

/** Splits a line into cells; quoted cells may contain commas. */
const cells = (line: string): string[] =>
  [...line.matchAll(/("([^"]*)"|[^,]*)(?:,|$)/g)].map(([, plainText, quoted]) => quoted ?? plainText ?? '')

const measured = (cell: string, ndb: string, nutrient: string): number | null => {
  if (cell.trim() === '') return null
  const amount = Number(cell)
  if (!Number.isFinite(amount)) throw new Error(`USDA SR28 ${ndb}: ${nutrient} is «${cell}», not a number`)
  return amount
}

let rows: Map<number, UsdaNutrients> | undefined

const read = (): Map<number, UsdaNutrients> => {
  const file = readFileSync(join(import.meta.dirname, 'usda-sr28-mushrooms.csv'), 'utf8')
  const [head = '', ...lines] = file.trim().split(/\r?\n/)
  const columns = cells(head)
  const missing = nutrients.filter((nutrient) => !columns.includes(nutrient))
  if (missing.length > 0) throw new Error(`USDA SR28: no column ${missing.join(', ')}`)
  return new Map(
    lines.map((line) => {
      const row = cells(line)
      const ndb = row[columns.indexOf('ndb')] ?? ''
      const amounts = nutrients.map((nutrient) => [
        nutrient,
        measured(row[columns.indexOf(nutrient)] ?? '', ndb, nutrient),
      ])
      return [Number(ndb), Object.fromEntries(amounts) as UsdaNutrients]
    }),
  )
}

/**
 * Returns the nutrients in 100 g of a mushroom by the NDB number of its row (source: reference
 * `usda-sr28`).
 * @throws when the table has no such row.
 */
export function usdaNutrients(ndb: number): UsdaNutrients {
  rows ??= read()
  const row = rows.get(ndb)
  if (!row) throw new Error(`USDA SR28: no row ${ndb}`)
  return { ...row }
}

const raw: Text = { en: 'raw', es: 'cruda', pt: 'cru' }

/** Rows that were not analysed raw, or not of exactly the species that the page describes. */
const forms: Record<number, Text> = {
  11239: {
    en: 'raw; _Cantharellus_, species not separated',
    es: 'cruda; _Cantharellus_ sin separar especies',
    pt: 'cru; _Cantharellus_ sem separar espécies',
  },
  11240: {
    en: 'raw; _Morchella_, species not separated',
    es: 'cruda; _Morchella_ sin separar especies',
    pt: 'cru; _Morchella_ sem separar espécies',
  },
  11950: {
    en: 'raw; cultivated enoki, _Flammulina filiformis_',
    es: 'cruda; enoki cultivado, _Flammulina filiformis_',
    pt: 'cru; enoki cultivado, _Flammulina filiformis_',
  },
  11989: { en: 'canned, drained', es: 'en conserva, escurrida', pt: 'em conserva, escorrido' },
}

/** Returns what was analysed: the form, and the species where it is another than the page's. */
export function usdaForm(ndb: number): Text {
  return forms[ndb] ?? raw
}
