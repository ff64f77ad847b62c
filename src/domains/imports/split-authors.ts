import { parseScientificName } from '@/foundation/text/scientific-name'
import { isValues, type Values } from './columns'

/**
 * A species with the authors of its name in their own field: lists after Darwin Core write them behind the name. Authors that
 * the row gives as well stay as they are; where the two differ, the name is left for the check to refuse.
 */
export function splitAuthors(data: Values): Values {
  const { specie } = data
  if (!isValues(specie) || typeof specie.scientificName !== 'string') return data
  const name = parseScientificName(specie.scientificName)
  // Without initials, brackets or a comma, authors may be the name of a strain.
  if (!name?.specificEpithet || !/[.,&(]/.test(name.authorship ?? '')) return data
  const given = specie.authority || name.authorship
  if (given !== name.authorship) return data
  return { ...data, specie: { ...specie, scientificName: name.canonical, authority: given } }
}
