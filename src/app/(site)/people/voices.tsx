import { Comments } from '@/blocks/comments/section'
import { Impressions } from '@/blocks/impressions/section'
import { Reviews } from '@/blocks/reviews/section'
import { isHeard, type VoiceKind, type VoicesOf, voiceKinds } from '@/blocks/voices'

export const sections = { impressions: Impressions, reviews: Reviews, comments: Comments } as const

interface VoicesProps {
  about: VoicesOf
  /** Kinds that blocks of the page show already. */
  placed?: readonly VoiceKind[]
}

/** What members say of a thing, at the end of its page. */
export function Voices({ about, placed = [] }: VoicesProps) {
  return voiceKinds.map((kind) => {
    const Section = sections[kind]
    return isHeard(kind, about) && !placed.includes(kind) ? <Section key={kind} {...about} /> : null
  })
}
