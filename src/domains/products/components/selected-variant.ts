/** One option of each key: `{ size: '250-g' }`. */
export type Choice = Readonly<Record<string, string>>

/** What can be had: an option of each key. */
export interface Choosable {
  id: string
  options: Choice
}

const agrees = (variant: Choosable, choice: Choice, keys: readonly string[]) =>
  keys.every((key) => choice[key] === undefined || variant.options[key] === choice[key])

/** Options of a key that something can be had with, given what was chosen of the keys before it. */
export function possibleOptions(
  variants: readonly Choosable[],
  keys: readonly string[],
  key: string,
  choice: Choice,
): Set<string> {
  const before = keys.slice(0, keys.indexOf(key))
  const possible = variants.filter((variant) => agrees(variant, choice, before))
  return new Set(possible.flatMap(({ options }) => options[key] ?? []))
}

/**
 * The variant a choice means. Keys count in their order: what a later one asks for gives way where it cannot be had
 * with those before it. Nothing chosen means the first.
 */
export function selectedVariant<V extends Choosable>(
  variants: readonly V[],
  keys: readonly string[],
  choice: Choice,
): V | null {
  return (
    keys.reduce<readonly V[]>((left, key) => {
      const fitting = left.filter((variant) => agrees(variant, choice, [key]))
      return fitting.length > 0 ? fitting : left
    }, variants)[0] ?? null
  )
}

/** What an address chooses: a variant by its id, or options one by one; these hold where they say something else. */
export function choiceIn<V extends Choosable>(
  variants: readonly V[],
  keys: readonly string[],
  asked: URLSearchParams,
): V | null {
  const named = variants.find(({ id }) => id === asked.get('variant'))
  const choice = Object.fromEntries(
    keys.flatMap((key) => {
      const option = asked.get(key)
      return option === null ? [] : [[key, option]]
    }),
  )
  return named && agrees(named, choice, keys) ? named : selectedVariant(variants, keys, choice)
}

/** How an address says that a variant is chosen. */
export function choiceSearch({ id, options }: Choosable): string {
  return new URLSearchParams({ variant: id, ...options }).toString()
}
