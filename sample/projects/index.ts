import type { ProjectSample } from '@sample/types'
import { coffeeGroundsOysters } from './coffee-grounds-oysters'
import { oneParkOneYear } from './one-park-one-year'
import { schoolLogGarden } from './school-log-garden'
import { southernSeasonCalendar } from './southern-season-calendar'
import { spentBlocksToSoil } from './spent-blocks-to-soil'
import { sporePrintLibrary } from './spore-print-library'
import { warningPosterForMarkets } from './warning-poster-for-markets'
import { wineCapPaths } from './wine-cap-paths'

export const projects: ProjectSample[] = [
  coffeeGroundsOysters,
  oneParkOneYear,
  schoolLogGarden,
  southernSeasonCalendar,
  spentBlocksToSoil,
  sporePrintLibrary,
  warningPosterForMarkets,
  wineCapPaths,
]
