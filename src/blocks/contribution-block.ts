import type { ContributionContext } from '@/domains/contributions/context'
import type { ContributionKind } from '@/domains/contributions/kinds'
import type { SubjectBlockView } from './relations'
import { findContributionContext } from './selected-subject'

/** What a block of contributions shows, and the document that it is about. */
export interface ContributionBlockData<Data> {
  context: ContributionContext
  data: Data
}

/** Returns the load of a block that shows the contributions of one kind about a document. */
export function contributionBlockLoad<Data>(load: (context: ContributionContext) => Promise<Data>) {
  return async (
    block: SubjectBlockView & { blockType: ContributionKind },
    page: ContributionContext,
  ): Promise<ContributionBlockData<Data> | null> => {
    const context = findContributionContext(block, page)
    return context && { context, data: await load(context) }
  }
}
