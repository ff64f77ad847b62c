import { isEdible } from './edibility'
import type { SpeciesView } from './view'

/** Anchors of the sections of a species page, with the keys of their titles. */
export const sectionTitles = {
  plate: 'plate',
  'look-alikes': 'lookAlikes',
  poisoning: 'poisoning',
  effects: 'effects',
  season: 'season',
  about: 'about',
  senses: 'senses',
  nutrition: 'nutrition',
  chemistry: 'chemistry',
  grow: 'grow',
  recipes: 'recipes',
  buying: 'buying',
  references: 'references',
} as const

export type SectionId = keyof typeof sectionTitles

/** Of a species that only harms, side effects alone are shown. */
function hasEffects(species: SpeciesView): boolean {
  const { cognitiveEffects, psychoactiveEffects, helpsWith, sideEffects } = species
  if (isOnlyHarmful(species)) return sideEffects.length > 0
  return [cognitiveEffects, psychoactiveEffects, helpsWith, sideEffects].some((effects) => effects.length > 0)
}

function hasSenses({ flavors, textures, fragrances }: SpeciesView): boolean {
  return [flavors, textures, fragrances].some((values) => values.length > 0)
}

/** Whether its page begins with a warning and links to no products. */
export function hasWarning({ toxic, psychoactive }: Pick<SpeciesView, 'toxic' | 'psychoactive'>): boolean {
  return toxic || psychoactive
}

/** Whether it is eaten without a warning: its page shows products, and readers put it on a list to cook or to grow. */
export function isFood(species: Pick<SpeciesView, 'edibility' | 'toxic' | 'psychoactive'>): boolean {
  return isEdible(species.edibility) && !hasWarning(species)
}

/**
 * The sections of a page in their order: for identification first, then for cooking, growing and buying.
 * Toxic species show poisoning first and neither senses nor buying; psychoactive species show only what
 * is recorded.
 */
export function sectionsOf(
  species: SpeciesView,
  has: { guides: boolean; recipes: boolean; goods: boolean },
): SectionId[] {
  const { toxic, psychoactive, poisoning, productGuide, references } = species
  const warned = hasWarning(species)
  const shown: [SectionId, boolean][] = [
    ['look-alikes', true],
    ['poisoning', poisoning !== null],
    ['effects', warned && hasEffects(species)],
    ['season', true],
    ['about', true],
    ['senses', psychoactive ? !toxic && hasSenses(species) : !toxic],
    ['nutrition', psychoactive ? !toxic && species.nutrients !== null : !toxic],
    ['effects', !warned && hasEffects(species)],
    ['chemistry', species.psychoactiveChem.length + species.medicinalChem.length > 0],
    ['grow', has.guides],
    ['recipes', !warned && has.recipes],
    ['buying', !warned && (productGuide !== null || has.goods)],
    ['references', references.length > 0],
  ]
  return shown.flatMap(([id, is]) => (is ? [id] : []))
}

/** Whether it has no effects that somebody might seek. */
export function isOnlyHarmful({ toxic, psychoactive }: Pick<SpeciesView, 'toxic' | 'psychoactive'>): boolean {
  return toxic && !psychoactive
}
