import type { PostSample } from '@sample/types'
import { firstMushroomsToGrow } from './first-mushrooms-to-grow'
import { howToReadASporePrint } from './how-to-read-a-spore-print'
import { tenDeadlyMushrooms } from './ten-deadly-mushrooms'

export const posts: PostSample[] = [firstMushroomsToGrow, howToReadASporePrint, tenDeadlyMushrooms]
