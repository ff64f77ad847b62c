import type { PotencyStudy } from '@/domains/species/potency'
import { capitalize } from '@/ui/capitalize'
import { InlineText } from '@/ui/inline-text'
import { rangeText } from '@/ui/range-text'
import { Row } from '@/ui/row'
import { useFormatter, useTranslations } from '@/ui/texts'

function Study({ study: { source, basis, part, collections, amounts } }: { study: PotencyStudy }) {
  const t = useTranslations()
  const format = useFormatter()
  const number = (value: number) => format.number(value, { maximumSignificantDigits: 3 })
  const name = t(part ? `vocabulary.measuredPart.${part}` : 'potency.studies.partUnknown')
  return (
    <li>
      <h3>{capitalize(name)}</h3>
      <p className="caption">
        <a href={source.url}>{source.citation}</a>
        {' · '}
        {t(`vocabulary.basis.${basis}`)}
        {collections ? ` · ${t('species.chemistry.collections', { count: collections })}` : null}
      </p>
      <dl>
        {amounts.map(({ compound, url, perGram }) => (
          <div key={url}>
            <dt>
              <InlineText text={compound} />
            </dt>
            {perGram ? (
              <dd className="numeric">{rangeText(perGram, number)} mg</dd>
            ) : (
              <dd className="unknown-value">{t('potency.studies.notInStudy')}</dd>
            )}
          </div>
        ))}
      </dl>
    </li>
  )
}

/** Each study with the part and the number of collections that it measured. */
export function Studies({ studies }: { studies: readonly PotencyStudy[] }) {
  const t = useTranslations('potency.studies')
  return (
    <Row id="studies" title={t('title')} note={t('note')}>
      <ul className="row-wide potency-studies">
        {studies.map((study) => (
          <Study
            key={[study.source.url, study.basis, study.part, study.collections].join(' ')}
            study={study}
          />
        ))}
      </ul>
    </Row>
  )
}
