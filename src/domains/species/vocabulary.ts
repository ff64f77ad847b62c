/**
 * Closed vocabularies for appearance and edibility, used by collections, filters, illustrations, messages
 * and sample content. Traits that illustrations draw are listed with the illustrations.
 */

export * from '@illustrations/plates/vocabulary'

export const ecologies = ['mycorrhizal', 'parasitic', 'saprotrophic'] as const

/** Edibility classes, worst first: of two recorded classes the first in this list is shown first. */
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

/** Poisoning syndromes as clinical toxicology names them. */
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
  'trichothecene',
  'erythromelalgia',
  'shiitake-dermatitis',
] as const

/** The effects on brain function, as categories below `species/effect`. */
export const brainFunctions = ['focus', 'creativity', 'calm', 'energy', 'memory', 'endurance'] as const

/** Kinds of study of a reported benefit, weakest first. */
export const evidences = ['tradition', 'laboratory', 'animal', 'small-trials', 'trials'] as const

/** What studies in people found, before what nobody has studied in them. */
export const findings = ['helped', 'no-difference', 'unclear', 'not-studied'] as const

/** What amounts of a compound refer to. */
export const amountBases = ['dry-weight', 'fresh-weight'] as const

/** The parts of the mushroom in which a study measured a compound. */
export const measuredParts = ['whole', 'cap', 'stipe'] as const

/** Valid names of a GraphQL enumeration; readers see `unitSigns`. */
export const amountUnits = ['percent', 'mg-per-g', 'ug-per-g', 'mg-per-100g', 'g-per-100g'] as const

export const unitSigns: Record<(typeof amountUnits)[number], string> = {
  percent: '%',
  'mg-per-g': 'mg/g',
  'ug-per-g': 'µg/g',
  'mg-per-100g': 'mg/100 g',
  'g-per-100g': 'g/100 g',
}

export const hemispheres = ['north', 'south'] as const

/** Categories of the IUCN Red List, and `RE` of regional lists, the worst first. */
export const redListCategories = ['EX', 'EW', 'RE', 'CR', 'EN', 'VU', 'NT', 'LC', 'DD', 'NE'] as const

/** What a red list assesses: the whole species, or its population in a part of the world. */
export const redListScopes = [
  'global',
  'europe',
  'spain',
  'portugal',
  'mexico',
  'brazil',
  'argentina',
  'chile',
] as const

export type Ecology = (typeof ecologies)[number]
export type Edibility = (typeof edibilities)[number]
export type Syndrome = (typeof syndromes)[number]
export type Evidence = (typeof evidences)[number]
export type Finding = (typeof findings)[number]
export type AmountBasis = (typeof amountBases)[number]
export type MeasuredPart = (typeof measuredParts)[number]
export type AmountUnit = (typeof amountUnits)[number]
export type Hemisphere = (typeof hemispheres)[number]
export type RedListCategory = (typeof redListCategories)[number]
export type RedListScope = (typeof redListScopes)[number]
