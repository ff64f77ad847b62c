import { getTranslations } from 'next-intl/server'
import { BlockRow } from '@/blocks/block-row'
import { findSubjectContext } from '@/blocks/selected-subject'
import { type ContributionContext, sectionHeading } from '@/domains/contributions/context'
import { ratingSources } from '@/domains/contributions/server/subjects'
import { impressionOverview } from '@/domains/impressions/queries'
import { reviewOverview } from '@/domains/reviews/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { RatingBars } from '@/ui/rating-bars'
import { RatingSummary } from '@/ui/rating-summary'
import type { RatingBlockView } from './view'

/** How a document is rated: species by impressions, everything else by reviews. */
export async function RatingBlock({ page, ...block }: RatingBlockView & { page: ContributionContext }) {
  const context = findSubjectContext(block, page)
  if (!context) return null
  const { reader, subject } = context
  dependsOn([tags.activity(subject.relationTo, subject.value)])
  const isByImpressions = ratingSources[subject.relationTo] === 'impressions'
  const of = isByImpressions ? 'ratings' : 'reviews'
  const overview = isByImpressions ? impressionOverview : reviewOverview
  const { average, count, stars } = await overview(reader, subject)
  const t = await getTranslations('blocks')
  return (
    <BlockRow
      id={`rating-${block.id}`}
      heading={block.heading}
      lang={block.lang}
      defaultHeading={sectionHeading(t('rating'), context)}
    >
      {average === null ? (
        <RatingSummary average={null} count={0} of={of} />
      ) : (
        <RatingBars
          average={average}
          total={count}
          bars={[5, 4, 3, 2, 1].map((one) => ({ stars: one, count: stars[one - 1] ?? 0 }))}
          of={of}
        />
      )}
    </BlockRow>
  )
}
