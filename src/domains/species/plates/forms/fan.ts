import { wobble, type Chance } from '../core/chance'
import { type Colour, darker, LIGHT, lighter, mix } from '../core/colour'
import { boxOf, lerp, type Point, steps } from '../core/geometry'
import type { Likeness } from '../core/likeness'
import type { Sheet } from '../core/sheet'
import { Turned } from '../core/turned'
import { wash } from '../core/wash'

/** One shelf without a stalk: where it grows out, how wide it is, and how it is seen. */
export interface Fan {
  /** The middle of the edge by which it is attached. */
  root: Point
  radius: number
  elevation: number
  tilt: number
  /** Thickness of its rim in units. */
  thick: number
  /** Waviness of the margin, in shares. */
  wavy: number
  chance: Chance
  /** Narrowed to a stalk at the root, as in a rosette. */
  waisted?: boolean
}

/** Draws a shelf and returns a place on its upper side and one on its rim. */
export function drawFan(sheet: Sheet, l: Likeness, fan: Fan): { top: Point; rim: Point } {
  const { radius, elevation, tilt, chance, thick, wavy } = fan
  const [across, up] = [wobble(chance, 4, 3), wobble(chance, 3, 2)]
  const body = new Turned({
    profile: [[0, 0.05], [0.5, 0.09], [0.9, 0.05], [1, 0]],
    radius,
    elevation,
    tilt,
    at: fan.root,
    lobe: (a) => across(a) * wavy,
    lift: (a) => up(a + 2) * wavy * 0.55,
  })
  const arc = (t: number, count: number): Point[] => steps(count, (u) => body.at(t, lerp(-0.4, Math.PI + 0.4, u)))
  const back = fan.waisted
    ? [body.at(0.62, Math.PI + 0.5), body.at(0.25, Math.PI + 0.9), body.at(0.25, -0.9), body.at(0.62, -0.5)]
    : [body.at(0.8, Math.PI + 0.53), body.at(0.4, Math.PI + 0.5), body.at(0.16, -Math.PI / 2), body.at(0.4, -0.5), body.at(0.8, -0.53)]
  const outline = [...arc(1, 50), ...back]
  const rim = outline.map(([x, y]) => [x + 0.4, y + thick] as const)
  sheet.draw(sheet.ink().shape(outline.map(([x, y]) => [x + 3, y + thick + 4] as const), 0.6), sheet.inks.cast, 0.26)
  drawRim(sheet, l, outline, rim)
  wash(sheet, outline, topPaint(sheet, l, body, radius), { depth: 0.2, shift: 0.07, gap: true, rim: l.tones.cap.dark }, () => {
    if (l.surfaces.has('zoned')) drawBands(sheet, l, body, chance)
    else drawWrinkles(sheet, l, body, chance)
    if (l.surfaces.has('fibrillose')) drawFibres(sheet, l, body, chance)
    sheet.add(`<use href="#${sheet.lastShape}" fill="${lamplight(sheet, outline)}"/>`)
  })
  sheet.draw(sheet.ink().contour(outline, 1.5), sheet.inks.contour)
  return { top: body.at(0.6, 1.9), rim: body.at(1, 1.2) }
}

/** The pore surface's edge, seen under the margin. */
function drawRim(sheet: Sheet, l: Likeness, outline: readonly Point[], rim: readonly Point[]): void {
  const both = [...outline.slice(0, 50), ...[...rim.slice(0, 50)].reverse()]
  sheet.draw(sheet.ink().shape(rim), l.tones.hymenium.typical)
  sheet.draw(sheet.ink().shape(both, 0.3), l.tones.hymenium.typical)
  sheet.draw(sheet.ink().contour(rim, 1.1), sheet.inks.contour)
}

