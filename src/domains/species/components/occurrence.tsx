import { ExplainedText, Explanations } from '@/domains/glossary/components/explained-text'
import { explainTerms, type GlossaryTerm, termsIn } from '@/domains/glossary/explain'
import type { SpeciesView } from '@/domains/species/view'
import { capitalize } from '@/ui/capitalize'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'
import { useTranslations } from '@/ui/texts'
import { Fact } from './fact'
import { RedList } from './red-list'
import { SeasonStrip } from './season-strip'

interface OccurrenceProps {
  species: SpeciesView
  glossary: readonly GlossaryTerm[]
}

/** Distinguishes the terms of this section from those of others. */
const scope = 'season'

/** Where and when it grows. */
export function Occurrence({ species, glossary }: OccurrenceProps) {
  const t = useTranslations()
  const { seasons, habitat, distribution, redList, ecology, ground, habit } = species
  const lifestyle = capitalize(ecology.map((word) => t(`vocabulary.ecology.${word}`)).join(', '))
  const explained = explainTerms([habitat ?? '', lifestyle], glossary)
  const [habitatSegments = [], lifestyleSegments = []] = explained
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
        <Fact name={t('species.season.habitat')}>
          {habitat ? <ExplainedText segments={habitatSegments} scope={scope} /> : null}
        </Fact>
        <Fact name={t('species.season.range')}>
          {distribution ? <InlineText text={distribution} /> : null}
        </Fact>
        {redList.length > 0 ? (
          <Fact name={t('species.season.redList')}>
            <RedList entries={redList} />
          </Fact>
        ) : null}
        <Fact name={t('species.season.ecology')}>
          {lifestyle ? <ExplainedText segments={lifestyleSegments} scope={scope} /> : null}
        </Fact>
        <Fact name={t('species.season.ground')}>
          {ground ? capitalize(t(`vocabulary.ground.${ground}`)) : null}
        </Fact>
        <Fact name={t('species.season.habit')}>
          {habit ? capitalize(t(`vocabulary.habit.${habit}`)) : null}
        </Fact>
      </dl>
      <Explanations terms={termsIn(explained)} scope={scope} />
    </Row>
  )
}
