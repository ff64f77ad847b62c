import { Fragment } from 'react'
import { TaxonName } from '@/domains/cards/taxon-name'
import { identifiedPages } from '@/domains/species/identifiers'
import type { SpeciesView } from '@/domains/species/view'
import { useTranslations } from '@/ui/texts'
import { Fact } from './fact'
import { LocalNames } from './local-names'

/** The classification and the authority. */
export function Classification({ species }: { species: SpeciesView }) {
  const t = useTranslations('species')
  const { taxonomy, card, authority, identifiers, localNames, toxic, psychoactive } = species
  const pages = identifiedPages(identifiers)
  return (
    <section className="row-side stack-tight" aria-labelledby="name">
      <h3 id="name">{t('sections.name')}</h3>
      <dl className="pairs">
        <Fact name={t('name.rank.kingdom')}>{taxonomy.kingdom}</Fact>
        <Fact name={t('name.rank.division')}>{taxonomy.division}</Fact>
        <Fact name={t('name.rank.class')}>{taxonomy.class}</Fact>
        <Fact name={t('name.rank.order')}>{taxonomy.order}</Fact>
        <Fact name={t('name.rank.family')}>{taxonomy.family}</Fact>
        <Fact name={t('name.rank.genus')}>{taxonomy.genus ? <i>{taxonomy.genus}</i> : null}</Fact>
        <Fact name={t('name.rank.species')}>
          <i>
            <TaxonName name={card.scientificName} />
          </i>{' '}
          {authority}
        </Fact>
        {pages.length > 0 ? (
          <Fact name={t('name.identifiers')}>
            {pages.map(({ name, key, url }, index) => (
              <Fragment key={name}>
                {index > 0 ? ', ' : null}
                <a href={url} rel="noopener external">
                  {name} {key}
                </a>
              </Fragment>
            ))}
          </Fact>
        ) : null}
      </dl>
      <LocalNames localNames={localNames} />
      {toxic || psychoactive ? <p className="caption">{t('name.noShop')}</p> : null}
    </section>
  )
}
