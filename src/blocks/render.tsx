import type { ComponentType } from 'react'
import { registry } from './registry'
import type { BlockView } from './views'

/** Blocks in their order. A type nobody draws is skipped, and said so in the log. */
export function Blocks({ blocks }: { blocks: readonly BlockView[] }) {
  return blocks.map((block, index) => {
    const Block = (registry as Record<string, ComponentType<BlockView> | undefined>)[block.blockType]
    if (!Block) {
      console.warn(`No component draws the block type "${block.blockType}"; it is skipped.`)
      return null
    }
    return <Block key={block.id ?? index} {...block} />
  })
}
