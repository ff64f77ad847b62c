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

/** A row or column heading of the matrix as somebody types it: its name, and its options separated by commas. */
export interface AxisText {
  name: string
  options: string
}

/** The matrix has rows and columns; products with more keys are edited in the fields below it. */
export const maxAxes = 2

/** More rows are refused. */
const maxVariants = 100

/** Longer identifiers are refused. */
const maxIdentifier = 40

const identifierOf = (label: string) => slugify(label).slice(0, maxIdentifier).replace(/-$/, '')

/** What is named like an existing one stays the same: a corrected label must not change addresses. */
function named<Existing extends MatrixOption>(label: string, existing: readonly Existing[], index: number) {
  const same = existing.find((one) => one.label === label || one.identifier === identifierOf(label))
  const { id, identifier = identifierOf(label) } = same ?? { identifier: undefined }
  return { ...same, id, identifier: identifier || `option-${index + 1}`, label }
}

/** The key of an axis; null if it has no name or no options. */
function keyOf({ name, options }: AxisText, index: number, keys: readonly MatrixKey[]): MatrixKey | null {
  const labels = [...new Set(options.split(',').map((label) => label.trim()))].filter(Boolean)
  if (!name.trim() || labels.length === 0) return null
  const key = named(name.trim(), keys, index)
  const before = keys.find(({ identifier }) => identifier === key.identifier)?.options ?? []
  const made = labels.map((label, position) => named(label, before, position))
  const unique = new Map(made.map((option) => [option.identifier, option]))
  return { ...key, options: [...unique.values()] }
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

/** A combination on sale, with the product's price and stock and an article number made from the product's. */
function offer(options: Pair[], productSku: string | undefined): MatrixVariant {
  const suffix = options.map(({ option }) => option).join('-')
  const sku = productSku ? `${productSku}-${suffix}`.toUpperCase().slice(0, 64) : undefined
  return { options, pricing: { price: null }, stock: null, sku }
}

/** The keys that the axes name, the variants that still fit them, and a variant of each new combination. */
export function withAxes(data: MatrixData, axes: readonly AxisText[], productSku?: string): MatrixData {
  const keys = axes.flatMap((axis, index) => keyOf(axis, index, data.keys) ?? [])
  if (keys.length === 0) return { keys, variants: [] }
  const fitted = data.variants.flatMap((variant) => refit(variant, keys) ?? [])
  const existing = new Map(fitted.map((one) => [combination(one), one]))
  const added = combinations(keys)
    .filter((pairs) => isNewOffer(pairs, data))
    .map((pairs) => offer(pairs, productSku))
    .filter((variant) => !existing.has(combination(variant)))
  return { keys, variants: [...existing.values(), ...added].slice(0, maxVariants) }
}

export function axisTexts({ keys }: MatrixData): AxisText[] {
  return Array.from({ length: maxAxes }, (_, index) => ({
    name: keys[index]?.label ?? '',
    options: (keys[index]?.options ?? []).map(({ label }) => label).join(', '),
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
  productSku?: string,
): MatrixData {
  const index = indexOfVariant(data, choice)
  if (index >= 0) return { ...data, variants: data.variants.toSpliced(index, 1) }
  const options = Object.entries(choice).map(([key, option]) => ({ key, option }))
  return { ...data, variants: [...data.variants, offer(options, productSku)] }
}
