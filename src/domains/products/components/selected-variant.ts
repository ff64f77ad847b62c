/** One option of each key: `{ size: '250-g' }`. */
export type Choice = Readonly<Record<string, string>>

/** A variant with its option of each key. */
export interface SelectableVariant {
  id: string
  options: Choice
}

/** The variants of a product and the keys of their options, as a form passes them to its script. */
export interface SelectableVariants {
  keys: readonly string[]
  variants: readonly SelectableVariant[]
}

const matches = (variant: SelectableVariant, choice: Choice, keys: readonly string[]) =>
  keys.every((key) => choice[key] === undefined || variant.options[key] === choice[key])

/** Options of a key that some variant has, given the options chosen for the keys before it. */
export function possibleOptions(
  variants: readonly SelectableVariant[],
  keys: readonly string[],
  key: string,
  choice: Choice,
): Set<string> {
  const earlierKeys = keys.slice(0, keys.indexOf(key))
  const possible = variants.filter((variant) => matches(variant, choice, earlierKeys))
  return new Set(possible.flatMap(({ options }) => options[key] ?? []))
}

/**
 * The variant that fits a choice best. Earlier keys win over later ones; an empty choice selects the
 * first variant.
 */
export function selectedVariant<V extends SelectableVariant>(
  variants: readonly V[],
  keys: readonly string[],
  choice: Choice,
): V | null {
  return (
    keys.reduce<readonly V[]>((candidates, key) => {
      const fits = candidates.filter((variant) => matches(variant, choice, [key]))
      return fits.length > 0 ? fits : candidates
    }, variants)[0] ?? null
  )
}

/** The variant that a product page shows first: one on sale, else one in stock. */
export function defaultVariant<V extends { price: { regular: number | null }; stock: number }>(
  variants: readonly V[],
): V | null {
  const inStock = variants.filter(({ stock }) => stock > 0)
  return inStock.find(({ price }) => price.regular !== null) ?? inStock[0] ?? variants[0] ?? null
}

/** The variant that search parameters select, by id or by options. Options win if they contradict the id. */
export function variantFromSearch<V extends SelectableVariant>(
  variants: readonly V[],
  keys: readonly string[],
  searchParams: URLSearchParams,
): V | null {
  const byId = variants.find(({ id }) => id === searchParams.get('variant'))
  const choice = Object.fromEntries(
    keys.flatMap((key) => {
      const option = searchParams.get(key)
      return option === null ? [] : [[key, option]]
    }),
  )
  return byId && matches(byId, choice, keys) ? byId : selectedVariant(variants, keys, choice)
}

/** The search parameters that select a variant. */
export function variantSearch({ id, options }: SelectableVariant): string {
  return new URLSearchParams({ variant: id, ...options }).toString()
}
