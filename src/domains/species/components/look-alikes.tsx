import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../../foundation/routing/locale-path'
import { documentPath } from '../../../foundation/routing/paths'
import { Marked } from '../../../ui/marked'
import { Row } from '../../../ui/row'
import type { LookAlike, SpeciesView } from '../view'
import type { Part } from '../vocabulary'
import { EdibilityLabel } from './edibility-label'
import { Plate } from './plate'

/** `Amanita phalloides` to `A. phalloides`. */
function abbreviated(scientificName: string): string {
  const [genus = '', ...rest] = scientificName.split(' ')
  return [`${genus.charAt(0)}.`, ...rest].join(' ')
}

function lookKey(trait: Part, hymenium: SpeciesView['hymenium']) {
  if (trait !== 'gills' || hymenium === 'gills') return trait
  return hymenium === 'pores' ? 'pores' : 'ridges'
}

function Pair({ alike, species }: { alike: LookAlike; species: SpeciesView }) {
  const say = useTranslations('species')
  const locale = useLocale()
  const { card } = species
  const other = alike.species
  return (
    <li className="pair">
      <div className={other.image ? 'plate photograph' : 'plate'}>
        <Plate species={other} alt="" />
      </div>
      <div>
        <h3 className="binomial">
          <a href={localePath(locale, documentPath('mushrooms', other.slug))}>{other.scientificName}</a>
        </h3>
        <p>{other.commonName}</p>
        <p className="class">
          <EdibilityLabel edibility={other.edibility} tag />
        </p>
      </div>
      <div className="differs">
        <p className="look">{say(`lookAlikes.look.${lookKey(alike.trait, species.hymenium)}`)}</p>
        <dl>
          <div>
            <dt className="binomial">{abbreviated(other.scientificName)}</dt>
            <dd>
              <Marked text={alike.other} />
            </dd>
          </div>
          <div>
            <dt className="binomial">{abbreviated(card.scientificName)}</dt>
            <dd>
              <Marked text={alike.own} />
            </dd>
          </div>
        </dl>
      </div>
    </li>
  )
}

/** Deadliest first, each with the one difference that can be checked in the hand. */
export function LookAlikes({ species }: { species: SpeciesView }) {
  const say = useTranslations('species')
  return (
    <Row id="look-alikes" title={say('sections.lookAlikes')} note={say('lookAlikes.lead')}>
      {species.lookAlikes.length > 0 ? (
        <ol className="row-wide">
          {species.lookAlikes.map((alike) => (
            <Pair key={alike.species.id} alike={alike} species={species} />
          ))}
        </ol>
      ) : (
        <p className="row-wide not-known">{say('lookAlikes.none')}</p>
      )}
    </Row>
  )
}
