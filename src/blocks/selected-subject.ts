import { type ContributionContext, type Subject, supportsKind } from '@/domains/contributions/context'
import { type ContributionKind, contributionKinds } from '@/domains/contributions/kinds'
import { isToxic, leadingEdibility } from '@/domains/species/edibility'
import { isOnlyHarmful } from '@/domains/species/sections'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { documentPath } from '@/foundation/routing/paths'
import { isShopOnSpecies } from './shops'
import type { BlockView, ContributionsBlockView } from './views'

/** The document that an editor selected; null if it is no longer published. */
function toSubject({ relationTo, value }: NonNullable<ContributionsBlockView['item']>): Subject | null {
  if (typeof value === 'string') return null
  const { id, slug, title, specie } = value
  const toxic = specie ? isToxic(leadingEdibility(specie.edibility)) : false
  return {
    subject: { relationTo, value: id },
    title: title ?? '',
    path: documentPath(relationTo, slug),
    isOnlyHarmful: isOnlyHarmful({ toxic, psychoactive: specie?.psychoactive ?? false }),
  }
}

/** Whether a block shows the contributions of the page's document. */
function isAboutPage({ item }: ContributionsBlockView, { subject }: Subject): boolean {
  const id = typeof item?.value === 'object' ? item.value.id : item?.value
  return !item || (item.relationTo === subject.relationTo && id === subject.value)
}

/** The context of a block's contributions; null if its subject is not published or does not take the kind. */
export async function findContributionContext(
  block: ContributionsBlockView & { blockType: ContributionKind },
  page: ContributionContext,
): Promise<ContributionContext | null> {
  if (isAboutPage(block, page)) return supportsKind(block.blockType, page) ? page : null
  const selected = block.item ? toSubject(block.item) : null
  if (!selected || !supportsKind(block.blockType, selected)) return null
  const { relationTo, value } = selected.subject
  if (isShopOnSpecies(relationTo, page)) return null
  dependsOn([tags.document(relationTo, value)])
  return { ...page, ...selected, idSuffix: `-of-${value}`, request: undefined }
}

/** The kinds that blocks show for the page's document, which the page then leaves out. */
export function placedContributionKinds(blocks: readonly BlockView[], page: Subject): ContributionKind[] {
  return contributionKinds.filter((kind) =>
    blocks.some((block) => block.blockType === kind && isAboutPage(block, page)),
  )
}
