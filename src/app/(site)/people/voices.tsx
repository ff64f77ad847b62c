import { impressionable } from '@/foundation/contributions/items'
import { Comments } from './comments'
import type { VoicesOf } from './facts'
import { Impressions } from './impressions'
import { Reviews } from './reviews'

/** Everything that members say of a thing, at the end of its page. */
export const kinds = { impressions: Impressions, reviews: Reviews, comments: Comments } as const

export type VoiceKind = keyof typeof kinds

export function isVoiceKind(word: string): word is VoiceKind {
  return Object.hasOwn(kinds, word)
}

/** Impressions are of species alone. */
export function has(kind: string, collection: VoicesOf['item']['relationTo']): boolean {
  return kind !== 'impressions' || impressionable.includes(collection)
}

interface VoicesProps extends VoicesOf {
  /** A kind that nobody is asked for here. */
  without?: VoiceKind
}

/** What members say of a thing, at the end of its page. */
export function Voices({ without, ...about }: VoicesProps) {
  return Object.entries(kinds).map(([kind, Section]) =>
    kind !== without && has(kind, about.item.relationTo) ? <Section key={kind} {...about} /> : null,
  )
}
