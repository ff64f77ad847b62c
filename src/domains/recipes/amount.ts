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

/** Rounds to what a kitchen scale or a measuring jug shows. */
function toMeasurable(value: number): number {
  if (value < 10) return toMultiple(value, 0.5)
  return toMultiple(value, value < 100 ? 1 : 5)
}

function toMetric(value: number, unit: 'g' | 'ml'): Amount {
  if (value >= 1000) return { value: toMultiple(value / 1000, 0.05), unit: unit === 'g' ? 'kg' : 'l' }
  return { value: toMeasurable(value), unit }
}

function toUs(value: number, unit: 'g' | 'ml'): Amount {
  if (unit === 'g') {
    const ounces = value / gramsPerOunce
    if (ounces >= ouncesPerPound) return { value: toMultiple(ounces / ouncesPerPound, 0.25), unit: 'lb' }
    return { value: toMultiple(ounces, 0.25), unit: 'oz' }
  }
  const measure = value < millilitres.tbsp ? 'tsp' : value < millilitres.cup / 4 ? 'tbsp' : 'cup'
  return { value: toMultiple(value / millilitres[measure], 0.25), unit: measure }
}

/** The smallest step that one can measure of the units that are the same in both systems. */
const steps: Partial<Record<Unit, number>> = { pinch: 1, clove: 0.5 }

/** The amount of an ingredient for `factor` times the servings that the recipe is written for. */
export function scaleAmount(
  quantity: number,
  unit: Unit | null,
  { factor, system }: { factor: number; system: UnitSystem },
): Amount {
  const value = quantity * factor
  if (unit === 'g' || unit === 'ml') return system === 'us' ? toUs(value, unit) : toMetric(value, unit)
  return { value: toMultiple(value, (unit && steps[unit]) ?? 0.25), unit }
}

const quarters = ['', '¼', '½', '¾'] as const
const decimalUnits: readonly (ShownUnit | null)[] = ['g', 'kg', 'ml', 'l']

function formatValue({ value, unit }: Amount, locale: string): string {
  if (decimalUnits.includes(unit)) return value.toLocaleString(locale, { maximumFractionDigits: 2 })
  const whole = Math.floor(value)
  const fraction = quarters[Math.round((value - whole) * 4)] ?? ''
  return `${whole === 0 && fraction ? '' : whole.toLocaleString(locale)}${fraction}`
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
