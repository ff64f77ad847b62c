import { clamp } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import type { Age } from '@illustrations/plates/core/profiles'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { Specimen } from '@illustrations/plates/core/specimen'
import { drawFan } from '@illustrations/plates/forms/fan'
import { drawForm, isIcicles } from '@illustrations/plates/forms/form'
import { composeAttached } from './attached'

/** Where one body lies in a heap: its middle, half its width, and how far it leans. */
interface Place {
  x: number
  y: number
  radius: number
  tilt: number
  age: Age
  /** Lies on its side, so that its underside shows. */
  turned?: boolean
}

const place = (x: number, y: number, radius: number, tilt: number, age: Age = 1, turned = false): Place => ({
  x,
  y,
  radius,
  tilt,
  age,
  turned,
})

/** From back to front; the front row is what the rim of a vessel cuts. */
const ROWS: readonly Place[] = [
  place(112, 154, 33, -10),
  place(210, 152, 34, 11, 2),
  place(160, 140, 36, 2, 1, true),
  place(76, 190, 33, -14),
  place(246, 188, 33, 13),
  place(186, 178, 37, 5),
  place(128, 184, 38, -5, 1, true),
  place(224, 212, 33, 8, 0),
  place(94, 218, 34, -8, 0),
  place(160, 214, 38, 2),
]

/** Bodies that are large or tall lie in a heap of few. */
const FEW: readonly Place[] = [
  place(116, 190, 46, -9),
  place(204, 190, 46, 9),
  place(160, 176, 46, 0),
  place(82, 212, 42, -14),
  place(238, 212, 42, 14),
  place(160, 220, 50, 3),
]

/** Manes have so many spines, and morels so many pits, that three of them fill a basket. */
const MANES: readonly Place[] = [place(104, 176, 56, -6), place(216, 178, 56, 6), place(160, 200, 62, 0)]

/** Fruit bodies as they lie in a basket, without their ground. */
export function drawHeap(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): void {
  const isRosette = l.form === 'bracket' && l.habit === 'cluster'
  if (isRosette || l.form === 'crust') {
    composeAttached(sheet, l, random, false)
    return
  }
  const draw = isIcicles(l) ? drawMane : (lyingForms[l.form] ?? drawStanding)
  const places = isIcicles(l) || l.form === 'morel' ? MANES : isTall(l) ? FEW : ROWS
  sheet.density *= Math.min(1, 4 / places.length)
  places.forEach((at, i) => {
    draw(sheet, l, at, random.fork(`body${i}`))
  })
}

/** Whether the bodies are as tall as they are wide, so that they stand upright. */
const isTall = ({ form, hasStipe }: ResolvedTraits): boolean =>
  ['morel', 'gyromitra', 'coral', 'club', 'stinkhorn'].includes(form) || (form === 'bracket' && hasStipe)

type DrawPlace = (sheet: Sheet, l: ResolvedTraits, at: Place, random: SeededRandom) => void

const lyingForms: Partial<Record<ResolvedTraits['form'], DrawPlace>> = {
  shelf: drawShell,
  bracket: (sheet, l, at, random) => (l.hasStipe ? drawStalked : drawShelf)(sheet, l, at, random),
}

const specimen = ({ x, y, radius, tilt, age }: Place, random: SeededRandom): Specimen => ({
  foot: [x, y],
  radius: radius * random.between(0.94, 1.08),
  height: 0,
  thick: radius * 0.15,
  age,
  elevation: random.between(20, 28),
  tilt: tilt + random.between(-4, 4),
  lean: 0,
  random,
})

function drawMane(sheet: Sheet, l: ResolvedTraits, at: Place, random: SeededRandom): void {
  drawForm(sheet, l, { ...specimen(at, random), foot: [at.x, at.y + at.radius] })
}

function drawShell(sheet: Sheet, l: ResolvedTraits, at: Place, random: SeededRandom): void {
  const side = at.x < 160 ? -1 : 1
  const base = specimen(at, random)
  const lean = side * base.radius * 0.6
  drawForm(sheet, l, {
    ...base,
    foot: [at.x - lean, at.y + (at.turned ? 24 : 8)],
    lean,
    height: at.turned ? 34 : 12,
    elevation: at.turned ? -18 : base.elevation + 2,
  })
}

function drawShelf(sheet: Sheet, l: ResolvedTraits, at: Place, random: SeededRandom): void {
  const { radius, elevation, tilt } = specimen(at, random)
  drawFan(sheet, l, {
    root: [at.x, at.y - radius * 0.3],
    radius,
    elevation: elevation + 8,
    tilt: tilt * 1.4,
    thick: Math.min(8, l.cm.cap * 0.35),
    wavy: 0.085,
    random,
  })
}

function drawStalked(sheet: Sheet, l: ResolvedTraits, at: Place, random: SeededRandom): void {
  const base = specimen(at, random)
  drawForm(sheet, l, {
    ...base,
    foot: [at.x, at.y + base.radius * 1.3],
    height: base.radius * 1.5,
    lean: (at.tilt < 0 ? -1 : 1) * base.radius * 0.7,
    elevation: 36,
    thick: base.radius * 0.14,
  })
}

/** Caps with a short stipe, and everything that stands upright. */
function drawStanding(sheet: Sheet, l: ResolvedTraits, at: Place, random: SeededRandom): void {
  const base = specimen(at, random)
  const { cap, height, thickness } = l.cm
  // Upright forms are narrow: they keep their proportions within the height of a heap.
  const scale = isTall(l) ? Math.min((2 * base.radius) / cap, 120 / height) : (2 * base.radius) / cap
  const stipe = isTall(l) ? height * scale : clamp(height * scale, base.radius * 0.6, base.radius * 1.3)
  const radius = (cap * scale) / 2
  drawForm(sheet, l, {
    ...base,
    radius,
    foot: [at.x - at.tilt * 0.5, at.y + (isTall(l) ? 40 : stipe * (at.turned ? 0.9 : 0.7))],
    height: stipe,
    thick: Math.max(2, (thickness * scale) / 2),
    elevation: at.turned ? -16 : base.elevation,
    lean: at.tilt * 0.5,
  })
}
