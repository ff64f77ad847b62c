import type { Mushroom } from '@/payload-types'
import { type Area, areas, overlaps } from './areas'
import { isToxic } from './edibility'
import type { Edibility, Hemisphere } from './vocabulary'

/** When it fruits in one region. */
export interface Season {
  region: string
  /** The part of the world that the region belongs to; null if it is not recorded. */
  area: Area | null
  hemisphere: Hemisphere
  /** Months 1-12. */
  months: number[]
  /** Months in which it is most common. */
  peak: number[]
}

export function seasonsOf({ seasons }: Mushroom['specie']): Season[] {
  return (seasons ?? []).map(({ region, area, hemisphere, months, peak }) => ({
    region,
    area: area ?? null,
    hemisphere,
    months: months.map(Number),
    peak: (peak ?? []).map(Number),
  }))
}

/** Months in which it fruits, by hemisphere: `north:11`. */
export function fruitingMonths(seasons: readonly Season[]): `${Hemisphere}:${number}`[] {
  return seasons.flatMap(({ hemisphere, months }) => months.map((month) => `${hemisphere}:${month}` as const))
}

/** Months in which it fruits anywhere. */
export function monthsOf(seasons: readonly Season[]): number[] {
  return [...new Set(seasons.flatMap(({ months }) => months))]
}

/** Parts of the world about which its seasons say something. */
export function areasOf(seasons: readonly Season[]): Area[] {
  return areas.filter((area) => seasons.some((season) => season.area && overlaps(season.area, area)))
}

/**
 * Fewer dangerous species than these say more about the records of a region than about the region: of Iberia, of which most
 * is recorded, they are nearly forty.
 */
const fewDangerous = 18

/** Whether so little is recorded of a region that readers must not conclude anything from what is missing. */
export function isThinlyRecorded(
  species: Iterable<{ edibility: Edibility; seasons: readonly Pick<Season, 'area'>[] }>,
  region: Area,
): boolean {
  const dangerous = [...species].filter(
    ({ edibility, seasons }) =>
      isToxic(edibility) && seasons.some(({ area }) => area && overlaps(area, region)),
  )
  return dangerous.length < fewDangerous || dangerous.every(({ edibility }) => edibility !== 'deadly')
}

/** Compares species for a month: those at their peak first, then those with the shortest season. */
export function byHeightIn(month: number) {
  const rank = ({ months, peak }: Season) => (peak.includes(month) ? 0 : 12) + months.length
  return (one: Season, another: Season) => rank(one) - rank(another)
}
