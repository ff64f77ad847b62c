import { heardIn } from '../chosen-thing'
import type { ImpressionsBlockView } from '../views'
import type { VoicesOf } from '../voices'
import { Impressions } from './section'

/** The impressions of the page's own document, or of the one chosen. */
export async function ImpressionsBlock({ page, ...block }: ImpressionsBlockView & { page: VoicesOf }) {
  const heard = await heardIn(block, page)
  return heard ? <Impressions {...heard} /> : null
}
