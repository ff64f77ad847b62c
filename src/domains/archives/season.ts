import { listingPage } from '@/domains/catalog/read/list-page'
import type { SpeciesCard } from '@/domains/species/listing'
import { byHeightIn, type Season } from '@/domains/species/season'
import { type Hemisphere, hemispheres } from '@/domains/species/vocabulary'
import type { Reader } from '@/foundation/payload/reader'

/** What fruits in one hemisphere in a month. */
export interface MonthInHemisphere {
  hemisphere: Hemisphere
  total: number
  /** Those the month is known for, each with its season there. */
  species: { card: SpeciesCard; season: Season }[]
}

/** Of more than these nobody reads a table; the best of them are taken. */
const considered = 200

/** What fruits in a month 1-12, north and south; a hemisphere where nothing is known to is left out. */
export async function inSeason(reader: Reader, month: number, limit: number): Promise<MonthInHemisphere[]> {
  const found = await Promise.all(
    hemispheres.map(async (hemisphere) => {
      const facets = [`season:${hemisphere}:${month}`] as const
      const { cards, total } = await listingPage(reader, {
        collection: 'mushrooms',
        facets,
        sort: 'oldest',
        page: 1,
        limit: considered,
      })
      const best = byHeightIn(month)
      const species = cards
        .flatMap((card) => {
          const [season] = card.seasons
            .filter((one) => one.hemisphere === hemisphere && one.months.includes(month))
            .sort(best)
          return season ? [{ card, season }] : []
        })
        .sort((one, another) => best(one.season, another.season))
        .slice(0, limit)
      return { hemisphere, total, species }
    }),
  )
  return found.filter(({ total }) => total > 0)
}
