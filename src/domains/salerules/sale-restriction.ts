/** `never` forbids the categories; `onlyIn` forbids all categories that no `onlyIn` rule names. */
export const restrictions = ['never', 'onlyIn'] as const

export interface SaleRule {
  restriction: (typeof restrictions)[number]
  /** Ids of single species, in addition to the groups below. */
  species: readonly string[]
  allPsilocybin: boolean
  allToxic: boolean
  /** Paths of categories, including their descendants; empty means all. */
  categories: readonly string[]
  /** Codes of countries and subdivisions that a product in these categories must exclude. */
  excludedRegions: readonly string[]
  reason: string
}

/** The properties of a species that rules depend on. */
export interface SoldSpecies {
  id: string
  psilocybin: boolean
  toxic: boolean
}

/** The properties of a product that rules depend on. */
export interface ProductOffer {
  species: readonly SoldSpecies[]
  /** Paths of the categories. */
  categories: readonly string[]
  excludedRegions: readonly string[]
}

/** Why a product may not be sold; with missing regions, it may be sold once they are excluded. */
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

/** An excluded country includes its subdivisions. */
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

/** The first rule that a product breaks, or null. */
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
