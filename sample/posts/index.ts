import type { PostSample } from '@sample/types'
import { dryingAndStoringMushrooms } from './drying-and-storing-mushrooms'
import { firstMushroomsToGrow } from './first-mushrooms-to-grow'
import { howToReadASporePrint } from './how-to-read-a-spore-print'
import { pickingLawSpainPortugalMexicoBrazil } from './picking-law-spain-portugal-mexico-brazil'
import { tenDeadlyMushrooms } from './ten-deadly-mushrooms'
import { whatStudiesOfMedicinalMushroomsSay } from './what-studies-of-medicinal-mushrooms-say'

export const posts: PostSample[] = [
  dryingAndStoringMushrooms,
  firstMushroomsToGrow,
  howToReadASporePrint,
  pickingLawSpainPortugalMexicoBrazil,
  tenDeadlyMushrooms,
  whatStudiesOfMedicinalMushroomsSay,
]
