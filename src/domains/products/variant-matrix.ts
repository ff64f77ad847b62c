import { slugify } from '@/foundation/routing/slug'
import { choiceOf } from './variants'

/** Keys and variants as the form of a product holds them. */
export interface MatrixData {
  keys: MatrixKey[]
  variants: MatrixVariant[]
}

interface MatrixOption {
  id?: string
  identifier: string
  label: string
}

interface MatrixKey extends MatrixOption {
  options: MatrixOption[]
}

interface MatrixVariant {
  id?: string
  options: { id?: string; key: string; option: string }[]
  [field: string]: unknown
}

/** A row or column heading of the matrix as somebody types it: its name, and its options separated by commas or semicolons. */
export interface AxisText {
  name: string
  options: string
}

/** From what a combination that is offered is made. */
export interface OfferContext {
  /** The article number of the product. */
  sku?: string
  /** Variants that were withdrawn or removed since the form was opened. */
  former?: readonly MatrixVariant[]
}

/** The matrix has rows and columns; products with more keys are edited in the fields below it. */
export const maxAxes = 2

/** More rows are refused. */
const maxVariants = 100

/** Longer identifiers are refused. */
const maxIdentifier = 40

const identifierOf = (label: string) => slugify(label).slice(0, maxIdentifier).replace(/-$/, '')

/** Options between semicolons, else between commas, of which those between two digits are decimal signs: `1,5 kg, 2 kg`. */
const splitOptions = (text: string) => text.split(text.includes(';') ? ';' : /(?<!\d),|,(?!\d)/)

/** A text that reads back as the same options. */
const joinOptions = (labels: readonly string[]) =>
  labels.join(labels.some((label) => label.includes(',')) ? '; ' : ', ')

const numbersIn = (label: string) => (label.match(/\d+/g) ?? []).join(' ')

/** Whether a label corrects or translates another: `250 g` is no correction of `1 kg`. */
const isCorrection = (label: string, { label: former }: Partial<MatrixOption>) =>
  !former || numbersIn(label) === numbersIn(former)

/**
 * The option that each label stands for: the one that is named like it, else the one at its place, so that a corrected or
 * translated label changes neither addresses nor prices.
 */
function findExisting(labels: readonly string[], existing: readonly MatrixOption[]) {
  const byName = labels.map((label) =>
    existing.find((one) => one.label === label || one.identifier === identifierOf(label)),
  )
  if (labels.length !== existing.length) return byName
  return labels.map((label, index) => {
    const atPlace = existing[index]
    const isFree = atPlace && !byName.includes(atPlace) && isCorrection(label, atPlace)
    return byName[index] ?? (isFree ? atPlace : undefined)
  })
}

function named<Existing extends MatrixOption>(label: string, same: Existing | undefined, index: number) {
  const identifier = same?.identifier || identifierOf(label) || `option-${index + 1}`
  return { ...same, id: same?.id, identifier, label }
}

const labelsOf = ({ options }: AxisText) =>
  [...new Set(splitOptions(options).map((label) => label.trim()))].filter(Boolean)

/** The key that each axis stands for: the one with its name, else the one at its place if it has an option in common or no label. */
function findKeys(axes: readonly AxisText[], keys: readonly MatrixKey[]): (MatrixKey | undefined)[] {
  const byName = axes.map(({ name }) =>
    keys.find(({ label, identifier }) => label === name.trim() || identifier === identifierOf(name)),
  )
  return axes.map((axis, index) => {
    const atPlace = keys[index]
    if (byName[index] || !atPlace || byName.includes(atPlace)) return byName[index]
    const isSame = !atPlace.label || atPlace.options.some(({ label }) => labelsOf(axis).includes(label))
    return isSame ? atPlace : undefined
  })
}

/** The key of an axis; null if it has no name or no options. */
function keyOf(axis: AxisText, index: number, same: MatrixKey | undefined): MatrixKey | null {
  const labels = labelsOf(axis)
  if (!axis.name.trim() || labels.length === 0) return null
  const existing = findExisting(labels, same?.options ?? [])
  const options = labels.map((label, position) => named(label, existing[position], position))
  const unique = new Map(options.map((option) => [option.identifier, option]))
  return { ...named(axis.name.trim(), same, index), options: [...unique.values()] }
}

