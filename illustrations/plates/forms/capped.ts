/* design-tokens-allow: pigments of the plates */

import { type Colour, darker, lighter, mix } from '@illustrations/engine/colour'
import {
  boundingBox,
  envelope,
  itemClamped,
  itemCyclic,
  lerp,
  type Point,
  radians,
  TAU,
} from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet, Stop } from '@illustrations/engine/sheet'
import { SolidOfRevolution } from '@illustrations/engine/solid-of-revolution'
import { hatch, wash } from '@illustrations/engine/wash'
import { hollowProfile, inkCap, inrolled, profileAtAge, underside } from '@illustrations/plates/core/profiles'
import { isDecurrent, isDeliquescent, type ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import {
  type CapTones,
  capTones,
  hymeniumTone,
  type PartAnchors,
  type Specimen,
} from '@illustrations/plates/core/specimen'
import { Stalk } from '@illustrations/plates/core/stalk'
import { drawBeard } from '@illustrations/plates/parts/beard'
import { drawHymenium } from '@illustrations/plates/parts/hymenium'
import {
  capShadow,
  drawPattern,
  isVelvety,
  roundingHatch,
  stipeGradient,
} from '@illustrations/plates/parts/stipe'
import { drawSurface, isWoolly } from '@illustrations/plates/parts/surface'
import {
  drawCortina,
  drawGirdles,
  drawRing,
  drawShreds,
  girdleVolva,
  ringHeight,
  Sack,
} from '@illustrations/plates/parts/veil'

/** Everything with a cap on a stipe, whatever its underside. */
export function drawCapped(sheet: Sheet, l: ResolvedTraits, specimen: Specimen): PartAnchors {
  return new Capped(sheet, l, specimen).draw()
}

class Capped {
  private readonly cap: SolidOfRevolution
  private readonly under: SolidOfRevolution
  private readonly stalk: Stalk
  private readonly tones: CapTones
  private readonly hymenium: Colour
  /** Position on the cap's profile from which the surface is the near side of a hollow. */
  private readonly hollow: number
  private readonly fromBelow: boolean
  private readonly anchors: PartAnchors = {}

  constructor(
    private readonly sheet: Sheet,
    private readonly l: ResolvedTraits,
    private readonly s: Specimen,
  ) {
    const { radius, elevation, tilt, age, random } = s
    const shape = itemClamped(l.shapes, Math.min(age, l.shapes.length - 1))
    const base = isDeliquescent(l) && l.surfaces.has('shaggy') ? inkCap(age) : profileAtAge(l.shapes, age)
    const profile = l.margin === 'inrolled' && age < 2 ? inrolled(base) : base
    this.hollow = hollowProfile[shape] ?? 0
    this.fromBelow = elevation < 0
    this.tones = capTones(l, age, random)
    this.hymenium = hymeniumTone(l, age)

    const topShare = s.thick / radius
    const drop = this.drop()
    const below = underside(
      itemClamped(profile, profile.length - 1),
      l.attachment === 'none' && isDecurrent(l) ? 'decurrent' : l.attachment,
      topShare,
      drop,
    )
    const meets = itemClamped(below, below.length - 1)[1]
    // The stipe begins where a decurrent underside ends, well below the cap.
    const stalkHeight = Math.max(s.height * 0.22, s.height - (isDecurrent(l) ? drop * radius * 0.85 : 0))
    const top: Point = [s.foot[0] + (s.lean * stalkHeight) / s.height, s.foot[1] - stalkHeight]
    const fall = meets * radius * Math.cos(radians(elevation))
    const centre: Point = [top[0] - Math.sin(radians(tilt)) * fall, top[1] + Math.cos(radians(tilt)) * fall]

    const shared = { radius, elevation, tilt, at: centre, ...this.waves() }
    this.cap = new SolidOfRevolution({ profile, ...shared })
    this.under = new SolidOfRevolution({ profile: below, ...shared })
    this.stalk = new Stalk({
      base: s.foot,
      top,
      bow: random.between(-0.07, 0.07) + (s.lean > 0 ? -1 : 1) * Math.min(0.06, Math.abs(s.lean) / 900),
      topRadius: s.thick,
      baseRadius: s.thick * (age === 0 ? 1.25 : 1.1),
      // A thick stipe swells less, because it would become wider than its cap.
      bulb: l.bulb * 0.95 * (1 - 0.9 * (s.thick / radius)),
      flare: isDecurrent(l) ? 0 : 0.08,
    })
  }

  draw(): PartAnchors {
    const { sheet, s, l } = this
    sheet.layer({ gapAbove: s.foot[1] - 12 })
    if (this.fromBelow) {
      this.drawCap()
      if (isDecurrent(l)) this.drawTrumpet()
      else {
        this.drawUnder()
        this.drawBeard()
        this.drawStipe()
      }
      this.drawVeil()
    } else {
      if (isDecurrent(l)) this.drawTrumpet()
      else this.drawStipe()
      this.drawVeil()
      if (!isDecurrent(l) && this.showsUnder()) this.drawUnder()
      this.drawCap()
      this.drawBeard()
    }
    return this.anchors
  }

  /** Depth of a decurrent underside, in radii. */
  private drop(): number {
    const { l, s } = this
    const room = (s.height / s.radius) * 0.8
    return Math.min(room, l.hymenium === 'smooth' ? room : l.form === 'chanterelle' ? 1.25 : 0.95)
  }

  private waves(): { lobe: (a: number) => number; lift: (a: number) => number } {
    const { l, s } = this
    const [across, up] = [wobble(s.random, 4), wobble(s.random, 3, 2)]
    const grown = s.age === 0 ? 0.4 : 1
    const wavy = (l.margin === 'wavy' ? 0.06 : l.margin === 'lobed' ? 0.085 : 0.012) * grown
    const frilled =
      isDeliquescent(l) && s.age === 2 ? 0.1 : l.margin === 'wavy' || l.margin === 'lobed' ? 0 : 0.002
    const split = l.margin === 'split' && s.age > 0 ? 0.02 : 0
    return {
      lobe: (a) => across(a) * wavy - split * Math.max(0, Math.sin(a * 9 + 1)) ** 6,
      lift: (a) =>
        up(a) * (wavy * 1.05) +
        frilled * Math.abs(Math.sin(a * 7 + across(a))) +
        split * 4 * Math.max(0, Math.sin(a * 9 + 1)) ** 8,
    }
  }

  /** A cap seen from above hides its underside, unless its margin is turned up. */
  private showsUnder(): boolean {
    return this.hollow > 0 || (isDeliquescent(this.l) && this.s.age === 2)
  }

  private drawCap(): void {
    const { sheet, l, s, cap, tones } = this
    const from = !this.fromBelow ? this.hollow : 0
    const rays = sheet.sampleCount(130)
    const outline = this.fromBelow ? envelopeWith(cap, this.under, rays) : cap.silhouette(rays, from, 1)
    wash(
      sheet,
      outline,
      this.capPaint(outline, from),
      { depth: 0.25, shift: this.tall(outline) ? 0.2 : 0.12, rim: tones.disc, gap: true },
      () => {
        drawSurface(sheet, l, { body: cap, tones, age: s.age, from, random: s.random.fork('surface') })
        const lines = sheet.ink()
        hatch(
          lines,
          cap,
          s.random.fork('hatch'),
          {
            lines: sheet.fine ? 12 : 8,
            from: Math.max(from, 0.12),
            threshold: from ? -0.1 : 0.1,
            width: 0.75,
          },
          sheet.density,
        )
        sheet.draw(lines, sheet.inks.inner, 0.5)
      },
    )
    sheet.contour(outline, Math.min(1.75, 0.7 + s.radius * 0.03))
    if (from) this.drawLip()
    if (l.margin === 'appendiculate')
      drawShreds(sheet, l, (a) => cap.at(0.985, a), s.radius, s.random.fork('shreds'))
    const [left, top, right, bottom] = boundingBox(outline)
    const down = this.fromBelow ? 0.22 : 0.4
    this.anchors.cap = [0.5, 0.26, 0.74].map((u) => [
      lerp(left, right, u),
      lerp(top, bottom, u === 0.5 ? down * 0.5 : down),
    ])
  }

  /** Highlights the near margin, so that the funnel looks hollow. */
  private drawLip(): void {
    const lip = this.sheet.ink()
    for (const line of this.cap.run((u) => [0.93, 0.15 + u * (Math.PI - 0.3)], 30)) lip.pen(line, 1.5)
    this.sheet.draw(lip, lighter(this.tones.edge, 0.6), 0.7)
  }

  private drawBeard(): void {
    const { sheet, l, s, cap, tones } = this
    if (!isWoolly(l)) return
    const hairs = { at: (a: number) => cap.at(0.97, a), radius: s.radius, tones }
    // Seen from above, the hairs of the far margin hang behind the cap.
    const turn = this.fromBelow ? TAU : Math.PI
    drawBeard(sheet, l, { ...hairs, turn, random: s.random.fork('beard') })
  }

  private tall(outline: readonly Point[]): boolean {
    const [left, top, right, bottom] = boundingBox(outline)
    return (bottom - top) / (right - left) > 0.9
  }

  private capPaint(outline: readonly Point[], from: number): Colour {
    const { sheet, l, s, cap, tones } = this
    const [, top, , bottom] = boundingBox(outline)
    const apex = cap.at(0, 0)
    if (from)
      return sheet.radial(
        [apex[0], (top + bottom) / 2 + (bottom - top) * 0.08],
        s.radius * 1.02,
        (bottom - top) * 0.56,
        s.tilt,
        this.hollowStops(),
      )
    const reach = Math.max(bottom - apex[1], apex[1] - top, s.radius * 0.35)
    const stops: Stop[] =
      isDeliquescent(l) && s.age > 0
        ? [
            [0, tones.mid],
            [0.55, l.tones.cap.light],
            [0.78, tones.mid],
            [0.93, mix(tones.mid, l.tones.hymenium.typical, 0.6)],
            [1, s.age === 2 ? l.tones.hymenium.dark : l.tones.hymenium.typical],
          ]
        : [
            [0, tones.disc],
            [0.4, tones.mid],
            [0.78, mix(tones.mid, tones.edge, 0.5)],
            [1, tones.edge],
          ]
    return sheet.radial(apex, s.radius * 1.02, reach, s.tilt, stops)
  }

  private hollowStops(): Stop[] {
    const { disc, mid, edge } = this.tones
    return [
      [0, darker(disc, 0.35)],
      [0.35, disc],
      [0.72, mid],
      [1, edge],
    ]
  }

  private drawUnder(): void {
    const { sheet, l, s, under, hymenium } = this
    const outline = under.silhouette(sheet.sampleCount(100))
    const centre = under.at(1, Math.PI / 2)
    const paint = sheet.radial(centre, s.radius * 1.05, s.radius * 0.6, s.tilt, [
      [0, mix(hymenium, '#7a5a36', 0.42)],
      [0.34, mix(hymenium, '#8a6a42', 0.16)],
      [0.75, hymenium],
      [1, lighter(hymenium, 0.25)],
    ])
    wash(sheet, outline, paint, { depth: 0.12, shift: 0.06 }, () =>
      drawHymenium(sheet, l, { body: under, colour: hymenium, random: s.random.fork('hymenium') }),
    )
    sheet.contour(outline, 0.95)
    this.anchors.gills = this.undersides([0.3, 0.45])
  }

  /** Draws underside and stipe as one outline, so that no collar shows. */
  private drawTrumpet(): void {
    const { sheet, l, s, stalk, under, hymenium } = this
    // A long funnel is narrow at its lower end, where wide steps between rings would show.
    const flare = under.silhouette(sheet.sampleCount(110), 0, 1, l.hymenium === 'smooth' ? 110 : undefined)
    const outline = spliced(flare, stalk)
    const paint = sheet.linear(under.at(0, -Math.PI / 2), stalk.axis(0), [
      [0, lighter(hymenium, 0.12)],
      [0.4, hymenium],
      [0.62, mix(hymenium, l.tones.stipe.typical, 0.6)],
      [0.8, l.tones.stipe.typical],
      [1, mix(l.tones.stipe.typical, l.tones.stipe.dark, 0.7)],
    ])
    wash(
      sheet,
      outline,
      paint,
      { depth: 0.22, shift: 0.12, fall: 0.15, rim: l.tones.stipe.dark, gap: true },
      () => {
        drawHymenium(sheet, l, { body: under, colour: hymenium, random: s.random.fork('hymenium') })
        drawPattern(sheet, l, stalk, s.random.fork('pattern'), 0.8)
        roundingHatch(sheet, stalk, s.random.fork('round'), 0, 0.9)
        const lines = sheet.ink()
        hatch(lines, under, s.random.fork('shade'), { lines: 9, threshold: 0.05, width: 0.6 }, sheet.density)
        sheet.draw(lines, sheet.inks.inner, 0.35)
      },
    )
    sheet.contour(outline, 1.45)
    this.anchors.gills = this.undersides([0.4, 0.55])
    this.anchors.stipe = [stalk.at(0.35, 0.9), stalk.at(0.35, -0.9)]
  }

  private drawStipe(): void {
    const { sheet, l, s, stalk } = this
    const sack = l.volva && !girdleVolva(l) ? new Sack(sheet, l, stalk, s.foot, s.random.fork('volva')) : null
    sack?.back()
    const shape = wash(
      sheet,
      stalk.outline,
      stipeGradient(sheet, l, stalk),
      { depth: 0.2, shift: 0.2, fall: 0.2, gap: true },
      () => {
        const top = l.ring ? ringHeight(l) : 0.92
        drawPattern(sheet, l, stalk, s.random.fork('pattern'), top)
        roundingHatch(sheet, stalk, s.random.fork('round'))
      },
    )
    sheet.clipped(shape, () => capShadow(sheet, stalk, shape.id, isVelvety(l) ? 0.2 : undefined))
    const volva = l.volva && !sack ? drawGirdles(sheet, l, stalk, s.random.fork('girdles')) : null
    sheet.contour(stalk.outline, Math.min(1.5, 0.6 + s.thick * 0.12), { skip: stalk.isTop })
    const pocket = sack?.front() ?? volva
    if (pocket) this.anchors.volva = pocket
    this.anchors.stipe = [0.45, 0.3, 0.6].flatMap((at) => [stalk.at(at, 0.8), stalk.at(at, -0.8)])
  }

  /** Visible points of the underside, left and right of the stipe. */
  private undersides(along: readonly number[]): Point[] {
    const { under } = this
    return along.flatMap((t) =>
      [0.8, 0.2, 0.94, 0.06, 0.65, 0.35]
        .map((turn) => turn * Math.PI)
        .filter((a) => under.facing(t, a) > 0.05)
        .map((a) => under.at(t, a)),
    )
  }

  private drawVeil(): void {
    const { sheet, l, s, stalk, cap } = this
    if (!l.ring && !l.cortina) this.anchors['no-ring'] = [stalk.at(0.76, 0.5), stalk.at(0.76, -0.5)]
    if (!l.volva) this.anchors['no-volva'] = [stalk.at(0.06, 0.5), stalk.at(0.06, -0.5)]
    if (l.ring && !(s.age === 0 && s.height < s.radius * 1.2))
      this.anchors.ring = drawRing(sheet, l, stalk, s.random.fork('ring'))
    if (l.cortina)
      this.anchors.ring = drawCortina(
        sheet,
        l,
        stalk,
        (a) => cap.at(1, a),
        s.age === 0,
        s.random.fork('cortina'),
      )
  }
}

function envelopeWith(cap: SolidOfRevolution, under: SolidOfRevolution, rays: number): Point[] {
  const rings = [...cap.rings(0, 1, rays > 90 ? 40 : 26, rays >> 1), ...under.rings(0, 0.4, 8, rays >> 1)]
  return envelope(rings, rays)
}

/** The flare's outline continued into the sides of the stipe instead of closed across it. */
function spliced(flare: readonly Point[], stalk: Stalk): Point[] {
  const [[x, y], [tx, ty]] = [stalk.axis(1), stalk.direction(1)]
  const above = ([px, py]: Point) => (px - x) * tx + (py - y) * ty > stalk.radius(1) * 0.7
  // The flare's lower end is in front of the stipe; the points above it form one run that may wrap around
  // the list.
  const first = flare.findIndex((p, i) => above(p) && !above(itemCyclic(flare, i - 1)))
  const run = Array.from(flare, (_, i) => itemCyclic(flare, first + i)).filter(above)
  const half = Math.PI / 2
  const samples = Array.from({ length: 14 }, (_, i) => (i / 13) * 0.93)
  const left = samples.map((s) => stalk.at(s, -half))
  const right = samples.map((s) => stalk.at(s, half)).reverse()
  const foot = Array.from({ length: 7 }, (_, i) => {
    const f = half - ((i + 1) / 8) * Math.PI
    const [p, t, r] = [stalk.at(0, f), stalk.direction(0), stalk.radius(0)]
    return [p[0] - t[0] * Math.cos(f) * r * 0.34, p[1] - t[1] * Math.cos(f) * r * 0.34] as const
  })
  return [...left, ...run, ...right, ...foot]
}
