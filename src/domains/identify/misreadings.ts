import type { KeyState, KeyTrait } from '@/domains/species/key-traits'

type Misreadings = { [T in KeyTrait]?: Partial<Record<KeyState<T>, readonly KeyState<T>[]>> }

/** What people see in place of a state, whatever the species: rain washes warts off, a sac stays in the ground. */
export const misreadings: Misreadings = {
  underside: {
    'gills-free': ['gills-notched'],
    'gills-attached': ['gills-notched', 'gills-decurrent'],
    'gills-notched': ['gills-free', 'gills-attached'],
    'gills-decurrent': ['gills-attached', 'ridges'],
    ridges: ['gills-decurrent', 'smooth'],
  },
  ring: { skirt: ['none', 'sliding'], sliding: ['none', 'skirt'], cobweb: ['none'] },
  base: { sac: ['plain', 'bulb'], warts: ['plain', 'bulb', 'sac'], bulb: ['plain'] },
  stem: { net: ['plain'], bands: ['plain', 'scales'], scales: ['plain', 'bands'], dots: ['plain', 'scales'] },
  colour: { white: ['cream'], cream: ['white'], yellow: ['cream'], violet: ['brown'], black: ['grey'] },
  surface: {
    fibres: ['smooth'],
    scales: ['warts', 'shaggy'],
    warts: ['smooth', 'scales'],
    cracked: ['scales'],
    slimy: ['smooth'],
    velvet: ['smooth'],
    shaggy: ['scales', 'fibres'],
  },
  flesh: { yellow: ['same'], blue: ['same'], red: ['same'] },
  smell: { faint: ['mushroom'], mushroom: ['faint'], flour: ['faint'], radish: ['faint'] },
  print: { ochre: ['white'], rust: ['ochre'], purple: ['black'], black: ['purple'] },
  ground: {
    conifer: ['moss', 'soil'],
    broadleaf: ['moss', 'soil'],
    moss: ['conifer', 'broadleaf', 'soil'],
    grass: ['soil'],
    soil: ['grass'],
    trunk: ['stump'],
    stump: ['trunk', 'soil'],
    dung: ['grass'],
  },
  growth: {
    scattered: ['single', 'group'],
    group: ['scattered', 'single', 'tuft'],
    tuft: ['group'],
    single: ['scattered'],
    ring: ['group', 'scattered'],
  },
}
