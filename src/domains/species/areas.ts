/** Parts of the world for which seasons are recorded, as the key and the calendar offer them. */
export const areas = [
  'iberia',
  'southern-europe',
  'northern-europe',
  'europe',
  'eastern-north-america',
  'western-north-america',
  'north-america',
  'mexico',
  'brazil',
  'southern-cone',
  'asia',
  'australia',
] as const

export type Area = (typeof areas)[number]

const surrounding: Partial<Record<Area, Area>> = {
  iberia: 'southern-europe',
  'southern-europe': 'europe',
  'northern-europe': 'europe',
  'eastern-north-america': 'north-america',
  'western-north-america': 'north-america',
}

export function isArea(word: string): word is Area {
  return (areas as readonly string[]).includes(word)
}

/** Whether a record from one area says something about the other: one of them contains the other. */
export function overlaps(one: Area, other: Area): boolean {
  return isWithin(one, other) || isWithin(other, one)
}

function isWithin(inner: Area, outer: Area): boolean {
  if (inner === outer) return true
  const next = surrounding[inner]
  return next !== undefined && isWithin(next, outer)
}
