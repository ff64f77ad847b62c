/** What of a product decides which variants there are. */
export interface Varied<Variant extends StoredVariant = StoredVariant> {
  enableVariants?: boolean | null
  variants?: { keys?: readonly StoredKey[] | null; variants?: readonly Variant[] | null } | null
  baseInventory: { stock: number }
}

export interface StoredKey {
  identifier: string
  options?: readonly { identifier: string }[] | null
}

export interface StoredVariant {
  options?: readonly { key: string; option: string }[] | null
  stock?: number | null
}

/** One option of each key, by the key's identifier. */
export type Choice = Readonly<Record<string, string>>

/** The variants that a product is sold in; none where it is sold as it is. */
export function variantsOf<Variant extends StoredVariant>({
  enableVariants,
  variants,
}: Varied<Variant>): readonly Variant[] {
  return enableVariants ? (variants?.variants ?? []) : []
}

/** What a variant is of each key. */
export function choiceOf({ options }: StoredVariant): Choice {
  return Object.fromEntries((options ?? []).map(({ key, option }) => [key, option]))
}

/** How many there are of a variant: its own stock, else the product's. */
export function stockOf(
  { baseInventory }: Pick<Varied, 'baseInventory'>,
  variant: StoredVariant | null,
): number {
  return variant?.stock ?? baseInventory.stock
}

export function inStock(product: Varied): boolean {
  const variants = variantsOf(product)
  return variants.length > 0
    ? variants.some((variant) => stockOf(product, variant) > 0)
    : stockOf(product, null) > 0
}

/** What is wrong with a product's variants: a word for it, and which row, from 1. */
export type VariantFault =
  | { word: 'keysTwice' | 'variantsWithoutKeys' }
  | { word: 'optionsTwice' | 'keyWithoutOptions'; key: string }
  | { word: 'variantIncomplete' | 'variantTwice'; row: number }

const hasTwice = (words: readonly string[]) => new Set(words).size < words.length

/** Each variant names one existing option of every key, and no other variant the same. */
export function faultOf(keys: readonly StoredKey[], variants: readonly StoredVariant[]): VariantFault | null {
  if (hasTwice(keys.map(({ identifier }) => identifier))) return { word: 'keysTwice' }
  if (variants.length > 0 && keys.length === 0) return { word: 'variantsWithoutKeys' }
  for (const { identifier: key, options } of keys) {
    if (!options?.length) return { word: 'keyWithoutOptions', key }
    if (hasTwice(options.map(({ identifier }) => identifier))) return { word: 'optionsTwice', key }
  }
  const seen = new Set<string>()
  for (const [index, variant] of variants.entries()) {
    const choice = choiceOf(variant)
    const complete =
      variant.options?.length === keys.length &&
      keys.every(({ identifier, options }) =>
        options?.some((option) => option.identifier === choice[identifier]),
      )
    if (!complete) return { word: 'variantIncomplete', row: index + 1 }
    const word = keys.map(({ identifier }) => choice[identifier]).join('/')
    if (seen.has(word)) return { word: 'variantTwice', row: index + 1 }
    seen.add(word)
  }
  return null
}
