import { BlockRow } from '@/blocks/block-row'
import { sectionHeading } from '@/domains/contributions/context'
import { RatingBars } from '@/ui/rating-bars'
import { RatingSummary } from '@/ui/rating-summary'
import { useTranslations } from '@/ui/texts'
import type { RatingData } from './load'
import type { RatingBlockView } from './view'

/** How a document is rated. */
export function RatingBlock({ id, heading, lang, data }: RatingBlockView & { data: RatingData }) {
  const { context, of, overview } = data
  const { average, count, stars } = overview
  const t = useTranslations('blocks')
  return (
    <BlockRow
      id={`rating-${id}`}
      heading={heading}
      lang={lang}
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
