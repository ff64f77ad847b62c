import type { ReactNode } from 'react'
import type { SpeciesView } from '@/domains/species/view'
import { plainText } from '@/foundation/i18n/localized-text'
import { InlineList, InlineText } from '@/ui/inline-text'
import { rangeText } from '@/ui/range-text'
import { Row } from '@/ui/row'
import { useFormatter, useTranslations } from '@/ui/texts'
import { Fact } from './fact'

interface PoisoningProps {
  poisoning: NonNullable<SpeciesView['poisoning']>
  /** Phone numbers by country. */
  lines: ReactNode
}

/** Hours. Longer onsets are shown in days. */
const aDayOrMore = 48

/** The course of a poisoning and whom to call. */
export function Poisoning({ poisoning, lines }: PoisoningProps) {
  const t = useTranslations()
  const format = useFormatter()
  const { course, toxins, syndrome, onsetHours, source } = poisoning
  const share = 100 / Math.max(course.length, 1)
  const inDays = onsetHours !== null && onsetHours.min >= aDayOrMore
  const onset = onsetHours && {
    range: rangeText(onsetHours, (hours) => format.number(inDays ? hours / 24 : hours)),
  }
  return (
    <Row
      id="poisoning"
      title={t('species.sections.poisoning')}
      note={course.length > 0 ? t('species.poisoning.lead') : undefined}
    >
      <div className="row-main stack">
        <ol className="poisoning-course">
          {course.map(({ when, what }, index) => (
            <li key={plainText(when)}>
              <span
                className="when"
                style={{ '--a': index * share, '--b': (index + 1) * share } as React.CSSProperties}
              >
                <InlineText text={when} />
              </span>
              <span>
                <InlineText text={what} />
              </span>
            </li>
          ))}
        </ol>
        {course.length === 0 ? <p className="unknown-value">{t('species.poisoning.noCourse')}</p> : null}
        {source ? <p className="caption">{t('species.chemistry.source', { source })}</p> : null}
      </div>
      <div className="row-side stack">
        <h3>{t('species.poisoning.who')}</h3>
        {lines}
        <p className="caption">{t('species.poisoning.keep')}</p>
        <dl className="pairs">
          <Fact name={t('species.poisoning.syndrome')}>
            {syndrome ? t(`vocabulary.syndrome.${syndrome}`) : null}
          </Fact>
          <Fact name={t('species.poisoning.toxins')}>
            <InlineList texts={toxins} separator=", " />
          </Fact>
          <Fact name={t('species.poisoning.onset')}>
            {onset ? t(`species.poisoning.${inDays ? 'days' : 'hours'}`, onset) : null}
          </Fact>
        </dl>
      </div>
    </Row>
  )
}
