import { type Colour, darker, LIGHT, lighter, mix } from '@illustrations/engine/colour'
import { distance, lerp, type Point, steps } from '@illustrations/engine/geometry'
import { type SeededRandom, wobble } from '@illustrations/engine/seeded-random'
import type { Shape, Sheet } from '@illustrations/engine/sheet'
import { SolidOfRevolution } from '@illustrations/engine/solid-of-revolution'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'

/** One shelf without a stalk: its attachment, size and perspective. */
export interface Fan {
  /** The middle of the attached edge. */
  root: Point
  radius: number
  elevation: number
  tilt: number
  /** Thickness of its rim in units. */
  thick: number
  /** Waviness of the margin, as a fraction. */
  wavy: number
  random: SeededRandom
  /** Whether it narrows to a stalk at the root, as in a rosette. */
  waisted?: boolean
}

/** Draws a shelf and returns a point on its upper side and one on its rim. */
export function drawFan(sheet: Sheet, l: ResolvedTraits, fan: Fan): { top: Point; rim: Point } {
  const { radius, elevation, tilt, random, thick, wavy } = fan
  const [across, up] = [wobble(random, 4, 3), wobble(random, 3, 2)]
  const body = new SolidOfRevolution({
    profile: [
      [0, 0.05],
      [0.5, 0.09],
      [0.9, 0.05],
      [1, 0],
    ],
    radius,
    elevation,
    tilt,
    at: fan.root,
    lobe: (a) => across(a) * wavy,
    lift: (a) => up(a + 2) * wavy * 0.55,
  })
  const arc = (t: number, count: number): Point[] =>
    steps(count, (u) => body.at(t, lerp(-0.4, Math.PI + 0.4, u)))
  const back = fan.waisted
    ? [body.at(0.62, Math.PI + 0.5), body.at(0.25, Math.PI + 0.9), body.at(0.25, -0.9), body.at(0.62, -0.5)]
    : [
        body.at(0.8, Math.PI + 0.53),
        body.at(0.4, Math.PI + 0.5),
        body.at(0.16, -Math.PI / 2),
        body.at(0.4, -0.5),
        body.at(0.8, -0.53),
      ]
  const outline = [...arc(1, 50), ...back]
  drawThickness(sheet, l, sheet.shape(outline), thick)
  wash(
    sheet,
    outline,
    topPaint(sheet, l, body, radius),
    { depth: 0.2, shift: 0.07, gap: true, rim: l.tones.cap.dark },
    () => {
      if (l.surfaces.has('zoned')) drawBands(sheet, l, body, random, fan.waisted ? 0.42 : 1)
      else drawWrinkles(sheet, l, body, random)
      if (l.surfaces.has('fibrillose')) drawFibres(sheet, l, body, random)
      if (l.surfaces.has('shaggy')) drawFur(sheet, l, body, random)
      sheet.use(sheet.lastShape, lamplight(sheet))
    },
  )
  sheet.contour(outline, 1.5)
  return { top: body.at(0.6, 1.9), rim: body.at(1, 1.2) }
}

/** Draws a cast shadow, then the edge of the pore surface under the margin. */
function drawThickness(sheet: Sheet, l: ResolvedTraits, shape: Shape, thick: number): void {
  sheet.echo(shape, 3, thick + 4, { fill: sheet.inks.cast, opacity: 0.26 })
  sheet.echo(shape, 0.4, thick, { fill: l.tones.hymenium.typical, stroke: sheet.inks.contour, width: 1.2 })
  for (let y = thick - 1.5; y > 0; y -= 2) sheet.echo(shape, 0.2, y, { fill: l.tones.hymenium.typical })
}

