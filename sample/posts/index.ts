import type { PostSample } from '@sample/types'
import { afterADoubtfulMeal } from './after-a-doubtful-meal'
import { buyingMushrooms } from './buying-mushrooms'
import { dryingAndStoringMushrooms } from './drying-and-storing-mushrooms'
import { firstMushroomsToGrow } from './first-mushrooms-to-grow'
import { folkTestsThatFail } from './folk-tests-that-fail'
import { howToReadASporePrint } from './how-to-read-a-spore-print'
import { mushroomsSunlightAndVitaminD } from './mushrooms-sunlight-and-vitamin-d'
import { notesAndPhotographsThatIdentify } from './notes-and-photographs-that-identify'
import { pickingLawSpainPortugalMexicoBrazil } from './picking-law-spain-portugal-mexico-brazil'
import { tenDeadlyMushrooms } from './ten-deadly-mushrooms'
import { travelsOfTheDeathCap } from './travels-of-the-death-cap'
import { whatStudiesOfMedicinalMushroomsSay } from './what-studies-of-medicinal-mushrooms-say'
import { whyChanterellesAreNotFarmed } from './why-chanterelles-are-not-farmed'
import { whyMushroomsAreCooked } from './why-mushrooms-are-cooked'
import { whyMushroomsChangeTheirNames } from './why-mushrooms-change-their-names'

export const posts: PostSample[] = [
  afterADoubtfulMeal,
  buyingMushrooms,
  dryingAndStoringMushrooms,
  firstMushroomsToGrow,
  folkTestsThatFail,
  howToReadASporePrint,
  mushroomsSunlightAndVitaminD,
  notesAndPhotographsThatIdentify,
  pickingLawSpainPortugalMexicoBrazil,
  tenDeadlyMushrooms,
  travelsOfTheDeathCap,
  whatStudiesOfMedicinalMushroomsSay,
  whyChanterellesAreNotFarmed,
  whyMushroomsAreCooked,
  whyMushroomsChangeTheirNames,
]
