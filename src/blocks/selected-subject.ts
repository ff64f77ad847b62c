import {
  type ContributionContext,
  type ContributionKind,
  contributionKinds,
  type Subject,
  supportsKind,
} from '@/domains/contributions/context'
import { isToxic, leadingEdibility } from '@/domains/species/edibility'
import { tellsOnlyHarm } from '@/domains/species/sections'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import { documentPath } from '@/foundation/routing/paths'
import { isShopOnSpecies } from './goods'
import type { BlockView, ContributionsBlockView } from './views'

/** The thing an editor has chosen; null where it is no longer published. */
function thingOf({ relationTo, value }: NonNullable<ContributionsBlockView['item']>): Subject | null {
  if (typeof value === 'string') return null
  const { id, slug, title, specie } = value
  const toxic = specie ? isToxic(leadingEdibility(specie.edibility)) : false
  return {
    item: { relationTo, value: id },
    title: title ?? '',
    path: documentPath(relationTo, slug),
    onlyHarms: tellsOnlyHarm({ toxic, psychoactive: specie?.psychoactive ?? false }),
  }
}

function isOwn({ item }: ContributionsBlockView, page: Subject): boolean {
  const id = typeof item?.value === 'object' ? item.value.id : item?.value
  return !item || (item.relationTo === page.item.relationTo && id === page.item.value)
}

/** Whose voices a block shows: those of the page's own document, or of the one chosen; null where there are none. */
export async function contributionContextIn(
  block: ContributionsBlockView & { blockType: ContributionKind },
  page: ContributionContext,
): Promise<ContributionContext | null> {
  if (isOwn(block, page)) return supportsKind(block.blockType, page) ? page : null
  const subject = block.item ? thingOf(block.item) : null
  if (!subject || isShopOnSpecies(subject.item.relationTo, page) || !supportsKind(block.blockType, subject))
    return null
  await dependsOn([tags.document(subject.item.relationTo, subject.item.value)])
  return { ...page, ...subject, place: `-of-${subject.item.value}`, visit: null }
}

/** What blocks of a page show of its own document already. */
export function placedContributionKinds(blocks: readonly BlockView[], page: Subject): ContributionKind[] {
  return contributionKinds.filter((kind) =>
    blocks.some((block) => block.blockType === kind && isOwn(block, page)),
  )
}
