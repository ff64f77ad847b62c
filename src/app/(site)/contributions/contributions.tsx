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

interface VoicesProps {
  about: ContributionContext
  /** Kinds that blocks of the page show already. */
  placed?: readonly ContributionKind[]
}

/** What members say of a thing, at the end of its page. */
export function Contributions({ about, placed = [] }: VoicesProps) {
  return contributionKinds.map((kind) => {
    const Section = sections[kind]
    return supportsKind(kind, about) && !placed.includes(kind) ? <Section key={kind} {...about} /> : null
  })
}
