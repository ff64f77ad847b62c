import type { ContributionContext } from '@/domains/contributions/context'
import { myEntries } from '@/domains/contributions/server/my-entries'
import type { EntryPage, RatingOverview } from '@/domains/contributions/server/published'
import { type Reactions, reactionsOf } from '@/domains/contributions/server/reactions'
import { subjectKey } from '@/domains/contributions/server/subjects'
import { loadImpressionOptions } from '@/domains/impressions/available-options'
import { type MyImpression, toMyImpression } from '@/domains/impressions/my-impression'
import type { ImpressionOptions } from '@/domains/impressions/options'
import {
  type FormSummary,
  type ImpressionView,
  impressionOverview,
  impressionStep,
  impressionSummary,
  impressionsOf,
} from '@/domains/impressions/queries'
import { parseOffset, singleParam } from '@/foundation/routing/search-params'

/** What the section of impressions shows. */
export interface ImpressionsData {
  /** Offset of the first impression, from 0. */
  offset: number
  page: EntryPage<ImpressionView>
  overview: RatingOverview
  summary: FormSummary[]
  /** The reader's, to the impressions of the page. */
  reactions: Reactions
  options: ImpressionOptions
  myImpression: MyImpression | null
}

/** Reads the impressions of a species, and the reader's own where the page is made for the reader. */
export async function loadImpressions(context: ContributionContext): Promise<ImpressionsData> {
  const { reader, subject, request } = context
  const offset = parseOffset(request && singleParam(request.query, 'from'))
  const [page, overview, summary, options, [myDoc]] = await Promise.all([
    impressionsOf(reader, { subject, from: offset, count: impressionStep, sort: 'newest' }),
    impressionOverview(reader, subject),
    impressionSummary(reader, subject),
    loadImpressionOptions(reader),
    request ? myEntries(reader, 'impressions', subjectKey(subject)) : [],
  ])
  const entryKeys = page.entries.map(({ id }) => `impressions:${id}`)
  const reactions = await reactionsOf(reader, entryKeys)
  const myImpression = myDoc ? toMyImpression(myDoc) : null
  return { offset, page, overview, summary, reactions, options, myImpression }
}
