import { ExplainedText, Explanations } from '@/domains/glossary/components/explained-text'
import { explainTerms, type GlossaryTerm, termsIn } from '@/domains/glossary/explain'
import { legendEntries } from '@/domains/species/legend'
import { partKey } from '@/domains/species/part-name'
import type { SpeciesView } from '@/domains/species/view'
import type { Part } from '@/domains/species/vocabulary'
import { capitalize } from '@/ui/capitalize'
import { useTranslations } from '@/ui/texts'

/** The two parts that every description begins with: missing ones are shown as not known. */
const expected: readonly Part[] = ['cap', 'gills']

interface LegendProps {
  species: SpeciesView
  glossary: readonly GlossaryTerm[]
}

/** Distinguishes the terms of the legend from those of other sections. */
const scope = 'legend'

/** The parts of the illustration; those that decide the identification are highlighted. */
export function Legend({ species, glossary }: LegendProps) {
  const t = useTranslations()
  const name = (part: Part) => capitalize(t(`vocabulary.${partKey(part, species.card.traits)}`))
  const unknown = expected.filter((part) => !species.characteristics[part])
  const entries = legendEntries(species)
  const explained = explainTerms(
    entries.flatMap(({ part, text }) => [name(part), text]),
    glossary,
  )
  return (
    <>
      <dl className="legend" aria-label={t('species.hero.legend')}>
        {entries.map(({ letter, part, decisive }, index) => (
          <div key={part} className={decisive ? 'is-decisive' : undefined}>
            <dt>
              <b>{letter}</b>
              <span>
                <ExplainedText segments={explained[2 * index] ?? []} scope={scope} />
                {decisive ? <small>{t('species.hero.decides')}</small> : null}
              </span>
            </dt>
            <dd>
              <ExplainedText segments={explained[2 * index + 1] ?? []} scope={scope} />
            </dd>
          </div>
        ))}
        {unknown.map((part) => (
          <div key={part}>
            <dt>
              <b aria-hidden="true">–</b>
              <span>{name(part)}</span>
            </dt>
            <dd className="unknown-value">{t('species.notKnown')}</dd>
          </div>
        ))}
      </dl>
      <Explanations terms={termsIn(explained)} scope={scope} />
    </>
  )
}
