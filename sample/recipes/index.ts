import type { RecipeSample } from '@sample/types'
import { chanterelleScrambledEggs } from './chanterelle-scrambled-eggs'
import { garlicButtonMushrooms } from './garlic-button-mushrooms'

export const recipes: RecipeSample[] = [chanterelleScrambledEggs, garlicButtonMushrooms]
