/** Units that a recipe is written in. */
export const units = ['g', 'ml', 'tbsp', 'tsp', 'piece', 'clove', 'pinch'] as const
export type Unit = (typeof units)[number]

const gramsPerUnit: Record<Unit, number> = { g: 1, ml: 1, tbsp: 15, tsp: 5, piece: 100, clove: 5, pinch: 0 }

/** A rough weight in grams, to compare ingredients that were not weighed. A piece is taken to be a large one. */
export const estimateGrams = (quantity: number | null, unit: Unit | null): number =>
  (quantity ?? 0) * gramsPerUnit[unit ?? 'piece']

export type UnitSystem = 'metric' | 'us'

/** Units that amounts are shown in. */
export const shownUnits = [...units, 'kg', 'l', 'oz', 'lb', 'cup'] as const
export type ShownUnit = (typeof shownUnits)[number]

export interface Amount {
  value: number
  unit: ShownUnit | null
}

const gramsPerOunce = 28.35
const ouncesPerPound = 16
const millilitres = { tsp: 5, tbsp: 15, cup: 240 } as const

const toMultiple = (value: number, step: number) => Math.max(step, Math.round(value / step) * step)

/** Parts of one that spoons and cups measure, or that one cuts a piece into. */
const fractions = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
] as const

const wholes = [0, 1]
const partsOfOne = [...fractions.map(([part]) => part), 1]
const partsOfSome = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]
const halves = [0, 1 / 2, 1]

/** Rounds to a fraction that one can measure, coarser for larger values, and never to zero. */
function toFraction(value: number): number {
  const whole = Math.floor(value)
  const parts = value < 1 ? partsOfOne : value < 4 ? partsOfSome : value < 10 ? halves : wholes
  const rest = value - whole
  const nearest = parts.reduce((best, part) => (Math.abs(part - rest) < Math.abs(best - rest) ? part : best))
  return whole + nearest
}

/** Rounds grams or millilitres to what a kitchen scale or a measuring jug shows. */
function toMeasurable(value: number): number {
  if (value < 1) return toMultiple(value, 0.05)
  if (value < 10) return toMultiple(value, 0.1)
  if (value < 100) return toMultiple(value, 1)
  return toMultiple(value, value < 1000 ? 5 : 50)
}

function toUs(value: number, unit: 'g' | 'ml'): Amount {
  if (unit === 'g') {
    // A quarter is too coarse for less than an ounce: 10 g of yeast would become 7 g.
    const exact = value / gramsPerOunce
    const ounces = exact < 1 ? toFraction(exact) : toMultiple(exact, 0.25)
    if (ounces < ouncesPerPound) return { value: ounces, unit: 'oz' }
    return { value: toMultiple(value / gramsPerOunce / ouncesPerPound, 0.25), unit: 'lb' }
  }
  const measure = value < millilitres.tbsp ? 'tsp' : value < millilitres.cup / 4 ? 'tbsp' : 'cup'
  return { value: toFraction(value / millilitres[measure]), unit: measure }
}

/** Less than this is not measured in ounces or teaspoons, but as the recipe says. */
const smallestUs = { g: gramsPerOunce / 4, ml: millilitres.tsp / 8 }

function toRounded(value: number, unit: Unit | null): number {
  if (unit === 'g' || unit === 'ml') return toMeasurable(value)
  if (unit === 'pinch') return toMultiple(value, 1)
  return unit === 'clove' ? toMultiple(value, 0.5) : toFraction(value)
}

/**
 * The amount of an ingredient for `factor` times the servings that the recipe is written for. At its own servings it is as
 * written; for more it is never less than that, and for fewer never more, whatever rounding would make of it.
 */
export function scaleAmount(
  quantity: number,
  unit: Unit | null,
  { factor, system }: { factor: number; system: UnitSystem },
): Amount {
  const isWeighed = unit === 'g' || unit === 'ml'
  if (isWeighed && system === 'us' && quantity * factor >= smallestUs[unit])
    return toUs(quantity * factor, unit)
  if (factor === 1) return { value: quantity, unit }
  const rounded = toRounded(quantity * factor, unit)
  const value = factor < 1 ? Math.min(rounded, quantity) : Math.max(rounded, quantity)
  if (isWeighed && value >= 1000) return { value: value / 1000, unit: unit === 'g' ? 'kg' : 'l' }
  return { value, unit }
}

const decimalUnits: readonly (ShownUnit | null)[] = ['g', 'kg', 'ml', 'l']

/** Thirds and eighths are also stored with two decimals: 0.33 and 0.67, 0.13 and 0.38. */
const isFraction = (part: number, rest: number) =>
  Math.abs(part - rest) < (Number.isInteger(part * 4) ? 0.001 : 0.007)

function formatValue({ value, unit }: Amount, locale: string): string {
  const whole = Math.floor(value)
  const rest = value - whole
  const sign = fractions.find(([part]) => isFraction(part, rest))?.[1]
  if (decimalUnits.includes(unit) || !sign) return value.toLocaleString(locale, { maximumFractionDigits: 4 })
  return `${whole === 0 ? '' : whole.toLocaleString(locale)}${sign}`
}

/** The names of units, for one and for several; pieces have none. */
export type UnitNames = Record<Exclude<ShownUnit, 'piece'>, { one: string; other: string }>

/** An amount in words: `1½ tbsp`. */
export function formatAmount(amount: Amount, names: UnitNames, locale: string): string {
  const value = formatValue(amount, locale)
  if (amount.unit === null || amount.unit === 'piece') return value
  const { one, other } = names[amount.unit]
  return `${value} ${amount.value <= 1 ? one : other}`
}
