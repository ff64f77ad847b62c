import type { RecipeSample } from '@sample/types'
import { blackTrumpetTagliatelle } from './black-trumpet-tagliatelle'
import { chanterelleScrambledEggs } from './chanterelle-scrambled-eggs'
import { garlicButtonMushrooms } from './garlic-button-mushrooms'
import { hotAndSourSoupWithWoodEars } from './hot-and-sour-soup-with-wood-ears'
import { kingOysterWithWhiteBeans } from './king-oyster-with-white-beans'
import { lionsManeCakes } from './lions-mane-cakes'
import { morelsInCreamOnToast } from './morels-in-cream-on-toast'
import { mushroomStroganoff } from './mushroom-stroganoff'
import { oysterMushroomTacos } from './oyster-mushroom-tacos'
import { porciniRisotto } from './porcini-risotto'
import { refrigeratorPickledButtons } from './refrigerator-pickled-buttons'
import { roastMaitakeWithBarley } from './roast-maitake-with-barley'
import { saffronMilkCapsWithPotatoes } from './saffron-milk-caps-with-potatoes'
import { shiitakeNoodleSoup } from './shiitake-noodle-soup'
import { strawMushroomCoconutSoup } from './straw-mushroom-coconut-soup'

export const recipes: RecipeSample[] = [
  blackTrumpetTagliatelle,
  chanterelleScrambledEggs,
  garlicButtonMushrooms,
  hotAndSourSoupWithWoodEars,
  kingOysterWithWhiteBeans,
  lionsManeCakes,
  morelsInCreamOnToast,
  mushroomStroganoff,
  oysterMushroomTacos,
  porciniRisotto,
  refrigeratorPickledButtons,
  roastMaitakeWithBarley,
  saffronMilkCapsWithPotatoes,
  shiitakeNoodleSoup,
  strawMushroomCoconutSoup,
]
