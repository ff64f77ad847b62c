import { useTranslations } from 'next-intl'
import { capitalised } from '../../../ui/capitalised'
import { Marked } from '../../../ui/marked'
import { legendEntries } from '../legend'
import { partKey } from '../part-name'
import type { SpeciesView } from '../view'
import type { Part } from '../vocabulary'

/** The two marks every description begins with: where they are not recorded, that is said. */
const expected: readonly Part[] = ['cap', 'gills']

/** What the plate shows, part by part; the parts that decide are tinted and say so. */
export function Legend({ species }: { species: SpeciesView }) {
  const say = useTranslations()
  const name = (part: Part) => capitalised(say(`vocabulary.${partKey(part, species.hymenium)}`))
  const unknown = expected.filter((part) => !species.characteristics[part])
  return (
    <dl className="legend" aria-label={say('species.hero.legend')}>
      {legendEntries(species).map(({ letter, part, text, decisive }) => (
        <div key={part} className={decisive ? 'decisive' : undefined}>
          <dt>
            <b>{letter}</b>
            <span>
              {name(part)}
              {decisive ? <small>{say('species.hero.decides')}</small> : null}
            </span>
          </dt>
          <dd>
            <Marked text={text} />
          </dd>
        </div>
      ))}
      {unknown.map((part) => (
        <div key={part}>
          <dt>
            <b aria-hidden="true">–</b>
            <span>{name(part)}</span>
          </dt>
          <dd className="not-known">{say('species.notKnown')}</dd>
        </div>
      ))}
    </dl>
  )
}
