import type { PlateTraits } from '@illustrations/plates/traits'

/** What somebody who knows no names can say of a find: the ways into the visual key. */
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
  morel: ['morel'],
  gyromitra: ['morel'],
  cup: ['cup'],
  'birds-nest': ['cup'],
  jelly: ['jelly'],
}

/** A find may look like more than one: an oyster is a bracket to one and has gills to another. */
export function shapesOf({ growthForm, hymenium }: Pick<PlateTraits, 'growthForm' | 'hymenium'>): Shape[] {
  const underside = hymenium === 'gills' || hymenium === 'teeth' ? [hymenium] : []
  return shapes.filter((shape) => [...shapesOfForms[growthForm], ...underside].includes(shape))
}

export function isShape(word: string): word is Shape {
  return (shapes as readonly string[]).includes(word)
}
