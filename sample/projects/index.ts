import type { ProjectSample } from '@sample/types'
import { coffeeGroundsOysters } from './coffee-grounds-oysters'
import { oneParkOneYear } from './one-park-one-year'
import { schoolLogGarden } from './school-log-garden'
import { sporePrintLibrary } from './spore-print-library'

export const projects: ProjectSample[] = [
  coffeeGroundsOysters,
  oneParkOneYear,
  schoolLogGarden,
  sporePrintLibrary,
]
