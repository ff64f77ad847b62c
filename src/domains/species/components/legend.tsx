import { useTranslations } from 'next-intl'
import { capitalised } from '../../../ui/capitalised'
import { Marked } from '../../../ui/marked'
import { legendEntries } from '../legend'
import { partKey } from '../part-name'
import type { SpeciesView } from '../view'

/** What the plate shows, part by part; the parts that decide are tinted. */
export function Legend({ species }: { species: SpeciesView }) {
  const say = useTranslations()
  return (
    <dl className="legend" aria-label={say('species.hero.legend')}>
      {legendEntries(species).map(({ letter, part, text, decisive }) => (
        <div key={part} className={decisive ? 'decisive' : undefined}>
          <dt>
            <b>{letter}</b>
            <span>
              {capitalised(say(`vocabulary.${partKey(part, species.hymenium)}`))}
              {decisive ? <span className="hidden-visually"> ({say('species.hero.decides')})</span> : null}
            </span>
          </dt>
          <dd>
            <Marked text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
