import { useTranslations } from 'next-intl'
import type { Comparison } from '@/domains/identify/compare'
import { partKey } from '@/domains/species/part-name'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'

/** The one difference that is recorded between two of the species. */
export function RecordedDifferences({ recorded }: Pick<Comparison, 'recorded'>) {
  const t = useTranslations()
  if (recorded.length === 0) return null
  return (
    <Row
      id="separates"
      title={t('identify.comparison.separates')}
      note={t('identify.comparison.separatesNote')}
    >
      <ul className="row-wide separating">
        {recorded.map(({ species, rival, part, own, other }) => (
          <li key={`${species.slug}-${rival.slug}`}>
            <h3>{t(`vocabulary.${partKey(part, species.card.traits)}`)}</h3>
            <dl>
              <div>
                <dt className="binomial">{species.card.scientificName}</dt>
                <dd>
                  <InlineText text={own} />
                </dd>
              </div>
              <div>
                <dt className="binomial">{rival.card.scientificName}</dt>
                <dd>
                  <InlineText text={other} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Row>
  )
}
