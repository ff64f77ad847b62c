import type { ComponentType, ReactNode } from 'react'
import '@/ui/styles/blocks.css'
import type { BlockPage } from './page-context'
import { registry } from './registry'
import { withoutRepeated } from './repeated'
import type { BlockView } from './views'

interface BlocksProps {
  /** Stored blocks; null while there are none. */
  blocks: readonly BlockView[] | null | undefined
  /** The document that contains the blocks, and its reader. */
  page: BlockPage
}

type AnyBlockProps = BlockView & { page: BlockPage }

/** Indexing the registry with a union of block types loses which component takes which block. */
const components: ReadonlyMap<string, ComponentType<AnyBlockProps>> = new Map(
  Object.entries(registry) as [string, ComponentType<AnyBlockProps>][],
)

/** Blocks as they are rendered: texts that follow one another share a row. */
function toRows(blocks: readonly BlockView[]): BlockView[][] {
  const rows: BlockView[][] = []
  for (const block of blocks) {
    const last = rows.at(-1)
    if (block.blockType === 'content' && last?.[0]?.blockType === 'content') last.push(block)
    else rows.push([block])
  }
  return rows
}

/** Renders blocks in their order; logs and skips unknown types and repeated contents. */
export function Blocks({ blocks, page }: BlocksProps) {
  const render = (block: BlockView, index: number | string): ReactNode => {
    const Block = components.get(block.blockType)
    if (!Block) {
      console.warn(`No component renders the block type "${block.blockType}"; it is skipped.`)
      return null
    }
    const id = block.id ?? String(index)
    return <Block key={id} {...block} id={id} page={page} />
  }
  return toRows(withoutRepeated(blocks ?? [], page)).map((row, index) => {
    const [first] = row
    if (first?.blockType !== 'content') return first && render(first, index)
    return (
      <div className="row block-row" key={first.id ?? index}>
        <div className="row-wide text-columns">
          {row.map((block, column) => render(block, `${index}-${column}`))}
        </div>
      </div>
    )
  })
}
