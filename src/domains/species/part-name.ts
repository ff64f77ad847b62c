import type { SpeciesView } from './view'
import type { Part } from './vocabulary'

/** What a part is called on this species: where there are no gills, the legend's "gills" are its pores, teeth or ridges. */
export function partKey(part: Part, hymenium: SpeciesView['hymenium']) {
  return part === 'gills' && hymenium !== 'gills'
    ? (`hymenium.${hymenium}` as const)
    : (`part.${part}` as const)
}
