import { TaxonName } from '@/domains/cards/taxon-name'
import type { Comparison } from '@/domains/identify/compare'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import { partKey } from '@/domains/species/part-name'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'
import { useTranslations } from '@/ui/texts'

type Difference = Comparison['recorded' | 'unlisted'][number]

function DifferenceItem({ difference: { species, rival, part, own, other } }: { difference: Difference }) {
  const t = useTranslations()
  const isUnlisted = 'kind' in rival
  return (
    <li>
      <h3>{t(`vocabulary.${partKey(part, species.card.traits)}`)}</h3>
      <dl>
        <div>
          <dt className="binomial">
            <TaxonName name={species.card.scientificName} />
          </dt>
          <dd>
            <InlineText text={own} />
          </dd>
        </div>
        <div>
          <dt>
            <span className="binomial">
              <TaxonName name={isUnlisted ? rival.scientificName : rival.card.scientificName} />
            </span>
            {isUnlisted ? <EdibilityLabel edibility={rival.edibility} /> : null}
          </dt>
          <dd>
            <InlineText text={other} />
          </dd>
        </div>
      </dl>
    </li>
  )
}

/** The one difference that is recorded between two of the species. */
export function RecordedDifferences({ recorded }: Pick<Comparison, 'recorded'>) {
  const t = useTranslations('identify.comparison')
  if (recorded.length === 0) return null
  return (
    <Row id="separates" title={t('separates')} note={t('separatesNote')}>
      <ul className="row-wide separating">
        {recorded.map((difference) => (
          <DifferenceItem
            key={`${difference.species.slug}-${difference.rival.slug}`}
            difference={difference}
          />
        ))}
      </ul>
    </Row>
  )
}

/** What the species are mistaken for besides, without a page that could be compared. */
export function UnlistedDifferences({ unlisted }: Pick<Comparison, 'unlisted'>) {
  const t = useTranslations('identify.comparison')
  if (unlisted.length === 0) return null
  return (
    <Row id="unlisted" title={t('unlisted')} note={t('unlistedNote')}>
      <ul className="row-wide separating">
        {unlisted.map((difference) => (
          <DifferenceItem
            key={`${difference.species.slug}-${difference.rival.scientificName}`}
            difference={difference}
          />
        ))}
      </ul>
    </Row>
  )
}
