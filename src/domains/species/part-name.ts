import type { SpeciesView } from './view'
import type { Part } from './vocabulary'

/** The message key of a part on a species: without gills, "gills" is called pores, teeth or ridges. */
export function partKey(part: Part, hymenium: SpeciesView['hymenium']) {
  return part === 'gills' && hymenium !== 'gills'
    ? (`hymenium.${hymenium}` as const)
    : (`part.${part}` as const)
}
