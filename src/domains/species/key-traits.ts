import { shapes } from './shapes'

/** The traits that the identification key asks about, each with its states in the order in which they are offered. */
export const keyTraits = {
  shape: shapes,
  underside: [
    'gills-free',
    'gills-attached',
    'gills-notched',
    'gills-decurrent',
    'pores',
    'ridges',
    'teeth',
    'smooth',
    'inside',
  ],
  ring: ['none', 'skirt', 'sliding', 'cobweb'],
  base: ['plain', 'sac', 'warts', 'bulb'],
  stem: ['plain', 'net', 'bands', 'scales', 'dots', 'absent'],
  colour: ['white', 'cream', 'yellow', 'orange', 'red', 'brown', 'olive', 'violet', 'grey', 'black'],
  surface: [
    'smooth',
    'fibres',
    'scales',
    'warts',
    'cracked',
    'zones',
    'slimy',
    'velvet',
    'shaggy',
    'folds',
    'lacquer',
  ],
  flesh: ['same', 'yellow', 'blue', 'red', 'white-milk', 'orange-milk', 'chalk', 'ink'],
  smell: ['faint', 'mushroom', 'flour', 'ink', 'aniseed', 'almond', 'fruit', 'radish', 'foul'],
  print: ['white', 'ochre', 'pink', 'rust', 'olive', 'purple', 'black', 'green'],
  ground: ['conifer', 'broadleaf', 'grass', 'moss', 'soil', 'trunk', 'stump', 'dung', 'burnt'],
  growth: ['single', 'scattered', 'group', 'tuft', 'shelf', 'ring'],
} as const

export type KeyTrait = keyof typeof keyTraits
export type KeyState<T extends KeyTrait = KeyTrait> = (typeof keyTraits)[T][number]

export const keyTraitNames = Object.keys(keyTraits) as KeyTrait[]

/** How often a species shows a state. `misread`: it does not, but people see it; `impossible`: nobody sees it. */
export const frequencies = ['usual', 'sometimes', 'misread', 'impossible'] as const

export type Frequency = (typeof frequencies)[number]

/** A state with its trait, as editors select it: `ring-none`. */
export type KeyNoteState = { [T in KeyTrait]: `${T}-${KeyState<T>}` }[KeyTrait]

/** What the recorded traits do not say of a state. */
export interface KeyNote {
  state: KeyNoteState
  frequency: Frequency
}
