import type { UnitSystem } from '@/domains/recipes/amount'

/** What a reader has set on a recipe, on this device. */
export interface StoredRecipe {
  servings?: number
  system?: UnitSystem
  /** Positions of the ingredients that are ticked off. */
  ticked?: number[]
}

const keyOf = (slug: string) => `recipe:${slug}`

/** Empty where nothing is stored or the browser refuses storage. */
export function readStored(slug: string): StoredRecipe {
  try {
    return JSON.parse(localStorage.getItem(keyOf(slug)) ?? '{}')
  } catch {
    return {}
  }
}

export function store(slug: string, change: StoredRecipe): void {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify({ ...readStored(slug), ...change }))
  } catch {
    // Without storage, the recipe starts anew on the next visit.
  }
}
