import type { ReactNode } from 'react'
import { TaxonName } from '@/domains/cards/taxon-name'
import { type Comparison, usualStates } from '@/domains/identify/compare'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import { partKey } from '@/domains/species/part-name'
import type { SpeciesView } from '@/domains/species/view'
import type { Part } from '@/domains/species/vocabulary'
import { capitalize } from '@/ui/capitalize'
import { InlineText } from '@/ui/inline-text'
import { rangeText } from '@/ui/range-text'
import { useFormatter, useTranslations } from '@/ui/texts'
import { SeasonsInWords } from './seasons-in-words'
import { useStateName } from './use-texts'

function Cell({ species, children }: { species: SpeciesView; children: ReactNode }) {
  const t = useTranslations('identify.comparison')
  const isKnown = children !== null && children !== ''
  return (
    <td>
      <i className="of" aria-hidden="true">
        <TaxonName name={species.card.scientificName} />
      </i>
      <div>{isKnown ? children : <span className="unknown-value">{t('notKnown')}</span>}</div>
    </td>
  )
}

function Size({ species }: { species: SpeciesView }) {
  const t = useTranslations('identify.comparison')
  const format = useFormatter()
  const { size } = species.card.traits
  const inWords = (range: { min?: number | null; max?: number | null } | undefined) =>
    typeof range?.min === 'number'
      ? rangeText({ min: range.min, max: range.max ?? range.min }, format.number)
      : null
  const [cap, height] = [inWords(size?.cap), inWords(size?.height)]
  if (!cap) return null
  return height ? t('sizeOf', { cap, height }) : t('capOf', { cap })
}

/** The text of the legend or, without one, what the traits say: that there is no volva, for example. */
function PartInWords({ species, part }: { species: SpeciesView; part: Part }) {
  const stateName = useStateName()
  const text = species.characteristics[part]
  if (text) return <InlineText text={text} />
  return usualStates(species, part)
    .map(({ trait, state }) => stateName(trait, state))
    .join(', ')
}

interface RowsProps {
  species: readonly SpeciesView[]
}

/** What is recorded besides the parts: the same for every comparison. */
function OtherRows({ species }: RowsProps) {
  const t = useTranslations()
  const rows: { name: string; value: (view: SpeciesView) => ReactNode }[] = [
    { name: t('identify.comparison.size'), value: (view) => <Size species={view} /> },
    {
      name: t('species.season.ground'),
      value: ({ ground }) => (ground ? capitalize(t(`vocabulary.ground.${ground}`)) : null),
    },
    {
      name: t('species.season.habit'),
      value: ({ habit }) => (habit ? capitalize(t(`vocabulary.habit.${habit}`)) : null),
    },
    {
      name: t('identify.comparison.season'),
      value: ({ seasons }) => (seasons.length > 0 ? <SeasonsInWords seasons={seasons} /> : null),
    },
  ]
  return rows.map(({ name, value }) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {species.map((view) => (
        <Cell key={view.id} species={view}>
          {value(view)}
        </Cell>
      ))}
    </tr>
  ))
}

/** Trait by trait, what decides first. On phones the answers stand below each other. */
export function ComparisonTable({ species, rows }: Comparison) {
  const t = useTranslations()
  const [first] = species
  if (!first) return null
  return (
    <table className="versus">
      <caption className="hidden-visually">{t('identify.comparison.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('identify.comparison.trait')}</th>
          {species.map(({ id, card }) => (
            <th key={id} scope="col">
              <i>
                <TaxonName name={card.scientificName} />
              </i>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('identify.comparison.edibility')}</th>
          {species.map((view) => (
            <Cell key={view.id} species={view}>
              <EdibilityLabel edibility={view.edibility} />
            </Cell>
          ))}
        </tr>
        {rows.map(({ part, letter, difference }) => (
          <tr key={part} className={difference === 'decides' ? 'is-decisive' : undefined}>
            <th scope="row">
              <span className="trait">
                <b>{letter}</b> {capitalize(t(`vocabulary.${partKey(part, first.card.traits)}`))}
              </span>{' '}
              {difference === 'not-compared' ? null : <small>{t(`identify.comparison.${difference}`)}</small>}
            </th>
            {species.map((view) => (
              <Cell key={view.id} species={view}>
                {view.characteristics[part] || usualStates(view, part).length > 0 ? (
                  <PartInWords species={view} part={part} />
                ) : null}
              </Cell>
            ))}
          </tr>
        ))}
        <OtherRows species={species} />
      </tbody>
    </table>
  )
}
