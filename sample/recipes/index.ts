import type { RecipeSample } from '@sample/types'
import { chanterelleScrambledEggs } from './chanterelle-scrambled-eggs'
import { garlicButtonMushrooms } from './garlic-button-mushrooms'
import { kingOysterWithWhiteBeans } from './king-oyster-with-white-beans'
import { lionsManeCakes } from './lions-mane-cakes'
import { morelsInCreamOnToast } from './morels-in-cream-on-toast'
import { oysterMushroomTacos } from './oyster-mushroom-tacos'
import { porciniRisotto } from './porcini-risotto'
import { shiitakeNoodleSoup } from './shiitake-noodle-soup'

export const recipes: RecipeSample[] = [
  chanterelleScrambledEggs,
  garlicButtonMushrooms,
  kingOysterWithWhiteBeans,
  lionsManeCakes,
  morelsInCreamOnToast,
  oysterMushroomTacos,
  porciniRisotto,
  shiitakeNoodleSoup,
]
