import type { PlateTraits } from '@illustrations/plates/traits'

/** Shapes that beginners can recognise: the entries of the visual key. */
export const shapes = [
  'gills',
  'pores',
  'ridges',
  'teeth',
  'coral',
  'bracket',
  'ball',
  'morel',
  'cup',
  'jelly',
] as const

export type Shape = (typeof shapes)[number]

const shapesOfForms: Record<PlateTraits['growthForm'], readonly Shape[]> = {
  agaric: ['gills'],
  bolete: ['pores'],
  chanterelle: ['ridges'],
  bracket: ['bracket'],
  shelf: ['bracket'],
  crust: ['bracket'],
  toothed: ['teeth'],
  coral: ['coral'],
  club: ['coral'],
  stinkhorn: ['morel', 'coral'],
  puffball: ['ball'],
  earthstar: ['ball'],
  truffle: ['ball'],
  gall: ['ball'],
  morel: ['morel'],
  gyromitra: ['morel'],
  cup: ['cup'],
  'birds-nest': ['cup'],
  jelly: ['jelly'],
}

/** A mushroom can have several shapes: an oyster mushroom looks like a bracket and has gills. */
export function shapesOf({ growthForm, hymenium }: Pick<PlateTraits, 'growthForm' | 'hymenium'>): Shape[] {
  const underside = hymenium === 'gills' || hymenium === 'teeth' ? [hymenium] : []
  return shapes.filter((shape) => [...shapesOfForms[growthForm], ...underside].includes(shape))
}

export function isShape(word: string): word is Shape {
  return (shapes as readonly string[]).includes(word)
}
