import { displayedEdibility } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import type { Shape } from '@/domains/species/shapes'
import type { ShapeSection } from './shapes'

/** The order of shapes on the home page. Ridges come first because the site has the colour of the chanterelle. */
const shapeOrder: readonly Shape[] = [
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

/** How far the colour of the cap, `#rrggbb`, is from grey, 0-255. */
function vividness({ traits }: SpeciesCard): number {
  const colour = traits.colours?.cap?.typical
  if (!colour) return 0
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  return Math.max(...channels) - Math.min(...channels)
}

/**
 * The plates at the top of the home page: the most vivid of each shape, preferring an edibility that no other plate
 * shows yet. If there are fewer shapes than plates, shapes repeat.
 */
export function selectFeaturedPlates(sections: readonly ShapeSection[], count: number): SpeciesCard[] {
  const selected: SpeciesCard[] = []
  const queues = shapeOrder.map((shape) => [
    ...(sections.find((section) => section.shape === shape)?.cards ?? []).toSorted(
      (one, other) => vividness(other) - vividness(one),
    ),
  ])
  while (selected.length < count && queues.some(({ length }) => length > 0)) {
    for (const queue of queues) {
      const left = queue.filter(({ id }) => !selected.some((card) => card.id === id))
      const shown = new Set(selected.map(({ edibility }) => displayedEdibility(edibility)))
      const next = left.find(({ edibility }) => !shown.has(displayedEdibility(edibility))) ?? left[0]
      queue.splice(0, queue.length, ...left.filter((card) => card !== next))
      if (next) selected.push(next)
    }
  }
  return selected.slice(0, count)
}
