import type { ContributionContext } from '@/domains/contributions/context'
import { dependsOn } from '@/foundation/cache/page-context'
import { contentTags } from './content-tags'
import { registry } from './registry'
import { withoutRepeated } from './repeated'
import type { BlockView } from './views'

/** A block and what `load` of the registry has read for it. */
export interface LoadedBlock {
  block: BlockView
  /** Null: nothing is shown. Such a block stays in the list, because it separates the texts before and after it. */
  data: unknown
}

type AnyLoad = (block: BlockView, page: ContributionContext) => Promise<unknown>

/** Indexing the registry with a union of block types loses which load takes which block. */
const loads: ReadonlyMap<string, AnyLoad | undefined> = new Map(
  Object.entries(registry).map(([type, { load }]) => [type, load as AnyLoad | undefined]),
)

async function loadBlock(block: BlockView, page: ContributionContext): Promise<LoadedBlock> {
  if (!loads.has(block.blockType)) {
    console.warn(`No component renders the block type "${block.blockType}"; it is skipped.`)
    return { block, data: null }
  }
  const load = loads.get(block.blockType)
  if (!load) dependsOn(contentTags(block, page))
  return { block, data: await load?.(block, page) }
}

/** Reads what the blocks of a document show; logs and skips unknown types and repeated contents. */
export function loadBlocks(
  blocks: readonly BlockView[] | null | undefined,
  page: ContributionContext,
): Promise<LoadedBlock[]> {
  return Promise.all(withoutRepeated(blocks ?? [], page).map((block) => loadBlock(block, page)))
}
