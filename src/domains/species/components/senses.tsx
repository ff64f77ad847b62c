import type { DescribedValue } from '@/domains/species/described-values'
import type { SpeciesView } from '@/domains/species/view'
import { localePath } from '@/foundation/routing/locale-path'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'

function Sense({ name, values }: { name: string; values: DescribedValue[] }) {
  const t = useTranslations('species')
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
                  <InlineText text={title} />
                </a>
              </dt>
              <dd>
                <InlineText text={description} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="unknown-value">{t('notKnown')}</p>
      )}
    </div>
  )
}

/** Flavour, texture and fragrance of edible species. */
export function Senses({ species }: { species: SpeciesView }) {
  const t = useTranslations('species')
  return (
    <Row id="senses" title={t('sections.senses')}>
      <div className="row-wide senses">
        <Sense name={t('senses.flavors')} values={species.flavors} />
        <Sense name={t('senses.textures')} values={species.textures} />
        <Sense name={t('senses.fragrances')} values={species.fragrances} />
      </div>
    </Row>
  )
}
