import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../../foundation/routing/locale-path'
import { Marked } from '../../../ui/marked'
import { Row } from '../../../ui/row'
import type { DescribedValue, SpeciesView } from '../view'

function Sense({ name, values }: { name: string; values: DescribedValue[] }) {
  const say = useTranslations('species')
  const locale = useLocale()
  return (
    <div>
      <h3>{name}</h3>
      {values.length > 0 ? (
        <dl>
          {values.map(({ title, url, description }) => (
            <div key={url}>
              <dt>
                <a href={localePath(locale, url)}>
                  <Marked text={title} />
                </a>
              </dt>
              <dd>
                <Marked text={description} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="not-known">{say('notKnown')}</p>
      )}
    </div>
  )
}

/** Flavour, texture and fragrance, of species that are eaten. */
export function Senses({ species }: { species: SpeciesView }) {
  const say = useTranslations('species')
  return (
    <Row id="senses" title={say('sections.senses')}>
      <div className="row-wide senses">
        <Sense name={say('senses.flavors')} values={species.flavors} />
        <Sense name={say('senses.textures')} values={species.textures} />
        <Sense name={say('senses.fragrances')} values={species.fragrances} />
      </div>
    </Row>
  )
}
