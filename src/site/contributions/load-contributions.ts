import { type CommentsData, loadComments } from '@/domains/comments/components/load-comments'
import { type ContributionContext, supportsKind } from '@/domains/contributions/context'
import { type ContributionKind, contributionKinds } from '@/domains/contributions/kinds'
import { countEntries } from '@/domains/contributions/server/published'
import { type ImpressionsData, loadImpressions } from '@/domains/impressions/components/load-impressions'
import { loadReviews, type ReviewsData } from '@/domains/reviews/components/load-reviews'

/** A section of contributions, and what it shows. */
export type LoadedSection = { context: ContributionContext } & (
  | { kind: 'impressions'; data: ImpressionsData }
  | { kind: 'reviews'; data: ReviewsData }
  | { kind: 'comments'; data: CommentsData }
)

/** What people say about a document. */
export interface ContributionsData {
  sections: LoadedSection[]
  /** The number of published entries. */
  counts: Record<ContributionKind, number>
}

interface PlacedContributions {
  context: ContributionContext
  /** Kinds that blocks of the page show already. */
  placed?: readonly ContributionKind[]
}

/** Reads the entries of one kind about a document. */
export async function loadSection(
  kind: ContributionKind,
  context: ContributionContext,
): Promise<LoadedSection> {
  switch (kind) {
    case 'impressions':
      return { kind, context, data: await loadImpressions(context) }
    case 'reviews':
      return { kind, context, data: await loadReviews(context) }
    case 'comments':
      return { kind, context, data: await loadComments(context) }
  }
}

/** Reads everything that people say about a document; null if it takes no contributions, or blocks show them all. */
export async function loadContributions({
  context,
  placed = [],
}: PlacedContributions): Promise<ContributionsData | null> {
  const kinds = contributionKinds.filter((kind) => supportsKind(kind, context) && !placed.includes(kind))
  if (kinds.length === 0) return null
  const [counts, sections] = await Promise.all([
    countEntries(context.reader, context.subject),
    Promise.all(kinds.map((kind) => loadSection(kind, { ...context, level: 3 }))),
  ])
  return { sections, counts }
}
