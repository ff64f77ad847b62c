import { type ContributionContext, type Subject, supportsKind } from '@/domains/contributions/context'
import { type ContributionKind, contributionKinds } from '@/domains/contributions/kinds'
import { isToxic, leadingEdibility } from '@/domains/species/edibility'
import { isOnlyHarmful } from '@/domains/species/sections'
import { supplierName } from '@/domains/suppliers/name'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { documentPath } from '@/foundation/routing/paths'
import type { SubjectBlockView } from './relations'
import { mayNotShowShop } from './shops'
import type { BlockView } from './views'

/** The document that an editor selected; null if it is no longer published. */
function toSubject({ relationTo, value }: NonNullable<SubjectBlockView['item']>): Subject | null {
  if (typeof value !== 'object' || !value?.slug) return null
  const { id, slug, title, specie } = value
  const toxic = specie ? isToxic(leadingEdibility(specie.edibility)) : false
  return {
    subject: { relationTo, value: id },
    title: title ?? supplierName(value),
    path: documentPath(relationTo, slug),
    isOnlyHarmful: isOnlyHarmful({ toxic, psychoactive: specie?.psychoactive ?? false }),
  }
}

/** Whether a block is about the page's document. */
function isAboutPage({ item }: SubjectBlockView, { subject }: Subject): boolean {
  const id = typeof item?.value === 'object' ? item.value?.id : item?.value
  return !item || (item.relationTo === subject.relationTo && id === subject.value)
}

/** The context of the document that a block is about; null if it is not published or may not be shown on the page. */
export function findSubjectContext(
  block: SubjectBlockView,
  page: ContributionContext,
): ContributionContext | null {
  if (isAboutPage(block, page)) return page
  const selected = block.item ? toSubject(block.item) : null
  if (!selected || mayNotShowShop(selected.subject.relationTo, page)) return null
  const { relationTo, value } = selected.subject
  dependsOn([tags.document(relationTo, value)])
  return { ...page, ...selected, idSuffix: `-of-${value}`, request: undefined }
}

/** The context of a block's contributions; null if its subject does not take the kind either. */
export function findContributionContext(
  block: SubjectBlockView & { blockType: ContributionKind },
  page: ContributionContext,
): ContributionContext | null {
  const context = findSubjectContext(block, page)
  return context && supportsKind(block.blockType, context) ? context : null
}

const isContribution = (block: BlockView): block is BlockView & { blockType: ContributionKind } =>
  contributionKinds.some((kind) => kind === block.blockType)

/** The kinds that blocks show for the page's document, which the page then leaves out. */
export function placedContributionKinds(blocks: readonly BlockView[], page: Subject): ContributionKind[] {
  const placed = blocks.filter(isContribution).filter((block) => isAboutPage(block, page))
  return contributionKinds.filter((kind) => placed.some((block) => block.blockType === kind))
}
