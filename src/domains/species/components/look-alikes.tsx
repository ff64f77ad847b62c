import type { PlateView } from '@illustrations/plates/address'
import { comparePart, type PartLocation } from '@illustrations/plates/locate-part'
import { TaxonName } from '@/domains/cards/taxon-name'
import type { LookAlike } from '@/domains/species/look-alikes'
import { ownPart } from '@/domains/species/part-name'
import { speciesKey, type UnlistedSpecies } from '@/domains/species/unlisted'
import type { SpeciesView } from '@/domains/species/view'
import type { Part } from '@/domains/species/vocabulary'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { compareUrl, documentPath } from '@/foundation/routing/paths'
import { abbreviateGenus } from '@/foundation/text/abbreviate-genus'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'
import { EdibilityLabel } from './edibility-label'
import { LabelledPlate } from './labelled-plate'

function lookKey(trait: Part, { card }: SpeciesView) {
  const own = ownPart(trait, card.traits)
  if (own === 'teeth') return 'ridges'
  return own === 'gleba' ? 'flesh' : own
}

/** Takes the place of the illustration that a species without a page does not have. */
function NoPlate({ image }: Pick<UnlistedSpecies, 'image'>) {
  const t = useTranslations('species.lookAlikes')
  if (image)
    return (
      <div className="plate photograph">
        <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" />
      </div>
    )
  return (
    <div className="plate is-missing">
      <p>{t('noPlate')}</p>
    </div>
  )
}

interface SideProps {
  species: LookAlike['species']
  view: PlateView
  mark: PartLocation | null
  answer: LocalizedText
}

/** One species of the pair: its illustration cropped to the part, and the description. */
function Side({ species, view, mark, answer }: SideProps) {
  return (
    <div>
      <dt className="binomial">
        <TaxonName name={abbreviateGenus(species.scientificName)} />
      </dt>
      <dd>
        {species.kind === 'species' ? (
          <LabelledPlate species={species} view={view} mark={mark} />
        ) : (
          <NoPlate image={species.image} />
        )}
        <p>
          <InlineText text={answer} />
        </p>
      </dd>
    </div>
  )
}

/** For traits that no drawing shows, such as a smell: both illustrations without a circle. */
const unmarked = { view: 'habit', marks: [null, null] } as const

/** Where the part is on both illustrations, or on the only one. */
function locate({ trait, species: other }: LookAlike, { card }: SpeciesView) {
  if (other.kind === 'species') return comparePart(trait, other, card) ?? unmarked
  const alone = comparePart(trait, card, card)
  return alone ? { view: alone.view, marks: [null, alone.marks[1]] as const } : unmarked
}

function Pair({ alike, species }: { alike: LookAlike; species: SpeciesView }) {
  const t = useTranslations('species')
  const locale = useLocale()
  const { trait, own, other: otherwise, species: other } = alike
  const { view, marks } = locate(alike, species)
  const note = other.kind === 'species' ? other.commonName : t('lookAlikes.noPage')
  return (
    <li className="pair">
      <div className="pair-head">
        <h3 className="binomial">
          {other.kind === 'species' ? (
            <a href={localePath(locale, documentPath('mushrooms', other.slug))}>
              <TaxonName name={other.scientificName} />
            </a>
          ) : (
            <TaxonName name={other.scientificName} />
          )}
        </h3>
        {note ? (
          <p>
            <InlineText text={note} />
          </p>
        ) : null}
        <EdibilityLabel edibility={other.edibility} tag />
      </div>
      <p className="look-alike-hint">{t(`lookAlikes.look.${lookKey(trait, species)}`)}</p>
      <dl className="compared-traits">
        <Side species={other} view={view} mark={marks[0]} answer={otherwise} />
        <Side species={species.card} view={view} mark={marks[1]} answer={own} />
      </dl>
    </li>
  )
}

/** Look-alikes, deadliest first, each with the one difference that can be checked in the hand. */
export function LookAlikes({ species }: { species: SpeciesView }) {
  const t = useTranslations('species')
  const locale = useLocale()
  const compared = species.lookAlikes.flatMap(({ species: other }) =>
    other.kind === 'species' ? [other.slug] : [],
  )
  const some = species.lookAlikes.length > 0
  return (
    <Row
      id="look-alikes"
      title={t('sections.lookAlikes')}
      note={some ? t('lookAlikes.lead') : undefined}
      slim={!some}
    >
      {some ? (
        <div className="row-wide stack">
          <ol className="pairs-of-plates">
            {species.lookAlikes.map((alike) => (
              <Pair key={speciesKey(alike.species)} alike={alike} species={species} />
            ))}
          </ol>
          {compared.length > 0 ? (
            <p>
              <a href={localePath(locale, compareUrl([species.slug, ...compared]))} rel="nofollow">
                {t('lookAlikes.compare')}
              </a>
            </p>
          ) : null}
        </div>
      ) : (
        <p className="row-wide unknown-value">{t('lookAlikes.none')}</p>
      )}
    </Row>
  )
}
