/**
 * Closed lists of terms for the look and the edibility of mushrooms, read by collections, filters, figures, messages and
 * sample content. The traits that plates draw are listed with the plates.
 */

export * from '@illustrations/plates/vocabulary'

export const ecologies = ['mycorrhizal', 'parasitic', 'saprotrophic'] as const

/** Edibility classes from the worst to the best: where two are recorded, the first of this list leads. */
export const edibilities = [
  'deadly',
  'poisonous',
  'psychoactive',
  'allergenic',
  'caution',
  'unknown',
  'unpalatable',
  'inedible',
  'edible',
  'choice',
] as const

/** Poisoning syndromes, named as in clinical toxicology. */
export const syndromes = [
  'amatoxin',
  'orellanine',
  'gyromitrin',
  'muscarine',
  'isoxazole',
  'psilocybin',
  'coprine',
  'gastrointestinal',
  'immunohemolytic',
  'rhabdomyolysis',
  'nephrotoxic-amino-acid',
  'encephalopathy',
  'shiitake-dermatitis',
] as const

/** How well a reported benefit is supported, from the weakest to the strongest. */
export const evidences = ['tradition', 'laboratory', 'animal', 'small-trials', 'trials'] as const

/** What amounts of a compound are measured against. */
export const amountBases = ['dry-weight', 'fresh-weight'] as const

/** Named in letters, because GraphQL makes an enumeration of them; `unitSigns` are what readers see. */
export const amountUnits = ['percent', 'mg-per-g', 'ug-per-g', 'mg-per-100g', 'g-per-100g'] as const

export const unitSigns: Record<(typeof amountUnits)[number], string> = {
  percent: '%',
  'mg-per-g': 'mg/g',
  'ug-per-g': 'µg/g',
  'mg-per-100g': 'mg/100 g',
  'g-per-100g': 'g/100 g',
}

export const hemispheres = ['north', 'south'] as const

export type Ecology = (typeof ecologies)[number]
export type Edibility = (typeof edibilities)[number]
export type Syndrome = (typeof syndromes)[number]
export type Evidence = (typeof evidences)[number]
export type AmountBasis = (typeof amountBases)[number]
export type AmountUnit = (typeof amountUnits)[number]
export type Hemisphere = (typeof hemispheres)[number]
