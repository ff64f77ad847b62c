import type { Point } from '@illustrations/engine/geometry'
import type { Sheet } from '@illustrations/engine/sheet'
import { type Arrangement, drawBodies } from '@illustrations/plates/bodies'
import type { PlateTraits } from '@illustrations/plates/traits'

/** The species that goods consist of, as its plate draws it. */
export class SpeciesBodies {
  private readonly drawn = new Map<Arrangement, Sheet>()

  constructor(
    private readonly traits: PlateTraits,
    private readonly options: { theme: 'light' | 'dark'; seed: string; density: number },
  ) {}

  sheet(requested: Arrangement): Sheet {
    const { growthForm, habit } = this.traits
    // A rosette is one body of many fronds, which a drawing defines once.
    const isRosette = growthForm === 'bracket' && habit === 'cluster' && requested !== 'spore-print'
    const arrangement = isRosette ? 'whole' : requested
    const known = this.drawn.get(arrangement)
    if (known) return known
    const sheet = drawBodies(this.traits, { ...this.options, arrangement })
    this.drawn.set(arrangement, sheet)
    return sheet
  }

  /** Outlines of one specimen within -1 to 1 around its middle, for a mark on a label. */
  get silhouette(): Point[][] {
    const sheet = this.sheet('single')
    const [left, top, right, bottom] = sheet.frame
    const half = Math.max(right - left, bottom - top) / 2
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return sheet.bodies.map((outline) => outline.map(([px, py]): Point => [(px - x) / half, (py - y) / half]))
  }
}
