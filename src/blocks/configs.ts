import type { Block } from 'payload'
import { banner } from './banner/config'
import { comments } from './comments/config'
import { content } from './content/config'
import { impressions } from './impressions/config'
import { reviews } from './reviews/config'

/** Every block an editor can place; `registry.ts` holds the component of each. */
export const blocks: Block[] = [banner, content, impressions, reviews, comments]
