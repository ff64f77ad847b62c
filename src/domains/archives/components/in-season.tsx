import { Fragment, type ReactNode } from 'react'
import type { MonthInHemisphere } from '@/domains/archives/season'
import { TaxonName } from '@/domains/cards/taxon-name'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import { Plate } from '@/domains/species/components/plate'
import { SeasonStrip } from '@/domains/species/components/season-strip'
import { isEdible } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath, seasonPath } from '@/foundation/routing/paths'
import { capitalize } from '@/ui/capitalize'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'
import { useFormatter, useLocale, useTranslations } from '@/ui/texts'

interface InSeasonProps {
  id: string
  /** Instead of the built-in one. */
  heading?: ReactNode
  /** 1-12. */
  month: number
  hemispheres: readonly MonthInHemisphere[]
}

function SpeciesLink({ species }: { species: SpeciesCard }) {
  const locale = useLocale()
  return (
    <a className="binomial" href={localePath(locale, documentPath('mushrooms', species.slug))}>
      <TaxonName name={species.scientificName} />
    </a>
  )
}

/** A species is never named as growing now without its edibility. */
function LabelledSpecies({ species }: { species: SpeciesCard }) {
  return (
    <span className="in-season">
      <SpeciesLink species={species} />
      <EdibilityLabel edibility={species.edibility} />
    </span>
  )
}

/** The species whose season peaks this month. */
function PeakSpecies({ species }: { species: SpeciesCard }) {
  const t = useTranslations('site.homePage')
  return (
    <div className="peak-species">
      <div className={species.image ? 'plate photograph' : 'plate'}>
        <Plate species={species} alt="" listed />
      </div>
      <div className="stack-tight">
        <p className="eyebrow">{t('height')}</p>
        <h3>
          <SpeciesLink species={species} />
        </h3>
        {species.commonName ? (
          <p>
            <InlineText text={species.commonName} />
          </p>
        ) : null}
        <p>
          <EdibilityLabel edibility={species.edibility} />
        </p>
        {isEdible(species.edibility) ? <p className="caption">{t('expert')}</p> : null}
      </div>
    </div>
  )
}

/** The species that fruit this month, each with a strip of its whole season. */
export function InSeason({ id, heading, month, hemispheres }: InSeasonProps) {
  const t = useTranslations('site.homePage')
  const format = useFormatter()
  const locale = useLocale()
  const name = format.dateTime(new Date(Date.UTC(2024, month - 1, 15)), { month: 'long', timeZone: 'UTC' })
  const names = { north: t('seasonNorth'), south: t('seasonSouth') }
  const [first] = hemispheres[0]?.species ?? []
  if (!first) return null
  return (
    <Row id={id} title={heading ?? t('season')} note={t('seasonNote', { month: capitalize(name) })}>
      <div className="row-main stack season-rows">
        {hemispheres.map(({ hemisphere, total, species }, index) => (
          <Fragment key={hemisphere}>
            <div>
              <SeasonStrip
                seasons={species.map(({ card, season }) => ({
                  ...season,
                  key: card.id,
                  label: <LabelledSpecies species={card} />,
                }))}
                caption={t('seasonCaption', { month: name, hemisphere: names[hemisphere] })}
                rowsAre={names[hemisphere]}
              />
              {total > species.length ? (
                <p className="caption">{t('seasonMore', { shown: species.length, total })}</p>
              ) : null}
              {index === 0 ? (
                <p className="season-all">
                  <a href={localePath(locale, seasonPath)}>{t('seasonAll')}</a>
                </p>
              ) : null}
            </div>
            {/* The species at its peak is one of the first hemisphere. */}
            {index === 0 ? <PeakSpecies species={first.card} /> : null}
          </Fragment>
        ))}
      </div>
    </Row>
  )
}
