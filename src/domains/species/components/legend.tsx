import { useTranslations } from 'next-intl'
import { legendEntries } from '@/domains/species/legend'
import { partKey } from '@/domains/species/part-name'
import type { SpeciesView } from '@/domains/species/view'
import type { Part } from '@/domains/species/vocabulary'
import { capitalize } from '@/ui/capitalize'
import { InlineText } from '@/ui/inline-text'

/** The two parts that every description begins with: missing ones are shown as not known. */
const expected: readonly Part[] = ['cap', 'gills']

/** The parts of the illustration; those that decide the identification are highlighted. */
export function Legend({ species }: { species: SpeciesView }) {
  const t = useTranslations()
  const name = (part: Part) => capitalize(t(`vocabulary.${partKey(part, species.hymenium)}`))
  const unknown = expected.filter((part) => !species.characteristics[part])
  return (
    <dl className="legend" aria-label={t('species.hero.legend')}>
      {legendEntries(species).map(({ letter, part, text, decisive }) => (
        <div key={part} className={decisive ? 'is-decisive' : undefined}>
          <dt>
            <b>{letter}</b>
            <span>
              {name(part)}
              {decisive ? <small>{t('species.hero.decides')}</small> : null}
            </span>
          </dt>
          <dd>
            <InlineText text={text} />
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
  )
}
