import { useTranslations } from 'next-intl'
import type { SpeciesView } from '../view'
import { Fact } from './fact'

/** Its place in the system, and who named it. */
export function Classification({ species }: { species: SpeciesView }) {
  const say = useTranslations('species')
  const { taxonomy, card, authority, mycobank, toxic, psychoactive } = species
  return (
    <section className="row-side stack-tight" aria-labelledby="name">
      <h3 id="name">{say('sections.name')}</h3>
      <dl className="pairs">
        <Fact name={say('name.rank.kingdom')}>{taxonomy.kingdom}</Fact>
        <Fact name={say('name.rank.division')}>{taxonomy.division}</Fact>
        <Fact name={say('name.rank.class')}>{taxonomy.class}</Fact>
        <Fact name={say('name.rank.order')}>{taxonomy.order}</Fact>
        <Fact name={say('name.rank.family')}>{taxonomy.family}</Fact>
        <Fact name={say('name.rank.genus')}>{taxonomy.genus ? <i>{taxonomy.genus}</i> : null}</Fact>
        <Fact name={say('name.rank.species')}>
          <i>{card.scientificName}</i> {authority}
        </Fact>
        {mycobank ? <Fact name={say('name.mycobank')}>{mycobank}</Fact> : null}
      </dl>
      {toxic || psychoactive ? <p className="caption">{say('name.noShop')}</p> : null}
    </section>
  )
}