function topPaint(sheet: Sheet, l: Likeness, body: Turned, radius: number): Colour {
  const { cap } = l.tones
  const [x, y] = body.at(0, 0)
  return sheet.radial([x, y], radius * 1.04, radius * 0.75, body.tilt, [
    [0, cap.dark],
    [0.45, cap.typical],
    [0.82, mix(cap.typical, cap.light, 0.55)],
    [0.95, cap.light],
    [1, cap.light],
  ])
}

/** Light from the left, dusk to the right. */
function lamplight(sheet: Sheet, outline: readonly Point[]): Colour {
  const [left, top, right, bottom] = boxOf(outline)
  return sheet.linear([left, top], [right, bottom], [
    [0, LIGHT, 0.28],
    [0.4, LIGHT, 0],
    [1, sheet.inks.inner, 0.36],
  ])
}

/** Bands share an order of colours, but every shelf begins elsewhere in it. */
function drawBands(sheet: Sheet, l: Likeness, body: Turned, chance: Chance): void {
  const { cap, marks } = l.tones
  const order = [cap.typical, marks.typical, cap.dark, marks.light, marks.dark, cap.typical, cap.dark, marks.light]
  const [lines, nap] = [sheet.ink(), sheet.ink()]
  let i = chance.whole(0, order.length - 1)
  for (let t = 0.94; t > 0.1; t -= chance.in(0.05, 0.15) * (0.6 + 0.6 * t)) {
    const band = sheet.ink().shape(body.ring(t, 44), 0.3)
    sheet.draw(band, order[i % order.length] as Colour)
    const edge = steps(20, (u) => body.at(t, lerp(-0.4, Math.PI + 0.4, u)))
    lines.pen(edge, 0.75)
    for (let q = 0; q < (sheet.fine ? 14 : 6); q++) {
      const a = chance.in(-0.4, Math.PI + 0.4)
      nap.pen([body.at(t - 0.005, a), body.at(t - chance.in(0.03, 0.07), a)], 0.7)
    }
    i++
  }
  sheet.draw(lines, sheet.inks.inner, 0.5)
  sheet.draw(nap, sheet.inks.inner, 0.36)
}

/** Soft radial folds and a few ledges parallel to the margin. */
function drawWrinkles(sheet: Sheet, l: Likeness, body: Turned, chance: Chance): void {
  const [folds, ledges, pale] = [sheet.ink(), sheet.ink(), sheet.ink()]
  for (let i = 0; i < (sheet.fine ? 44 : 26); i++) {
    const [a, t, length] = [chance.in(-0.3, Math.PI + 0.3), chance.in(0.15, 0.75), chance.in(0.12, 0.24)]
    folds.pen(steps(4, (u) => body.at(t + length * u, a + 0.06 * Math.sin(u * 4 + i))), 1)
  }
  for (const t of [0.42, 0.66, 0.86]) {
    const phase = chance.in(0, 6)
    ledges.pen(steps(18, (u) => body.at(t + 0.03 * Math.sin(u * 9 + phase), lerp(0, Math.PI, u))), 1.2)
    pale.pen(steps(18, (u) => body.at(t + 0.03 + 0.03 * Math.sin(u * 9 + phase), lerp(0.3, Math.PI - 0.1, u))), 2.6)
  }
  sheet.draw(pale, lighter(l.tones.cap.light, 0.3), 0.4)
  sheet.draw(folds, darker(l.tones.cap.dark, 0.35), 0.45)
  sheet.draw(ledges, darker(l.tones.cap.dark, 0.3), 0.45)
}

function drawFibres(sheet: Sheet, l: Likeness, body: Turned, chance: Chance): void {
  const ink = sheet.ink()
  for (let i = 0; i < (sheet.fine ? 60 : 24); i++) {
    const [a, t] = [chance.in(-0.3, Math.PI + 0.3), chance.in(0.1, 0.8)]
    ink.pen([body.at(t, a), body.at(t + 0.16, a)], 0.8, 'thorn')
  }
  sheet.draw(ink, darker(l.tones.cap.dark, 0.3), 0.5)
}
