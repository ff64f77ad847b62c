import { getListPage } from '@/domains/catalog/query'
import type { SpeciesCard } from '@/domains/species/listing'
import { byHeightIn, type Season } from '@/domains/species/season'
import { type Hemisphere, hemispheres } from '@/domains/species/vocabulary'
import type { Reader } from '@/foundation/payload/reader'

/** The species that fruit in one hemisphere in a month. */
export interface MonthInHemisphere {
  hemisphere: Hemisphere
  total: number
  /** Those whose season peaks closest to the month, each with its season there. */
  species: { card: SpeciesCard; season: Season }[]
}

/** Only this many species are ranked. */
const maxCandidates = 200

/** The species that fruit in a month, 1-12, by hemisphere. Hemispheres without any are left out. */
export async function speciesInSeason(
  reader: Reader,
  month: number,
  limit: number,
): Promise<MonthInHemisphere[]> {
  const seasons = await Promise.all(
    hemispheres.map(async (hemisphere) => {
      const facets = [`season:${hemisphere}:${month}`] as const
      const { cards, total } = await getListPage(reader, {
        collection: 'mushrooms',
        facets,
        sort: 'oldest',
        page: 1,
        limit: maxCandidates,
      })
      const byPeak = byHeightIn(month)
      const species = cards
        .flatMap((card) => {
          const [season] = card.seasons
            .filter((season) => season.hemisphere === hemisphere && season.months.includes(month))
            .sort(byPeak)
          return season ? [{ card, season }] : []
        })
        .sort((one, other) => byPeak(one.season, other.season))
        .slice(0, limit)
      return { hemisphere, total, species }
    }),
  )
  return seasons.filter(({ total }) => total > 0)
}
