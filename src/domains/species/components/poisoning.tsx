import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { plain } from '../../../foundation/i18n/said'
import { Marked, MarkedList } from '../../../ui/marked'
import { rangeText } from '../../../ui/range-text'
import { Row } from '../../../ui/row'
import type { SpeciesView } from '../view'
import { Fact } from './fact'

interface PoisoningProps {
  poisoning: NonNullable<SpeciesView['poisoning']>
  /** Numbers to call, by country. */
  lines: ReactNode
}

/** From this on, an onset is told in days. Hours. */
const aDayOrMore = 48

/** What it does to whom it harms, in order, and whom to call. */
export function Poisoning({ poisoning, lines }: PoisoningProps) {
  const say = useTranslations()
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
      title={say('species.sections.poisoning')}
      note={course.length > 0 ? say('species.poisoning.lead') : undefined}
    >
      <div className="row-main stack">
        <ol className="course">
          {course.map(({ when, what }, index) => (
            <li key={plain(when)}>
              <span
                className="when"
                style={{ '--a': index * share, '--b': (index + 1) * share } as React.CSSProperties}
              >
                <Marked text={when} />
              </span>
              <span>
                <Marked text={what} />
              </span>
            </li>
          ))}
        </ol>
        {course.length === 0 ? <p className="not-known">{say('species.poisoning.noCourse')}</p> : null}
        {source ? <p className="caption">{say('species.chemistry.source', { source })}</p> : null}
      </div>
      <div className="row-side stack">
        <h3>{say('species.poisoning.who')}</h3>
        {lines}
        <p className="caption">{say('species.poisoning.keep')}</p>
        <dl className="pairs">
          <Fact name={say('species.poisoning.syndrome')}>
            {syndrome ? say(`vocabulary.syndrome.${syndrome}`) : null}
          </Fact>
          <Fact name={say('species.poisoning.toxins')}>
            <MarkedList texts={toxins} separator=", " />
          </Fact>
          <Fact name={say('species.poisoning.onset')}>
            {onset ? say(`species.poisoning.${inDays ? 'days' : 'hours'}`, onset) : null}
          </Fact>
        </dl>
      </div>
    </Row>
  )
}
