import { useTranslations } from 'next-intl'
import type { SpeciesView } from '@/domains/species/view'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'

/** What to look for when buying. */
export function ProductGuide({ guide }: { guide: NonNullable<SpeciesView['productGuide']> }) {
  const t = useTranslations('species')
  return (
    <Row id="buying" title={t('sections.buying')}>
      <div className="row-main prose">
        {guide.tip ? (
          <p className="lead">
            <InlineText text={guide.tip} />
          </p>
        ) : null}
        {guide.description ? (
          <p>
            <InlineText text={guide.description} />
          </p>
        ) : null}
      </div>
    </Row>
  )
}
