/** The traits of a species that a plate draws, as closed lists. The catalogue records the same values. */

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
  'gall',
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
  'maize',
] as const

/** Parts of a fruit body in the order of a plate's legend, from top to bottom. */
export const parts = ['cap', 'gills', 'ring', 'stipe', 'volva', 'flesh', 'spores', 'odour'] as const

export type GrowthForm = (typeof growthForms)[number]
export type CapShape = (typeof capShapes)[number]
export type CapSurface = (typeof capSurfaces)[number]
export type CapMargin = (typeof capMargins)[number]
export type Hymenium = (typeof hymeniums)[number]
export type Attachment = (typeof attachments)[number]
export type Stipe = (typeof stipes)[number]
export type StipePattern = (typeof stipePatterns)[number]
export type SporePrint = (typeof sporePrints)[number]
export type Habit = (typeof habits)[number]
export type Ground = (typeof grounds)[number]
export type Part = (typeof parts)[number]
