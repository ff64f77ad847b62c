import { useTranslations } from 'next-intl'
import type { SpeciesView } from '@/domains/species/view'
import { capitalize } from '@/ui/capitalize'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'
import { Fact } from './fact'
import { SeasonStrip } from './season-strip'

/** Where and when it grows. */
export function Occurrence({ species }: { species: SpeciesView }) {
  const t = useTranslations()
  const { seasons, habitat, distribution, ecology, ground, habit } = species
  return (
    <Row
      id="season"
      title={t('species.sections.season')}
      note={seasons.length > 0 ? t('species.season.lead') : undefined}
    >
      <div className="row-main">
        {seasons.length > 0 ? (
          <SeasonStrip
            seasons={seasons.map((season) => ({ ...season, key: season.region }))}
            caption={t('species.season.caption')}
            rowsAre={t('species.season.region')}
          />
        ) : (
          <p className="unknown-value">{t('species.notKnown')}</p>
        )}
      </div>
      <dl className="row-side pairs">
        <Fact name={t('species.season.habitat')}>{habitat ? <InlineText text={habitat} /> : null}</Fact>
        <Fact name={t('species.season.range')}>
          {distribution ? <InlineText text={distribution} /> : null}
        </Fact>
        <Fact name={t('species.season.ecology')}>
          {capitalize(ecology.map((word) => t(`vocabulary.ecology.${word}`)).join(', '))}
        </Fact>
        <Fact name={t('species.season.ground')}>
          {ground ? capitalize(t(`vocabulary.ground.${ground}`)) : null}
        </Fact>
        <Fact name={t('species.season.habit')}>
          {habit ? capitalize(t(`vocabulary.habit.${habit}`)) : null}
        </Fact>
      </dl>
    </Row>
  )
}