/** Fits a variant to changed keys: it loses removed ones and takes the first option of new ones; null if it is gone. */
function refit(variant: MatrixVariant, keys: readonly MatrixKey[]): MatrixVariant | null {
  const choice = choiceOf(variant)
  const options = keys.map(({ identifier: key, options }) => {
    const option = choice[key] ?? options[0]?.identifier ?? ''
    const known = options.some(({ identifier }) => identifier === option)
    return known ? { ...variant.options.find((one) => one.key === key), key, option } : null
  })
  return options.includes(null) ? null : { ...variant, options: options.flatMap((one) => one ?? []) }
}

const combination = ({ options }: MatrixVariant) =>
  options.map(({ key, option }) => `${key}=${option}`).join('&')

type Pair = Pick<MatrixVariant['options'][number], 'key' | 'option'>

/** Every combination of one option of each key. */
function combinations(keys: readonly MatrixKey[]): Pair[][] {
  return keys.reduce<Pair[][]>(
    (made, { identifier: key, options }) =>
      made.flatMap((pairs) => options.map(({ identifier: option }) => [...pairs, { key, option }])),
    [[]],
  )
}

/** Whether a combination has a new option, and the options that it had before were not withdrawn from sale. */
function isNewOffer(pairs: readonly Pair[], { keys, variants }: MatrixData): boolean {
  const isKnown = ({ key, option }: Pair) =>
    keys.some(
      ({ identifier, options }) =>
        identifier === key && options.some((existing) => existing.identifier === option),
    )
  const known = pairs.filter(isKnown)
  if (known.length === pairs.length) return false
  const isOfNewKey = ({ key }: Pair) => !keys.some(({ identifier }) => identifier === key)
  const hasNewOption = pairs.some((pair) => !isKnown(pair) && !isOfNewKey(pair))
  if (hasNewOption || known.length === 0) return true
  return (
    indexOfVariant({ keys, variants }, Object.fromEntries(known.map((pair) => [pair.key, pair.option]))) >= 0
  )
}

/** A combination on sale as it was before, else with the product's price and stock and an article number made from the product's. */
function offer(options: Pair[], { former = [], sku: productSku }: OfferContext): MatrixVariant {
  const before = former.find((variant) => combination(variant) === combination({ options }))
  if (before) return before
  const suffix = options.map(({ option }) => option).join('-')
  const sku = productSku ? `${productSku}-${suffix}`.toUpperCase().slice(0, 64) : undefined
  return { options, pricing: { price: null }, stock: null, sku }
}

/** The keys that the axes name, the variants that still fit them, and a variant of each new combination. */
export function withAxes(
  data: MatrixData,
  axes: readonly AxisText[],
  context: OfferContext = {},
): MatrixData {
  const existingKeys = findKeys(axes, data.keys)
  const keys = axes.flatMap((axis, index) => keyOf(axis, index, existingKeys[index]) ?? [])
  if (keys.length === 0) return { keys, variants: [] }
  const fitted = data.variants.flatMap((variant) => refit(variant, keys) ?? [])
  const existing = new Map(fitted.map((one) => [combination(one), one]))
  const added = combinations(keys)
    .filter((pairs) => isNewOffer(pairs, data))
    .map((pairs) => offer(pairs, context))
    .filter((variant) => !existing.has(combination(variant)))
  return { keys, variants: [...existing.values(), ...added].slice(0, maxVariants) }
}

export function axisTexts({ keys }: MatrixData): AxisText[] {
  return Array.from({ length: maxAxes }, (_, index) => ({
    name: keys[index]?.label ?? '',
    options: joinOptions((keys[index]?.options ?? []).flatMap(({ label }) => label || [])),
  }))
}

/** The position of the variant with these options; -1 if it is not offered. */
export function indexOfVariant({ variants }: MatrixData, choice: Readonly<Record<string, string>>): number {
  return variants.findIndex((variant) => {
    const options = choiceOf(variant)
    return Object.entries(choice).every(([key, option]) => options[key] === option)
  })
}

/** Offers a combination, or stops offering it. */
export function toggleVariant(
  data: MatrixData,
  choice: Readonly<Record<string, string>>,
  context: OfferContext = {},
): MatrixData {
  const index = indexOfVariant(data, choice)
  if (index >= 0) return { ...data, variants: data.variants.toSpliced(index, 1) }
  const options = Object.entries(choice).map(([key, option]) => ({ key, option }))
  return { ...data, variants: [...data.variants, offer(options, context)] }
}
