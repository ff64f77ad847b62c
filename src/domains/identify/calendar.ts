import { type Area, isArea, overlaps } from '@/domains/species/areas'
import { dangerRank, isEdible, isToxic } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import type { Season } from '@/domains/species/season'
import type { Locale } from '@/foundation/i18n/locales'
import { type SearchParams, singleParam } from '@/foundation/routing/search-params'

/** What a page of the calendar shows. */
export interface CalendarQuery {
  region: Area
  /** 1-12. */
  month: number
  /** Whether the address names them: the calendar of today has none. */
  isNamed: boolean
}

/** Where most seasons are recorded that readers of a language ask for. */
const defaultRegions: Record<Locale, Area> = { en: 'europe', es: 'iberia', pt: 'iberia' }

/** Reads region and month from an address; without them the calendar shows `now` and the region of the language. */
export function parseCalendar(params: SearchParams, locale: Locale, now: Date): CalendarQuery {
  const region = singleParam(params, 'region') ?? ''
  const month = singleParam(params, 'month') ?? ''
  const isMonth = /^(?:[1-9]|1[0-2])$/.test(month)
  return {
    region: isArea(region) ? region : defaultRegions[locale],
    month: isMonth ? Number(month) : now.getUTCMonth() + 1,
    isNamed: isArea(region) || isMonth,
  }
}

/** When a species fruits in a region: as recorded for it or, without a record, for what contains it or lies in it. */
export function seasonIn(seasons: readonly Season[], region: Area): Season | null {
  const exact = seasons.filter(({ area }) => area === region)
  const near = exact.length > 0 ? exact : seasons.filter(({ area }) => area && overlaps(area, region))
  const [first] = near
  if (!first) return null
  const union = (read: (season: Season) => number[]) => [...new Set(near.flatMap(read))].sort((a, b) => a - b)
  return { ...first, months: union(({ months }) => months), peak: union(({ peak }) => peak) }
}

export const calendarGroups = ['dangerous', 'eaten', 'caution', 'others'] as const

export type CalendarGroup = (typeof calendarGroups)[number]

function groupOf({ edibility }: SpeciesCard): CalendarGroup {
  if (isToxic(edibility)) return 'dangerous'
  if (edibility === 'caution') return 'caution'
  return isEdible(edibility) ? 'eaten' : 'others'
}

export interface InRegion {
  species: SpeciesCard
  season: Season
}

/** The species of a region by danger, the most dangerous first; those with one danger by name. */
export function speciesIn(cards: Iterable<SpeciesCard>, region: Area): Record<CalendarGroup, InRegion[]> {
  const groups: Record<CalendarGroup, InRegion[]> = { dangerous: [], eaten: [], caution: [], others: [] }
  for (const species of cards) {
    const season = seasonIn(species.seasons, region)
    if (season) groups[groupOf(species)].push({ species, season })
  }
  for (const name of calendarGroups)
    groups[name].sort(
      (one, other) =>
        dangerRank(one.species.edibility) - dangerRank(other.species.edibility) ||
        one.species.scientificName.localeCompare(other.species.scientificName),
    )
  return groups
}
