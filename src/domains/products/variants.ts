/** What of a product determines its variants. */
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

/** The variants of a product; empty if variants are disabled. */
export function variantsOf<Variant extends StoredVariant>({
  enableVariants,
  variants,
}: Pick<Varied<Variant>, 'enableVariants' | 'variants'>): readonly Variant[] {
  return enableVariants ? (variants?.variants ?? []) : []
}

/** The options of a variant by key. */
export function choiceOf({ options }: StoredVariant): Choice {
  return Object.fromEntries((options ?? []).map(({ key, option }) => [key, option]))
}

interface LabelledKey extends StoredKey {
  options?: readonly { identifier: string; label: string }[] | null
}

/** "2.5 kg · oak": the labels of a variant's options, in the order of the product's keys. */
export function optionLabels(
  { variants }: { variants?: { keys?: readonly LabelledKey[] | null } | null },
  variant: StoredVariant,
): string {
  const choice = choiceOf(variant)
  const labels = (variants?.keys ?? []).map(
    ({ identifier, options }) => options?.find((option) => option.identifier === choice[identifier])?.label,
  )
  return labels.filter(Boolean).join(' · ')
}

/** The variant's own stock, else the product's. */
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

/** What is wrong with a product's variants, as a code; rows count from 1. */
export type VariantFault =
  | { code: 'keysTwice' | 'variantsWithoutKeys' }
  | { code: 'optionsTwice' | 'keyWithoutOptions'; key: string }
  | { code: 'variantIncomplete' | 'variantTwice'; row: number }

const hasDuplicates = (values: readonly string[]) => new Set(values).size < values.length

/** Checks that each variant names one existing option of every key, and that no two are the same. */
export function findVariantFault(
  keys: readonly StoredKey[],
  variants: readonly StoredVariant[],
): VariantFault | null {
  if (hasDuplicates(keys.map(({ identifier }) => identifier))) return { code: 'keysTwice' }
  if (variants.length > 0 && keys.length === 0) return { code: 'variantsWithoutKeys' }
  for (const { identifier: key, options } of keys) {
    if (!options?.length) return { code: 'keyWithoutOptions', key }
    if (hasDuplicates(options.map(({ identifier }) => identifier))) return { code: 'optionsTwice', key }
  }
  const seen = new Set<string>()
  for (const [index, variant] of variants.entries()) {
    const choice = choiceOf(variant)
    const isComplete =
      variant.options?.length === keys.length &&
      keys.every(({ identifier, options }) =>
        options?.some((option) => option.identifier === choice[identifier]),
      )
    if (!isComplete) return { code: 'variantIncomplete', row: index + 1 }
    const combination = keys.map(({ identifier }) => choice[identifier]).join('/')
    if (seen.has(combination)) return { code: 'variantTwice', row: index + 1 }
    seen.add(combination)
  }
  return null
}
