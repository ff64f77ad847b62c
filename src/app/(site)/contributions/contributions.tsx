import { Comments } from '@/domains/comments/components/comments-section'
import {
  type ContributionContext,
  type ContributionKind,
  contributionKinds,
  supportsKind,
} from '@/domains/contributions/context'
import { Impressions } from '@/domains/impressions/components/impressions-section'
import { Reviews } from '@/domains/reviews/components/reviews-section'

export const sections = { impressions: Impressions, reviews: Reviews, comments: Comments } as const

interface ContributionsProps {
  context: ContributionContext
  /** Kinds that blocks of the page show already. */
  placed?: readonly ContributionKind[]
}

/** The sections of contributions at the end of a document's page. */
export function Contributions({ context, placed = [] }: ContributionsProps) {
  return contributionKinds.map((kind) => {
    const Section = sections[kind]
    return supportsKind(kind, context) && !placed.includes(kind) ? <Section key={kind} {...context} /> : null
  })
}
