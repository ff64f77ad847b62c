import { useTranslations } from 'next-intl'
import { Marked } from '../../../ui/marked'
import { Row } from '../../../ui/row'
import type { SpeciesView } from '../view'

/** What to look for when buying. */
export function ProductGuide({ guide }: { guide: NonNullable<SpeciesView['productGuide']> }) {
  const say = useTranslations('species')
  return (
    <Row id="buying" title={say('sections.buying')}>
      <div className="row-main prose">
        {guide.tip ? (
          <p className="lead">
            <Marked text={guide.tip} />
          </p>
        ) : null}
        {guide.description ? (
          <p>
            <Marked text={guide.description} />
          </p>
        ) : null}
      </div>
    </Row>
  )
}
