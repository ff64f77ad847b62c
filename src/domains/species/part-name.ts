import type { PlateTraits } from '@illustrations/plates/traits'
import type { Part } from './vocabulary'

/** Growth forms without a cap: what others have a cap for is the whole fruit body. */
const capless: readonly PlateTraits['growthForm'][] = [
  'birds-nest',
  'club',
  'coral',
  'crust',
  'cup',
  'earthstar',
  'gall',
  'jelly',
  'puffball',
  'truffle',
]

/** What a species has in the place of a part that is named after agarics: pores for gills, a fruit body for a cap. */
export function ownPart(part: Part, { growthForm, hymenium }: Pick<PlateTraits, 'growthForm' | 'hymenium'>) {
  if (part === 'cap') return capless.includes(growthForm) ? 'fruitBody' : 'cap'
  if (part !== 'gills') return part
  return hymenium === 'smooth' ? 'surface' : hymenium
}

/** The message key of a part's name on a species. */
export function partKey(part: Part, traits: Pick<PlateTraits, 'growthForm' | 'hymenium'>) {
  const own = ownPart(part, traits)
  if (own === 'pores' || own === 'ridges' || own === 'teeth' || own === 'gleba')
    return `hymenium.${own}` as const
  return `part.${own}` as const
}
