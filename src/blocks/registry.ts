import type { ComponentType } from 'react'
import { Banner } from './banner/block'
import { Content } from './content/block'
import type { BlockView } from './views'

/** The component of every block; `configs.ts` holds what editors fill in. A test holds the two equal. */
export const registry: {
  [Type in BlockView['blockType']]: ComponentType<Extract<BlockView, { blockType: Type }>>
} = {
  banner: Banner,
  content: Content,
}
