import type { ComponentType, ReactNode } from 'react'
import '@/ui/styles/blocks.css'
import type { LoadedBlock } from './load-blocks'
import type { BlockPage } from './page-context'
import { registry } from './registry'
import type { BlockView } from './views'

type AnyBlockProps = BlockView & { page: BlockPage; data: unknown }

/** Indexing the registry with a union of block types loses which component takes which block. */
const components: ReadonlyMap<string, ComponentType<AnyBlockProps>> = new Map(
  Object.entries(registry).map(([type, { Block }]) => [type, Block as ComponentType<AnyBlockProps>]),
)

const isText = (loaded: LoadedBlock | undefined) => loaded?.block.blockType === 'content'

/** Blocks as they are rendered: texts that follow one another share a row. */
function toRows(blocks: readonly LoadedBlock[]): LoadedBlock[][] {
  const rows: LoadedBlock[][] = []
  for (const loaded of blocks) {
    const last = rows.at(-1)
    if (isText(loaded) && isText(last?.[0])) last?.push(loaded)
    else rows.push([loaded])
  }
  return rows
}

interface BlocksProps {
  blocks: readonly LoadedBlock[]
  /** The document that contains the blocks, and its reader. */
  page: BlockPage
}

/** Renders blocks in their order. */
export function Blocks({ blocks, page }: BlocksProps) {
  const render = ({ block, data }: LoadedBlock, index: number | string): ReactNode => {
    const Block = components.get(block.blockType)
    if (!Block || data === null) return null
    const id = block.id ?? String(index)
    return <Block key={id} {...block} id={id} page={page} data={data} />
  }
  return toRows(blocks).map((row, index) => {
    const [first] = row
    if (!isText(first)) return first && render(first, index)
    return (
      <div className="row block-row" key={first?.block.id ?? index}>
        <div className="row-wide text-columns">
          {row.map((loaded, column) => render(loaded, `${index}-${column}`))}
        </div>
      </div>
    )
  })
}
