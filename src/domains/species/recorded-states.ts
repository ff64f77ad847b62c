import { type ColourName, colourName } from '@illustrations/plates/colour-name'
import type { PlateTraits } from '@illustrations/plates/traits'
import type { KeyState, KeyTrait } from './key-traits'

type Traits = PlateTraits

/** The states that each recorded value stands for; the first is usual, the others occur sometimes. */
type Meaning<Value extends string, T extends KeyTrait> = Record<Value, readonly KeyState<T>[]>

type Value<Name extends keyof Traits> = Extract<
  NonNullable<Traits[Name]> extends readonly (infer One)[] ? One : NonNullable<Traits[Name]>,
  string
>

export const attachments: Meaning<Value<'attachment'>, 'underside'> = {
  adnate: ['gills-attached'],
  adnexed: ['gills-attached', 'gills-notched', 'gills-free'],
  decurrent: ['gills-decurrent'],
  emarginate: ['gills-notched'],
  free: ['gills-free'],
  seceding: ['gills-attached', 'gills-free'],
  sinuate: ['gills-notched'],
  subdecurrent: ['gills-decurrent', 'gills-attached'],
  none: ['gills-decurrent'],
}

export const hymeniums: Meaning<Exclude<Value<'hymenium'>, 'gills'>, 'underside'> = {
  pores: ['pores'],
  smooth: ['smooth'],
  ridges: ['ridges'],
  teeth: ['teeth'],
  gleba: ['inside'],
}

export const rings: Meaning<Value<'stipe'>, 'ring'> = {
  bare: ['none'],
  ring: ['skirt'],
  volva: ['none'],
  'ring-and-volva': ['skirt'],
  cortina: ['cobweb'],
  none: ['none'],
}

export const stemPatterns: Meaning<Value<'stipePattern'>, 'stem'> = {
  plain: ['plain'],
  fibrillose: ['plain'],
  netted: ['net'],
  scaly: ['scales'],
  banded: ['bands'],
  dotted: ['dots'],
  girdled: ['bands', 'scales'],
}

export const surfaces: Meaning<Value<'capSurfaces'>, 'surface'> = {
  smooth: ['smooth'],
  scaly: ['scales'],
  warty: ['warts'],
  fibrillose: ['fibres'],
  zoned: ['zones'],
  cracked: ['cracked'],
  viscid: ['slimy', 'smooth'],
  velvety: ['velvet'],
  shaggy: ['shaggy'],
  hygrophanous: ['smooth'],
  pitted: ['folds'],
  wrinkled: ['folds'],
  lacquered: ['lacquer'],
}

export const prints: Meaning<Value<'sporePrint'>, 'print'> = {
  white: ['white'],
  cream: ['white', 'ochre'],
  buff: ['ochre', 'white'],
  yellow: ['ochre'],
  ochre: ['ochre'],
  tan: ['ochre'],
  salmon: ['pink'],
  pink: ['pink'],
  'pinkish-brown': ['pink'],
  brown: ['rust'],
  'reddish-brown': ['rust'],
  'purple-brown': ['purple'],
  'purple-black': ['purple', 'black'],
  'blackish-brown': ['black'],
  black: ['black'],
  green: ['green'],
  olive: ['olive'],
  'olive-brown': ['olive'],
}

export const grounds: Meaning<Value<'ground'>, 'ground'> = {
  'leaf-litter': ['broadleaf'],
  needles: ['conifer'],
  moss: ['moss', 'conifer', 'broadleaf'],
  grass: ['grass'],
  soil: ['soil'],
  dung: ['dung'],
  'wood-log': ['stump'],
  'wood-stump': ['stump'],
  'wood-trunk': ['trunk'],
  'buried-wood': ['stump', 'soil', 'grass'],
  insect: ['soil'],
  'burnt-ground': ['burnt'],
  maize: ['grass', 'soil'],
}

export const habits: Meaning<Value<'habit'>, 'growth'> = {
  single: ['single'],
  scattered: ['scattered'],
  group: ['group'],
  cluster: ['tuft'],
  shelf: ['shelf'],
  'fairy-ring': ['ring', 'group'],
}

const colours: Meaning<ColourName, 'colour'> = {
  white: ['white'],
  cream: ['cream'],
  yellow: ['yellow'],
  golden: ['yellow', 'orange'],
  ochre: ['brown', 'yellow', 'cream'],
  orange: ['orange'],
  red: ['red', 'orange'],
  pink: ['red'],
  lilac: ['violet'],
  'purple-brown': ['brown', 'violet'],
  'reddish-brown': ['brown', 'red'],
  brown: ['brown'],
  'pale-brown': ['brown', 'cream'],
  'dark-brown': ['brown', 'black'],
  black: ['black'],
  grey: ['grey'],
  'blue-grey': ['grey', 'violet'],
  olive: ['olive', 'brown'],
  'yellow-green': ['olive', 'yellow'],
  green: ['olive'],
  'grey-green': ['olive', 'grey'],
  tawny: ['brown', 'orange'],
  'grey-brown': ['brown', 'grey'],
}

/** The colours of the key that a recorded colour can be taken for. */
export const coloursOf = (hex: string | null | undefined): readonly KeyState<'colour'>[] =>
  hex ? colours[colourName(hex)] : []
