import { randomUUID } from 'node:crypto'

export const contributionKinds = ['reviews', 'impressions', 'comments'] as const

/** Returns a contribution about a species. */
export function contributionData(collection: (typeof contributionKinds)[number], doc: string): object {
  const text = `A measurement: ${randomUUID()}`
  if (collection === 'comments') return { doc, comment: text }
  const textField = collection === 'reviews' ? 'review' : 'impression'
  return { doc, rating: 4, headline: 'A measurement', [textField]: text }
}
