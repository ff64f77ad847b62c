/* design-tokens-allow: pigments of the plates */
import type { PlateTraits } from './traits'

/** Growth forms without a sample species, for contact sheets and tests. */
export const unsampledForms: readonly { name: string; traits: PlateTraits }[] = [
  {
    name: 'Ramaria formosa',
    traits: record(
      'coral',
      { cap: '#e0926c', light: '#f0d98a', dark: '#c96f55' },
      'smooth',
      'leaf-litter',
      12,
      15,
    ),
  },
  {
    name: 'Clavariadelphus pistillaris',
    traits: record(
      'club',
      { cap: '#cfa05a', light: '#e3c384', dark: '#9c6a38' },
      'smooth',
      'leaf-litter',
      3,
      18,
    ),
  },
  {
    name: 'Geastrum triplex',
    traits: record(
      'earthstar',
      { cap: '#b98f6a', light: '#d9bfa0', dark: '#8a6748' },
      'gleba',
      'leaf-litter',
      8,
      4,
    ),
  },
  {
    name: 'Aleuria aurantia',
    traits: record('cup', { cap: '#e8742a', light: '#f3b98a', dark: '#c4551a' }, 'smooth', 'soil', 7, 3),
  },
  {
    name: 'Cyathus striatus',
    traits: record(
      'birds-nest',
      { cap: '#6f5338', light: '#a18667', dark: '#45321f' },
      'gleba',
      'buried-wood',
      1,
      1.4,
    ),
  },
  {
    name: 'Stereum hirsutum',
    traits: record(
      'crust',
      { cap: '#d9962f', light: '#ecc373', dark: '#a8702c' },
      'smooth',
      'wood-log',
      4,
      1,
    ),
  },
  {
    name: 'Lycoperdon perlatum',
    traits: {
      ...record(
        'puffball',
        { cap: '#efe6d4', light: '#fbf7ec', dark: '#b9a179' },
        'gleba',
        'leaf-litter',
        4,
        7,
      ),
      capSurfaces: ['warty'],
      stipe: 'bare',
    },
  },
  {
    name: 'Tremella mesenterica',
    traits: {
      ...record('jelly', { cap: '#f0b52a', light: '#f8d873', dark: '#d08c1a' }, 'smooth', 'wood-log', 5, 3),
      capMargin: 'lobed',
    },
  },
]

function record(
  growthForm: PlateTraits['growthForm'],
  { cap, light, dark }: { cap: string; light: string; dark: string },
  hymenium: PlateTraits['hymenium'],
  ground: NonNullable<PlateTraits['ground']>,
  width: number,
  height: number,
): PlateTraits {
  return {
    growthForm,
    hymenium,
    ground,
    habit: 'group',
    stipe: growthForm === 'club' || growthForm === 'coral' || growthForm === 'gyromitra' ? 'bare' : 'none',
    sporePrint: ['white'],
    colours: { cap: { typical: cap, light, dark } },
    size: { cap: { min: width * 0.6, max: width * 1.1 }, height: { min: height * 0.6, max: height * 1.1 } },
  }
}
