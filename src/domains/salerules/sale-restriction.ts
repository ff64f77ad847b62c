/** `never`: not in these categories. `onlyIn`: in these alone, and in those of other such rules. */
export const restrictions = ['never', 'onlyIn'] as const

export interface SaleRule {
  restriction: (typeof restrictions)[number]
  /** Ids of the species it is about, besides whole groups. */
  species: readonly string[]
  allPsilocybin: boolean
  allToxic: boolean
  /** Paths of categories, with all below them; none means all. */
  categories: readonly string[]
  /** Codes of countries and their parts that a listing in these categories must not be sold to. */
  excludedRegions: readonly string[]
  reason: string
}

/** A species, by what rules ask of it. */
export interface SoldSpecies {
  id: string
  psilocybin: boolean
  toxic: boolean
}

/** What is offered, by what rules ask of it. */
export interface ProductOffer {
  species: readonly SoldSpecies[]
  /** Paths. */
  categories: readonly string[]
  excludedRegions: readonly string[]
}

/** Why something may not be sold so; with regions, it may be once these are excluded. */
export interface Breach {
  reason: string
  missingRegions: readonly string[]
}

function appliesTo(rule: SaleRule, { id, psilocybin, toxic }: SoldSpecies): boolean {
  return (rule.allPsilocybin && psilocybin) || (rule.allToxic && toxic) || rule.species.includes(id)
}

function covers({ categories }: SaleRule, path: string): boolean {
  return (
    categories.length === 0 || categories.some((parent) => path === parent || path.startsWith(`${parent}/`))
  )
}

/** Whoever sends nothing to a country sends nothing to a part of it. */
function isExcluded(region: string, excluded: readonly string[]): boolean {
  return excluded.includes(region) || excluded.includes(region.slice(0, 2))
}

function breachOfSpecies(
  rules: readonly SaleRule[],
  { categories, excludedRegions }: ProductOffer,
): Breach | null {
  const forbidding = rules.find(
    (rule) =>
      rule.restriction === 'never' &&
      (rule.categories.length === 0 || categories.some((path) => covers(rule, path))),
  )
  if (forbidding) return { reason: forbidding.reason, missingRegions: [] }
  const permitting = rules.filter(({ restriction }) => restriction === 'onlyIn')
  const [first] = permitting
  if (!first) return null
  const isPermitted = (path: string) => permitting.some((rule) => covers(rule, path))
  if (categories.length === 0 || !categories.every(isPermitted))
    return { reason: permitting.map(({ reason }) => reason).join(' '), missingRegions: [] }
  for (const rule of permitting.filter((rule) => categories.some((path) => covers(rule, path)))) {
    const missingRegions = rule.excludedRegions.filter((region) => !isExcluded(region, excludedRegions))
    if (missingRegions.length > 0) return { reason: rule.reason, missingRegions }
  }
  return null
}

/** The first rule that a listing breaks, or null. What is of no controlled species breaks none. */
export function findBreach(rules: readonly SaleRule[], offer: ProductOffer): Breach | null {
  for (const species of offer.species) {
    const breach = breachOfSpecies(
      rules.filter((rule) => appliesTo(rule, species)),
      offer,
    )
    if (breach) return breach
  }
  return null
}
