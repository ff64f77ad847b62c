import { displayedEdibility } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import type { Shape } from '@/domains/species/shapes'
import type { ShapeSection } from './shapes'

/** In which order shapes come to the home page; the chanterelle's, whose colour the site wears, leads. */
const order: readonly Shape[] = [
  'ridges',
  'gills',
  'morel',
  'teeth',
  'pores',
  'bracket',
  'jelly',
  'cup',
  'coral',
  'ball',
]

/** How far the colour of the cap, `#rrggbb`, is from grey: 0-255. */
function vividness({ traits }: SpeciesCard): number {
  const colour = traits.colours?.cap?.typical
  if (!colour) return 0
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  return Math.max(...channels) - Math.min(...channels)
}

/**
 * The plates the home page opens with: one of each shape, the brightest of it, of a class of edibility that no other
 * shows yet wherever there is one. Shapes come round again when there are fewer of them than plates.
 */
export function leadingPlates(shelves: readonly ShapeSection[], count: number): SpeciesCard[] {
  const led: SpeciesCard[] = []
  const queues = order.map((shape) => [
    ...(shelves.find((shelf) => shelf.shape === shape)?.cards ?? []).toSorted(
      (one, another) => vividness(another) - vividness(one),
    ),
  ])
  while (led.length < count && queues.some(({ length }) => length > 0)) {
    for (const queue of queues) {
      const left = queue.filter(({ id }) => !led.some((card) => card.id === id))
      const shown = new Set(led.map(({ edibility }) => displayedEdibility(edibility)))
      const next = left.find(({ edibility }) => !shown.has(displayedEdibility(edibility))) ?? left[0]
      queue.splice(0, queue.length, ...left.filter((card) => card !== next))
      if (next) led.push(next)
    }
  }
  return led.slice(0, count)
}
