import { legendEntries } from '../legend'
import { platePins } from '../plates/draw'
import type { SpeciesView } from '../view'

/** A plate's own units: 320 wide, 400 high. */
const plate = { width: 320, height: 400 }

/** Where the letters stand on either side, and how far the highest and lowest stay from the edge. */
const margin = { side: 16, top: 40, bottom: 30 }

interface Pin {
  letter: string
  part: string
  place: { x: number; y: number }
}

/** One side's letters, from the top down in the order of what they point at, so that no two lines cross. */
function Side({ pins, x, towards }: { pins: Pin[]; x: number; towards: 1 | -1 }) {
  const step = (plate.height - margin.top - margin.bottom) / Math.max(pins.length, 1)
  return [...pins]
    .sort((one, another) => one.place.y - another.place.y)
    .map(({ letter, part, place }, index) => {
      const y = margin.top + step * (index + 0.25)
      return (
        <g key={part}>
          <line x1={x + 8 * towards} y1={y - 4} x2={place.x} y2={place.y} />
          <text x={x} y={y} textAnchor="middle">
            {letter}
          </text>
        </g>
      )
    })
}

/** The legend's letters on the plate, each with a line to its part. The legend says the same in words. */
export function Pins({ species }: { species: SpeciesView }) {
  const places = platePins(species.card.traits, species.slug)
  const pins = legendEntries(species).flatMap(({ letter, part }) => {
    const place = places[part]
    return place ? [{ letter, part, place }] : []
  })
  const isLeft = ({ place }: Pin) => place.x <= plate.width / 2
  return (
    <svg className="pins" viewBox={`0 0 ${plate.width} ${plate.height}`} aria-hidden="true">
      <Side pins={pins.filter(isLeft)} x={margin.side} towards={1} />
      <Side pins={pins.filter((pin) => !isLeft(pin))} x={plate.width - margin.side} towards={-1} />
    </svg>
  )
}
