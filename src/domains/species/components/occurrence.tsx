import { useTranslations } from 'next-intl'
import { capitalised } from '../../../ui/capitalised'
import { Marked } from '../../../ui/marked'
import { Row } from '../../../ui/row'
import type { SpeciesView } from '../view'
import { Fact } from './fact'
import { SeasonStrip } from './season-strip'

/** Where and when it grows. */
export function Occurrence({ species }: { species: SpeciesView }) {
  const say = useTranslations()
  const { seasons, habitat, distribution, ecology, ground, habit } = species
  return (
    <Row
      id="season"
      title={say('species.sections.season')}
      note={seasons.length > 0 ? say('species.season.lead') : undefined}
    >
      <div className="row-main">
        {seasons.length > 0 ? (
          <SeasonStrip
            seasons={seasons.map((season) => ({ ...season, key: season.region }))}
            caption={say('species.season.caption')}
            rowsAre={say('species.season.region')}
          />
        ) : (
          <p className="not-known">{say('species.notKnown')}</p>
        )}
      </div>
      <dl className="row-side pairs">
        <Fact name={say('species.season.habitat')}>{habitat ? <Marked text={habitat} /> : null}</Fact>
        <Fact name={say('species.season.range')}>{distribution ? <Marked text={distribution} /> : null}</Fact>
        <Fact name={say('species.season.ecology')}>
          {capitalised(ecology.map((word) => say(`vocabulary.ecology.${word}`)).join(', '))}
        </Fact>
        <Fact name={say('species.season.ground')}>
          {ground ? capitalised(say(`vocabulary.ground.${ground}`)) : null}
        </Fact>
        <Fact name={say('species.season.habit')}>
          {habit ? capitalised(say(`vocabulary.habit.${habit}`)) : null}
        </Fact>
      </dl>
    </Row>
  )
}
