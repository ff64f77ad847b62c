/** Reviews shown at first, and with each press for more. */
export const reviewSteps = { first: 3, more: 5 } as const

/** Which reviews are asked for. */
export interface ReviewQuery {
  stars?: number
  sort: 'newest' | 'helpful'
  /** Place of the first, from 0. */
  from: number
}

/** What an address asks for; what makes no sense is not asked. */
export function reviewQuery(text: (name: string) => string | undefined): ReviewQuery {
  const stars = text('stars')
  const from = text('from')
  return {
    ...(stars && /^[1-5]$/.test(stars) && { stars: Number(stars) }),
    sort: text('sort') === 'helpful' ? 'helpful' : 'newest',
    from: from && /^\d{1,5}$/.test(from) ? Number(from) : 0,
  }
}
