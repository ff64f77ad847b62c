import { fetchMyEntries } from '@/domains/contributions/browser/fetch-my-entries'

/** The current user's impression of a species in its latest version. */
export interface MyImpression {
  id: string
  state: 'published' | 'pending' | 'declined'
  rating: number
  headline: string
  impression: string
  /** The language that it is written in. */
  locale?: string
  /** Its form values as they are sent; several values are joined with commas. */
  values: Record<string, string>
}

interface Category {
  id: string
  slug: string
}

/** An impression in the response of `/api/impressions/own`. */
export interface ImpressionDoc {
  id: string
  rating: number
  headline: string
  impression: string
  consumptionForm?: Category | string | null
  otherConsumptionForm?: string | null
  experiential?: (Category | string)[] | null
  helpsWith?: (Category | string)[] | null
  anonymous?: boolean | null
  locale?: string | null
  _status?: string | null
  declinedReason?: string | null
}

const joinIds = (categories: ImpressionDoc['helpsWith']) =>
  (categories ?? []).map((one) => (typeof one === 'object' ? one.id : one)).join(',')

export function toMyImpression(doc: ImpressionDoc): MyImpression {
  const { id, rating, headline, impression, consumptionForm, _status, declinedReason } = doc
  return {
    id,
    state: _status === 'published' ? 'published' : declinedReason ? 'declined' : 'pending',
    rating,
    headline,
    impression,
    locale: doc.locale ?? undefined,
    values: {
      rating: String(rating),
      headline,
      impression,
      consumptionForm: typeof consumptionForm === 'object' ? (consumptionForm?.slug ?? '') : '',
      otherConsumptionForm: doc.otherConsumptionForm ?? '',
      experiential: joinIds(doc.experiential),
      helpsWith: joinIds(doc.helpsWith),
      ...(doc.anonymous && { anonymous: 'on' }),
    },
  }
}

/** Fetches the user's impression of a species. */
export async function fetchMyImpression(item: string): Promise<MyImpression | null> {
  const [doc] = await fetchMyEntries<ImpressionDoc>('impressions', item)
  return doc ? toMyImpression(doc) : null
}
