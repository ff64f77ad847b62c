import type { ReactNode } from 'react'
import type { SpeciesView } from '@/domains/species/view'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'
import { useTranslations } from '@/ui/texts'

interface ProductGuideProps {
  guide: SpeciesView['productGuide']
  /** Products of the species. */
  children: ReactNode
}

/** What to look for when buying, and products. */
export function ProductGuide({ guide, children }: ProductGuideProps) {
  const t = useTranslations('species')
  return (
    <Row id="buying" title={t('sections.buying')}>
      {guide ? (
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
      ) : null}
      {children}
    </Row>
  )
}
