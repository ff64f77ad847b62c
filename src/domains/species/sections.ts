import type { SpeciesView } from './view'

/** Sections of a species' page by the anchor they stand at, and the message each is titled with. */
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
  buying: 'buying',
  references: 'references',
} as const

export type SectionId = keyof typeof sectionTitles

function hasEffects({ cognitiveEffects, psychoactiveEffects, helpsWith, sideEffects }: SpeciesView): boolean {
  return [cognitiveEffects, psychoactiveEffects, helpsWith, sideEffects].some((effects) => effects.length > 0)
}

function hasSenses({ flavors, textures, fragrances }: SpeciesView): boolean {
  return [flavors, textures, fragrances].some((values) => values.length > 0)
}

/** Of what harms or alters the mind a page says so before all else, and leads to no shop. */
export function hasWarning({ toxic, psychoactive }: Pick<SpeciesView, 'toxic' | 'psychoactive'>): boolean {
  return toxic || psychoactive
}

/**
 * What a page shows and in which order: who stands before it in the wood first, then who cooks, who grows and who
 * buys. What harms says what it does before all else, and nothing of taste or shops; of what alters the mind only
 * what is recorded.
 */
export function sectionsOf(species: SpeciesView, hasGuides: boolean): SectionId[] {
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
    ['grow', hasGuides],
    ['buying', !warned && productGuide !== null],
    ['references', references.length > 0],
  ]
  return shown.flatMap(([id, is]) => (is ? [id] : []))
}

/** What harms has no effects that somebody might want. */
export function isOnlyHarmful({ toxic, psychoactive }: Pick<SpeciesView, 'toxic' | 'psychoactive'>): boolean {
  return toxic && !psychoactive
}
