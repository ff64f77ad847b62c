import { clamp } from '@illustrations/engine/geometry'
import { SeededRandom } from '@illustrations/engine/seeded-random'
import { Sheet } from '@illustrations/engine/sheet'
import { composeAttached, isAttached } from './composition/attached'
import { drawHeap } from './composition/heap'
import { composeBare } from './composition/troop'
import { type ResolvedTraits, resolveTraits } from './core/resolved-traits'
import type { PlateTraits } from './traits'
import { drawSporePrint } from './views/spore-print'

/** A few together as they grow, one alone, many in a vessel, or what the spores leave on paper. */
export type Arrangement = 'whole' | 'single' | 'heap' | 'spore-print'

interface BodiesOptions {
  arrangement: Arrangement
  theme: 'light' | 'dark'
  seed: string
  /** Fraction of the small marks that is drawn. */
  density: number
}

/** The fruit bodies of a species apart from their ground, on a sheet to be placed in another drawing. */
export function drawBodies(traits: PlateTraits, { arrangement, theme, seed, density }: BodiesOptions): Sheet {
  const random = new SeededRandom(`${seed}/${arrangement}`)
  // Ids must differ from those of the drawing around it and of other arrangements.
  const sheet = new Sheet(theme, false, `b${arrangement.charAt(1)}`, density)
  ARRANGE[arrangement](sheet, resolveTraits(traits), random)
  return sheet
}

const ARRANGE: Record<Arrangement, (sheet: Sheet, l: ResolvedTraits, random: SeededRandom) => void> = {
  whole: (sheet, l, random) => {
    if (isAttached(l)) composeAttached(sheet, l, random, false)
    else composeBare(sheet, l, random)
  },
  single: (sheet, l, random) => {
    if (isAttached(l)) composeAttached(sheet, l, random, false)
    else composeBare(sheet, l, random, [upright(l)])
  },
  heap: drawHeap,
  'spore-print': drawSporePrint,
}

/** A grown specimen that shows its underside; a very slender one is shortened. */
const upright = (l: ResolvedTraits) => ({
  x: 0,
  back: 0,
  size: 1,
  age: 1 as const,
  elevation: -13,
  tilt: -4,
  lean: -0.04,
  tall: clamp((2.2 * l.cm.cap) / l.cm.height, 0.5, 1),
})
