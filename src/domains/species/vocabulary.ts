/**
 * The field's own words for what a mushroom looks like and what may come of eating it.
 * Closed lists: collections, filters, figures, messages and sample content all read them here.
 */

export const growthForms = [
  'agaric',
  'bolete',
  'chanterelle',
  'bracket',
  'shelf',
  'toothed',
  'coral',
  'club',
  'puffball',
  'earthstar',
  'cup',
  'morel',
  'gyromitra',
  'jelly',
  'truffle',
  'stinkhorn',
  'birds-nest',
  'crust',
] as const

export const capShapes = [
  'campanulate',
  'conical',
  'convex',
  'depressed',
  'flat',
  'infundibuliform',
  'offset',
  'ovate',
  'umbilicate',
  'umbonate',
  'none',
] as const

export const capSurfaces = [
  'smooth',
  'scaly',
  'warty',
  'fibrillose',
  'zoned',
  'cracked',
  'viscid',
  'velvety',
  'shaggy',
  'hygrophanous',
  'pitted',
  'wrinkled',
  'lacquered',
] as const

export const capMargins = ['even', 'inrolled', 'striate', 'appendiculate', 'wavy', 'split', 'lobed'] as const

export const hymeniums = ['gills', 'pores', 'smooth', 'ridges', 'teeth', 'gleba'] as const

export const attachments = [
  'adnate',
  'adnexed',
  'decurrent',
  'emarginate',
  'free',
  'seceding',
  'sinuate',
  'subdecurrent',
  'none',
] as const

export const stipes = ['bare', 'ring', 'volva', 'ring-and-volva', 'cortina', 'none'] as const

export const stipePatterns = [
  'plain',
  'fibrillose',
  'netted',
  'scaly',
  'banded',
  'dotted',
  'girdled',
] as const

export const sporePrints = [
  'white',
  'cream',
  'buff',
  'yellow',
  'ochre',
  'tan',
  'salmon',
  'pink',
  'pinkish-brown',
  'brown',
  'reddish-brown',
  'purple-brown',
  'purple-black',
  'blackish-brown',
  'black',
  'green',
  'olive',
  'olive-brown',
] as const

export const ecologies = ['mycorrhizal', 'parasitic', 'saprotrophic'] as const

export const habits = ['single', 'scattered', 'group', 'cluster', 'shelf', 'fairy-ring'] as const

export const grounds = [
  'leaf-litter',
  'needles',
  'moss',
  'grass',
  'soil',
  'dung',
  'wood-log',
  'wood-stump',
  'wood-trunk',
  'buried-wood',
  'insect',
  'burnt-ground',
] as const

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

/** Parts of the fruit body that the legend to a plate names, in its order from the top down. */
export const parts = ['cap', 'gills', 'ring', 'stipe', 'volva', 'flesh', 'spores', 'odour'] as const

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

export type GrowthForm = (typeof growthForms)[number]
export type CapShape = (typeof capShapes)[number]
export type CapSurface = (typeof capSurfaces)[number]
export type CapMargin = (typeof capMargins)[number]
export type Hymenium = (typeof hymeniums)[number]
export type Attachment = (typeof attachments)[number]
export type Stipe = (typeof stipes)[number]
export type StipePattern = (typeof stipePatterns)[number]
export type SporePrint = (typeof sporePrints)[number]
export type Ecology = (typeof ecologies)[number]
export type Habit = (typeof habits)[number]
export type Ground = (typeof grounds)[number]
export type Edibility = (typeof edibilities)[number]
export type Syndrome = (typeof syndromes)[number]
export type Part = (typeof parts)[number]
export type Evidence = (typeof evidences)[number]
export type AmountBasis = (typeof amountBases)[number]
export type AmountUnit = (typeof amountUnits)[number]
export type Hemisphere = (typeof hemispheres)[number]
