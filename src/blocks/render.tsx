import type { ComponentType } from 'react'
import type { ContributionContext } from '@/domains/contributions/context'
import { registry } from './registry'
import type { BlockView } from './views'

interface BlocksProps {
  blocks: readonly BlockView[]
  /** The document they stand in, and its reader. */
  page: ContributionContext
}

/** Blocks in their order. A type nobody draws is skipped, and said so in the log. */
export function Blocks({ blocks, page }: BlocksProps) {
  return blocks.map((block, index) => {
    const Block = (
      registry as unknown as Record<
        string,
        ComponentType<BlockView & { page: ContributionContext }> | undefined
      >
    )[block.blockType]
    if (!Block) {
      console.warn(`No component draws the block type "${block.blockType}"; it is skipped.`)
      return null
    }
    return <Block key={block.id ?? index} {...block} page={page} />
  })
}
