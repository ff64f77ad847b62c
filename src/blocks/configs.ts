import type { Block } from 'payload'
import { banner } from './banner/config'
import { content } from './content/config'

/** Every block an editor can place; `registry.ts` holds the component of each. */
export const blocks: Block[] = [banner, content]