function topPaint(sheet: Sheet, l: ResolvedTraits, body: SolidOfRevolution, radius: number): Colour {
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

/** A gradient from light on the left to shade on the right; one definition serves every shelf. */
function lamplight(sheet: Sheet): Colour {
  return sheet.shared('x1="0" y1="0" x2="1" y2="1"', [
    [0, LIGHT, 0.28],
    [0.4, LIGHT, 0],
    [1, sheet.inks.inner, 0.36],
  ])
}

/** A band of colour from `outer` inwards to the next band. */
interface Band {
  outer: number
  colour: Colour
}

/** Bands have a common sequence of colours, but each shelf starts at a different one. */
function bandsOf(l: ResolvedTraits, random: SeededRandom, coarse: number): Band[] {
  const { cap, marks } = l.tones
  const order = [
    cap.typical,
    marks.typical,
    cap.dark,
    marks.light,
    marks.dark,
    cap.typical,
    cap.dark,
    marks.light,
  ]
  const bands: Band[] = []
  let i = random.integer(0, order.length - 1)
  for (let t = 0.94; t > 0.1; t -= random.between(0.05, 0.15) * (0.6 + 0.6 * t) * coarse)
    bands.push({ outer: t, colour: order[i++ % order.length] as Colour })
  return bands
}

function drawBands(
  sheet: Sheet,
  l: ResolvedTraits,
  body: SolidOfRevolution,
  random: SeededRandom,
  strength: number,
): void {
  const bands = bandsOf(l, random, (sheet.fine ? 1 : 1.15) * (1.4 - 0.4 * sheet.density))
  const [lines, nap] = [sheet.ink(), sheet.ink()]
  // On a card the bands are hard stops of one gradient, which takes a tenth of the bytes of their
  // outlines.
  if (!sheet.fine) sheet.use(sheet.lastShape, bandGradient(sheet, body, bands, l.tones.cap.light), strength)
  bands.forEach(({ outer, colour }, i) => {
    if (sheet.fine) sheet.draw(sheet.ink().shape(body.ring(outer, 44), 0.3), colour, strength)
    if (sheet.fine || i % 2 === 0)
      lines.pen(
        steps(16, (u) => body.at(outer, lerp(-0.4, Math.PI + 0.4, u))),
        0.75,
        'swell',
        0.4,
      )
    for (let q = 0; q < Math.round((sheet.fine ? 14 : 3) * sheet.density); q++) {
      const a = random.between(-0.4, Math.PI + 0.4)
      nap.pen([body.at(outer - 0.005, a), body.at(outer - random.between(0.03, 0.07), a)], 0.7)
    }
  })
  sheet.draw(lines, sheet.inks.inner, 0.5 * strength)
  sheet.draw(nap, sheet.inks.inner, 0.36)
}

function bandGradient(sheet: Sheet, body: SolidOfRevolution, bands: readonly Band[], rim: Colour): Colour {
  const stops = [...bands]
    .reverse()
    .flatMap(({ outer, colour }, i, all) => [
      [all[i - 1]?.outer ?? 0, colour] as const,
      [outer, colour] as const,
    ])
  const [centre, right, near] = [body.at(0, 0), body.at(1, 0), body.at(1, Math.PI / 2)]
  const [rx, ry] = [distance(centre, right), distance(centre, near)]
  return sheet.radial(centre, rx, ry, body.tilt, [...stops, [bands[0]?.outer ?? 1, rim], [1, rim]])
}

/** Draws soft radial folds and a few ledges parallel to the margin. */
function drawWrinkles(sheet: Sheet, l: ResolvedTraits, body: SolidOfRevolution, random: SeededRandom): void {
  const [folds, ledges, pale] = [sheet.ink(), sheet.ink(), sheet.ink()]
  for (let i = 0; i < sheet.markCount(44, 26); i++) {
    const [a, t, length] = [
      random.between(-0.3, Math.PI + 0.3),
      random.between(0.15, 0.75),
      random.between(0.12, 0.24),
    ]
    folds.pen(
      steps(4, (u) => body.at(t + length * u, a + 0.06 * Math.sin(u * 4 + i))),
      1,
    )
  }
  for (const t of [0.42, 0.66, 0.86]) {
    const phase = random.between(0, 6)
    ledges.pen(
      steps(18, (u) => body.at(t + 0.03 * Math.sin(u * 9 + phase), lerp(0, Math.PI, u))),
      1.2,
    )
    pale.pen(
      steps(18, (u) => body.at(t + 0.03 + 0.03 * Math.sin(u * 9 + phase), lerp(0.3, Math.PI - 0.1, u))),
      2.6,
    )
  }
  sheet.draw(pale, lighter(l.tones.cap.light, 0.3), 0.4)
  sheet.draw(folds, darker(l.tones.cap.dark, 0.35), 0.45)
  sheet.draw(ledges, darker(l.tones.cap.dark, 0.3), 0.45)
}

/** Short felted hairs, denser towards the margin. */
function drawFur(sheet: Sheet, l: ResolvedTraits, body: SolidOfRevolution, random: SeededRandom): void {
  const [dark, pale] = [sheet.ink(), sheet.ink()]
  for (let i = 0; i < sheet.markCount(130, 46); i++) {
    const [a, t] = [random.between(-0.4, Math.PI + 0.4), 0.15 + 0.8 * Math.sqrt(random.next())]
    const hair = [body.at(t, a), body.at(Math.min(1, t + 0.1), a + random.between(-0.08, 0.08))]
    ;(i % 2 ? dark : pale).pen(hair, i % 2 ? 0.9 : 1.5, 'taper')
  }
  sheet.draw(dark, darker(l.tones.cap.dark, 0.25), 0.55)
  sheet.draw(pale, lighter(l.tones.cap.light, 0.4), 0.9)
}

function drawFibres(sheet: Sheet, l: ResolvedTraits, body: SolidOfRevolution, random: SeededRandom): void {
  const ink = sheet.ink()
  for (let i = 0; i < sheet.markCount(60, 24); i++) {
    const [a, t] = [random.between(-0.3, Math.PI + 0.3), random.between(0.1, 0.8)]
    ink.pen([body.at(t, a), body.at(t + 0.16, a)], 0.8, 'taper')
  }
  sheet.draw(ink, darker(l.tones.cap.dark, 0.3), 0.5)
}
