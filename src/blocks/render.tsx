import type { ComponentType } from 'react'
import type { ContributionContext } from '@/domains/contributions/context'
import { registry } from './registry'
import type { BlockView } from './views'

interface BlocksProps {
  blocks: readonly BlockView[]
  /** The document that contains the blocks, and its reader. */
  page: ContributionContext
}

type AnyBlockProps = BlockView & { page: ContributionContext }

/** Indexing the registry with a union of block types loses which component takes which block. */
const components: ReadonlyMap<string, ComponentType<AnyBlockProps>> = new Map(
  Object.entries(registry) as [string, ComponentType<AnyBlockProps>][],
)

/** Renders blocks in their order; logs and skips unknown types. */
export function Blocks({ blocks, page }: BlocksProps) {
  return blocks.map((block, index) => {
    const Block = components.get(block.blockType)
    if (!Block) {
      console.warn(`No component renders the block type "${block.blockType}"; it is skipped.`)
      return null
    }
    return <Block key={block.id ?? index} {...block} page={page} />
  })
}
