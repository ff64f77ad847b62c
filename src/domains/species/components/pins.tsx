import { plateLeaders } from '@illustrations/plates/leaders'
import { type LegendEntry, legendEntries } from '@/domains/species/legend'
import type { SpeciesView } from '@/domains/species/view'

interface PinsProps {
  species: Pick<SpeciesView, 'card' | 'slug' | 'characteristics' | 'decisive'>
  /** Other letters than those of the species' own legend. */
  entries?: readonly Pick<LegendEntry, 'letter' | 'part' | 'decisive'>[]
}

/**
 * The letters of the legend on the illustration, each with a line to its part. Hidden from screen
 * readers: the legend has the same content.
 */
export function Pins({ species, entries = legendEntries(species) }: PinsProps) {
  const leaders = plateLeaders(
    species.card.traits,
    species.slug,
    entries.map(({ part }) => part),
  )
  return (
    <svg className="pins" viewBox="0 0 320 400" aria-hidden="true">
      {entries.map(({ letter, part, decisive }) => {
        const leader = leaders.find((drawn) => drawn.part === part)
        if (!leader) return null
        const { letter: at, from, place } = leader
        return (
          <g key={part}>
            <line x1={from[0]} y1={from[1]} x2={place[0]} y2={place[1]} />
            {decisive ? <circle cx={at[0]} cy={at[1]} r={10} /> : null}
            <text x={at[0]} y={at[1] + 4.5} textAnchor="middle">
              {letter}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
