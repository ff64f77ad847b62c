/** One's own impression in its latest wording. */
export interface MyImpression {
  id: string
  state: 'published' | 'pending' | 'declined'
  rating: number
  headline: string
  impression: string
  /** What its form takes up, as it is sent; what was chosen more than once stands in one text. */
  values: Record<string, string>
}

interface Chosen {
  id: string
  slug: string
}

/** What the call for one's own entries answers of an impression. */
export interface ImpressionDoc {
  id: string
  rating: number
  headline: string
  impression: string
  consumptionForm?: Chosen | string | null
  otherConsumptionForm?: string | null
  experiential?: (Chosen | string)[] | null
  helpsWith?: (Chosen | string)[] | null
  anonymous?: boolean | null
  _status?: string | null
  declinedReason?: string | null
}

const idsOf = (chosen: ImpressionDoc['helpsWith']) =>
  (chosen ?? []).map((one) => (typeof one === 'object' ? one.id : one)).join(',')

export function toMyImpression(doc: ImpressionDoc): MyImpression {
  const { id, rating, headline, impression, consumptionForm, _status, declinedReason } = doc
  return {
    id,
    state: _status === 'published' ? 'published' : declinedReason ? 'declined' : 'pending',
    rating,
    headline,
    impression,
    values: {
      rating: String(rating),
      headline,
      impression,
      consumptionForm: typeof consumptionForm === 'object' ? (consumptionForm?.slug ?? '') : '',
      otherConsumptionForm: doc.otherConsumptionForm ?? '',
      experiential: idsOf(doc.experiential),
      helpsWith: idsOf(doc.helpsWith),
      ...(doc.anonymous && { anonymous: 'on' }),
    },
  }
}

/** Asks for one's own impression of a species. */
export async function fetchMyImpression(item: string): Promise<MyImpression | null> {
  const response = await fetch(`/api/impressions/own?item=${item}`)
  const { docs } = (await response.json()) as { docs?: ImpressionDoc[] }
  return docs?.[0] ? toMyImpression(docs[0]) : null
}
