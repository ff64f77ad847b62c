import { type LoadedBlock, loadBlocks } from '@/blocks/load-blocks'
import { placedContributionKinds } from '@/blocks/selected-subject'
import type { BlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import { type ContributionsData, loadContributions } from './load-contributions'

export interface BlocksAndContributions {
  blocks: LoadedBlock[]
  /** Null where the document takes no contributions, or blocks show them all. */
  contributions: ContributionsData | null
}

/** Reads what the blocks of a document show, and the contributions that none of them shows. */
export async function loadBlocksAndContributions(
  layout: readonly BlockView[],
  context: ContributionContext,
): Promise<BlocksAndContributions> {
  const [blocks, contributions] = await Promise.all([
    loadBlocks(layout, context),
    loadContributions({ context, placed: placedContributionKinds(layout, context) }),
  ])
  return { blocks, contributions }
}
