import { fetchMyEntries } from '@/domains/contributions/browser/fetch-my-entries'

/** The current user's review of a subject in its latest version. */
export interface MyReview {
  id: string
  rating: number
  headline: string
  review: string
  anonymous: boolean
  /** The language that it is written in. */
  locale?: string
  state: 'published' | 'pending' | 'declined'
  /** Whether a version of it is public, which can be older than this one. */
  isPublic: boolean
  images: { id: string; name: string; preview: string }[]
}

interface Picture {
  id: string
  alt: string
  url?: string | null
  sizes?: { card?: { url?: string | null } }
}

/** A review in the response of `/api/reviews/own`. */
export interface ReviewDoc {
  id: string
  rating: number
  headline: string
  review: string
  anonymous?: boolean | null
  locale?: string | null
  images?: { image: Picture | string }[] | null
  _status?: string | null
  declinedReason?: string | null
  isPublic: boolean
}

export function toMyReview({ images, _status, declinedReason, anonymous, ...doc }: ReviewDoc): MyReview {
  const { id, rating, headline, review, locale, isPublic } = doc
  return {
    id,
    rating,
    headline,
    review,
    anonymous: Boolean(anonymous),
    locale: locale ?? undefined,
    isPublic,
    state: _status === 'published' ? 'published' : declinedReason ? 'declined' : 'pending',
    images: (images ?? []).flatMap(({ image }) =>
      typeof image === 'object'
        ? [{ id: image.id, name: image.alt, preview: image.sizes?.card?.url ?? image.url ?? '' }]
        : [],
    ),
  }
}

/** Fetches the user's review of a subject. */
export async function fetchMyReview(item: string): Promise<MyReview | null> {
  const [doc] = await fetchMyEntries<ReviewDoc>('reviews', item)
  return doc ? toMyReview(doc) : null
}
