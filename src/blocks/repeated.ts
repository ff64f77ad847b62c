import type { ContributionContext } from '@/domains/contributions/context'
import { contributionKinds } from '@/domains/contributions/kinds'
import { singleBlocks } from '@/domains/pages/default-layouts'
import type { SubjectBlockView } from './relations'
import type { BlockView } from './views'

const isContribution = (block: BlockView): block is BlockView & SubjectBlockView =>
  contributionKinds.some((kind) => kind === block.blockType)

/** What a block shows, if a page shows it once; undefined for blocks that may be placed several times. */
function singleContent(block: BlockView, { subject }: ContributionContext): string | undefined {
  const { blockType } = block
  if (singleBlocks.includes(blockType)) return blockType
  if (!isContribution(block)) return undefined
  const { relationTo, value } = block.item ?? subject
  const id = typeof value === 'object' ? value?.id : value
  return `${blockType} of ${relationTo} ${id}`
}

/** Leaves out blocks that show once more what the page already shows, the list of the page or the same comments. */
export function withoutRepeated(blocks: readonly BlockView[], page: ContributionContext): BlockView[] {
  const shown = new Set<string>()
  return blocks.filter((block) => {
    const content = singleContent(block, page)
    if (content === undefined) return true
    const isRepeated = shown.has(content)
    if (isRepeated) console.warn(`The page already shows "${content}"; the second block is skipped.`)
    shown.add(content)
    return !isRepeated
  })
}
