import type { PlateView } from '@illustrations/plates/address'
import { comparePart, type PartLocation } from '@illustrations/plates/locate-part'
import { useLocale, useTranslations } from 'next-intl'
import type { SpeciesCard } from '@/domains/species/listing'
import { ownPart } from '@/domains/species/part-name'
import type { LookAlike, SpeciesView } from '@/domains/species/view'
import type { Part } from '@/domains/species/vocabulary'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { compareUrl, documentPath } from '@/foundation/routing/paths'
import { HtmlRow } from '@/ui/html-row'
import { InlineText } from '@/ui/inline-text'
import { EdibilityLabel } from './edibility-label'
import { LabelledPlate } from './labelled-plate'

/** Abbreviates `Amanita phalloides` to `A. phalloides`. */
function abbreviated(scientificName: string): string {
  const [genus = '', ...rest] = scientificName.split(' ')
  return [`${genus.charAt(0)}.`, ...rest].join(' ')
}

function lookKey(trait: Part, { card }: SpeciesView) {
  const own = ownPart(trait, card.traits)
  if (own === 'teeth') return 'ridges'
  return own === 'gleba' ? 'flesh' : own
}

interface SideProps {
  species: SpeciesCard
  view: PlateView
  mark: PartLocation | null
  answer: LocalizedText
}

/** One species of the pair: its illustration cropped to the part, and the description. */
function Side({ species, view, mark, answer }: SideProps) {
  return (
    <div>
      <dt className="binomial">{abbreviated(species.scientificName)}</dt>
      <dd>
        <LabelledPlate species={species} view={view} mark={mark} />
        <p>
          <InlineText text={answer} />
        </p>
      </dd>
    </div>
  )
}

/** For traits that no drawing shows, such as a smell: both illustrations without a circle. */
const unmarked = { view: 'habit', marks: [null, null] } as const

function Pair({ alike, species }: { alike: LookAlike; species: SpeciesView }) {
  const t = useTranslations('species')
  const locale = useLocale()
  const { trait, own, other: otherwise, species: other } = alike
  const { view, marks } = comparePart(trait, other, species.card) ?? unmarked
  return (
    <li className="pair">
      <div className="pair-head">
        <h3 className="binomial">
          <a href={localePath(locale, documentPath('mushrooms', other.slug))}>{other.scientificName}</a>
        </h3>
        <p>
          <InlineText text={other.commonName} />
        </p>
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
  const alikes = species.lookAlikes.map((alike) => alike.species.slug)
  const some = alikes.length > 0
  return (
    <HtmlRow
      id="look-alikes"
      title={t('sections.lookAlikes')}
      note={some ? t('lookAlikes.lead') : undefined}
      slim={!some}
    >
      {some ? (
        <div className="row-wide stack">
          <ol className="pairs-of-plates">
            {species.lookAlikes.map((alike) => (
              <Pair key={alike.species.id} alike={alike} species={species} />
            ))}
          </ol>
          <p>
            <a href={localePath(locale, compareUrl([species.slug, ...alikes]))} rel="nofollow">
              {t('lookAlikes.compare')}
            </a>
          </p>
        </div>
      ) : (
        <p className="row-wide unknown-value">{t('lookAlikes.none')}</p>
      )}
    </HtmlRow>
  )
}
