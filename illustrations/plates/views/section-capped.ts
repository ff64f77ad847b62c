import { brightness, type Colour, darker, lighter, mix } from '@illustrations/engine/colour'
import { castShadow } from '@illustrations/engine/forest-floor'
import { clamp, itemClamped, lerp, type Point, steps, TAU } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { type ProfilePoint, smoothProfile } from '@illustrations/engine/solid-of-revolution'
import { wash } from '@illustrations/engine/wash'
import { inkCap, profileAtAge } from '@illustrations/plates/core/profiles'
import { isDecurrent, isDeliquescent, type ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors } from '@illustrations/plates/core/specimen'
import { Stalk } from '@illustrations/plates/core/stalk'
import { girdleVolva, ringHeight } from '@illustrations/plates/parts/veil'

/** The axis of symmetry; heights are in cap radii above the margin. */
const AXIS = 160
const AVAILABLE = { width: 244, height: 262 }
/** Maximum visible length of the stipe in cap radii; a longer one has a piece left out. */
const TALLEST = 3.1

export function sectionCapped(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  return new CutCap(sheet, l, random).draw()
}

class CutCap {
  private readonly radius: number
  private readonly margin: number
  private readonly stipe: number
  private readonly stalk: Stalk
  private readonly top: (t: number) => ProfilePoint
  private readonly heightAt: (u: number) => number
  private readonly deep: number
  private readonly hollow: boolean
  private readonly shortened: boolean

  constructor(
    private readonly sheet: Sheet,
    private readonly l: ResolvedTraits,
    private readonly random: SeededRandom,
  ) {
    const profile = isDeliquescent(l) && l.surfaces.has('shaggy') ? inkCap(1) : profileAtAge(l.shapes, 1)
    this.top = smoothProfile(profile)
    this.heightAt = heights(this.top)
    const apex = Math.max(...profile.map((p) => p[1]))
    const whole = l.cm.height / (l.cm.cap / 2)
    const tall = Math.min(whole, TALLEST)
    this.shortened = whole > TALLEST * 1.1
    this.radius = Math.min(AVAILABLE.width / 2, AVAILABLE.height / (apex + tall + 0.1))
    this.stipe = clamp(l.cm.thickness / l.cm.cap, 0.04, 0.5)
    this.margin = 290 - tall * this.radius
    this.deep = { gills: 0.2, pores: 0.2, teeth: 0.2, ridges: 0.07, smooth: 0.012, gleba: 0.05 }[l.hymenium]
    this.hollow = isDeliquescent(l) || (l.form === 'chanterelle' && l.hymenium === 'smooth')
    const r = this.stipe * this.radius
    this.stalk = new Stalk({
      base: [AXIS, 290],
      top: this.place(0, this.flesh(this.stipe)),
      topRadius: r,
      baseRadius: r * 1.1,
      bulb: l.bulb * 0.95,
      flare: isDecurrent(l) ? 0.35 : 0.08,
    })
  }

  draw(): PartAnchors {
    const { sheet, l } = this
    castShadow(sheet, this.random, [AXIS + this.radius * 0.1, 292], Math.max(26, this.stalk.radius(0) * 2))
    if (l.volva) this.drawVolva()
    this.drawBlade(-1)
    this.drawBlade(1)
    this.drawFlesh()
    if (l.ring) this.drawRing()
    if (this.shortened) this.drawBreak()
    return this.anchors()
  }

  /** The gap that technical drawings leave in a shortened length. */
  private drawBreak(): void {
    const { sheet, stalk } = this
    const s = ringHeight(this.l) < 0.5 ? 0.15 : 0.3
    const [y, half] = [stalk.axis(s)[1], stalk.radius(s) * 1.5 + 7]
    const edge = (dy: number) =>
      steps(13, (u) => [AXIS + (u * 2 - 1) * half, y + dy + 2.6 * Math.sin(u * TAU)] as const)
    sheet.layer()
    sheet.cutGap(sheet.shape([...edge(-4), ...edge(4).reverse()]))
    sheet.draw(sheet.ink().pen(edge(-4), 1.1, 'even').pen(edge(4), 1.1, 'even'), sheet.inks.contour)
  }

  /** The gills are labelled where they meet the stipe or end before it. */
  private anchors(): PartAnchors {
    const { l, stalk, inner } = this
    const both = (place: (side: 1 | -1) => Point) => [place(1), place(-1)]
    const joint = inner + 0.08
    const ring = ringHeight(l)
    const foot = stalk.radius(0)
    const anchors: PartAnchors = {
      cap: both((side) => this.place(side * 0.5, this.heightAt(0.5) - 0.02)),
      gills: both((side) => this.place(side * joint, this.flesh(joint) - this.depth(joint) * 0.5)),
      stipe: both((side) => stalk.at(0.4, side)),
      flesh: [this.place(0, this.heightAt(0) - 0.14)],
    }
    anchors[l.ring || l.cortina ? 'ring' : 'no-ring'] = both((side) => [
      AXIS + side * stalk.radius(ring) * 1.5,
      stalk.axis(ring)[1] + 4,
    ])
    anchors[l.volva ? 'volva' : 'no-volva'] = both((side) => [AXIS + side * foot * 1.2, 290 - foot * 0.3])
    return anchors
  }

  /** A point at `u` cap radii from the axis and a height in cap radii. */
  private place(u: number, z: number): Point {
    return [AXIS + u * this.radius, this.margin - z * this.radius]
  }

  /** The underside of the flesh at a distance from the axis: thick in the middle, thin at the margin. */
  private flesh(u: number): number {
    const { l } = this
    const thick = this.hollow ? 0.07 : isDeliquescent(l) ? 0.08 : 0.3 * (1 - Math.abs(u) ** 1.5) + 0.03
    return this.heightAt(Math.abs(u)) - thick
  }

  /** Depth of the gills or tubes at a distance from the axis; their inner end is the attachment. */
  private depth(u: number): number {
    const { l, stipe, deep } = this
    const near = clamp((u - stipe) / 0.34)
    const outer = Math.sin(Math.PI * clamp(0.5 + (u - 0.45) / 1.12, 0, 1)) ** 0.7
    const swell = u < 0.45 ? 1 : outer
    switch (l.attachment) {
      case 'free':
        return deep * swell * clamp((u - this.inner) / 0.09) ** 0.5
      case 'adnexed':
        return deep * swell * lerp(0.3, 1, near)
      case 'sinuate':
      case 'emarginate':
        return (
          deep *
          swell *
          (near < 0.16 ? lerp(0.85, 0.3, near / 0.16) : lerp(0.3, 1, clamp((near - 0.16) / 0.5)))
        )
      default:
        return deep * swell
    }
  }

  /** Inner end of the gills; free gills leave a gap before the stipe. */
  private get inner(): number {
    return this.l.attachment === 'free' ? this.stipe + 0.1 : this.stipe * 0.96
  }

  /** How far they run down the stipe, in radii. */
  private get run(): number {
    const { l } = this
    if (isDecurrent(l)) return Math.min((l.cm.height / l.cm.cap) * 1.1, this.hollow ? 2 : 0.75)
    return l.attachment === 'subdecurrent' ? 0.2 : 0
  }

  private drawBlade(side: 1 | -1): void {
    const { sheet, l, random, inner } = this
    const outer = 0.965
    const upper = steps(22, (k) => lerp(outer, inner, k)).map((u) =>
      this.place(side * u, this.flesh(u) + 0.01),
    )
    const lower = steps(22, (k) => lerp(inner, outer, k)).map((u) =>
      this.place(side * u, this.flesh(u) - this.depth(u)),
    )
    const foot: Point[] = this.run
      ? [this.place(side * inner * 0.98, this.flesh(inner) - this.depth(inner) - this.run)]
      : []
    const outline = [...upper, ...foot, ...lower]
    const colour = l.tones.hymenium.typical
    wash(sheet, outline, colour, { depth: 0.14, shift: 0.05, gap: false }, () => {
      const lines = sheet.ink()
      const count = l.hymenium === 'pores' ? 46 : l.hymenium === 'teeth' ? 24 : 18
      for (let i = 1; i < count; i++) {
        const u = lerp(inner, outer, i / count)
        const [z, d] = [this.flesh(u), this.depth(u)]
        if (l.hymenium === 'pores')
          lines.pen([this.place(side * u, z), this.place(side * (u + 0.004), z - d)], 0.8, 'even')
        else if (l.hymenium === 'teeth')
          lines.pen([this.place(side * u, z), this.place(side * u, z - d)], 1.6, 'taper')
        else
          lines.pen(
            [this.place(side * u, z), this.place(side * (u + 0.012), z - d * random.between(0.5, 0.9))],
            0.7,
          )
      }
      sheet.draw(lines, darker(colour, 0.6), l.hymenium === 'gills' ? 0.42 : 0.62)
    })
    const edge = sheet.ink().contour(outline, 1.05, { tolerance: 0.1 })
    sheet.draw(edge, sheet.inks.contour)
    if (l.hymenium === 'pores')
      sheet.draw(sheet.ink().pen(lower, 2), darker(l.tones.hymenium.dark, 0.05), 0.9)
    if (l.hymenium === 'teeth') this.drawTeeth(side, colour)
  }

  private drawTeeth(side: 1 | -1, colour: Colour): void {
    const spines = this.sheet.ink()
    for (let i = 1; i < 24; i++) {
      const u = lerp(this.inner, 0.95, i / 24)
      spines.pen(
        [
          this.place(side * u, this.flesh(u) - this.depth(u) * 0.8),
          this.place(side * u, this.flesh(u) - this.depth(u) * 1.2),
        ],
        3,
        'taper',
      )
    }
    this.sheet.draw(spines, darker(colour, 0.2))
  }

  /** Cap and stipe are one cut surface. */
  private drawFlesh(): void {
    const { sheet, l, stalk, stipe } = this
    const skin = steps(61, (k) => k * 2 - 1).map((k) => {
      const [r, z] = this.top(Math.abs(k))
      return this.place(Math.sign(k) * r, z)
    })
    const below = steps(18, (k) => lerp(0.955, stipe * 1.12, k))
    const half = Math.PI / 2
    const flank = (s: number, f: number): Point => [stalk.at(s, f)[0], stalk.axis(s)[1]]
    const down = steps(20, (k) => flank(0.985 * (1 - k), half))
    const up = steps(20, (k) => flank(0.985 * k, -half))
    const foot = steps(5, (k) => lerp(half, -half, (k * 4 + 1) / 6)).map(
      (f) => [AXIS + Math.sin(f) * stalk.radius(0), 290 + Math.cos(f) * stalk.radius(0) * 0.45] as const,
    )
    const outline: Point[] = [
      ...skin,
      ...below.map((u) => this.place(u, this.flesh(u))),
      ...down,
      ...foot,
      ...up,
      ...below.reverse().map((u) => this.place(-u, this.flesh(u))),
    ]
    const { flesh, stipe: bark } = l.tones
    wash(sheet, outline, flesh.typical, { depth: 0.1, shift: 0.05 }, () => {
      this.drawChange(flesh.typical, flesh.dark)
      if (this.hollow) this.drawCavity()
      else this.drawFibres()
      const rind = sheet.ink().hair(down, 2.4).hair(up, 2.4)
      sheet.draw(rind, mix(bark.typical, bark.dark, 0.3), 0.9)
    })
    const inset = skin
      .map(([x, y]) => [lerp(x, AXIS, 0.022), lerp(y, this.margin, 0.03) + 1.6] as const)
      .reverse()
    sheet.draw(sheet.ink().polygon([...skin, ...inset]), mix(l.tones.cap.typical, l.tones.cap.dark, 0.25))
    sheet.contour(outline, 1.45)
  }

  /**
   * Flesh that changes colour when cut is stained where it does so first: above the tubes and in the
   * base.
   */
  private drawChange(typical: Colour, dark: Colour): void {
    if (brightness(typical) - brightness(dark) < 0.03) return
    const { sheet } = this
    for (const [at, rx, ry] of [
      [this.place(0.42, this.flesh(0.42) + 0.06), 0.4, 0.14],
      [this.place(-0.42, this.flesh(0.42) + 0.06), 0.4, 0.14],
      [[AXIS, 284] as Point, 0.4, 0.3],
    ] as const) {
      const paint = sheet.radial(at, this.radius * rx, this.radius * ry, 0, [
        [0, dark, 0.85],
        [0.5, dark, 0.5],
        [1, dark, 0],
      ])
      sheet.ellipse(at, this.radius * rx, this.radius * ry, paint)
    }
  }

  private drawFibres(): void {
    const { sheet, stalk, random } = this
    const lines = sheet.ink()
    for (let i = 0; i < (sheet.fine ? 50 : 26); i++) {
      const [f, s] = [random.between(-1.1, 1.1), random.between(0.02, 0.8)]
      lines.pen([stalk.at(s, f), stalk.at(s + 0.1, f), stalk.at(s + 0.18, f * 0.97)], 0.6)
    }
    for (let i = 0; i < (sheet.fine ? 56 : 28); i++) {
      const [u, v] = [random.between(-0.85, 0.85), random.between(0.15, 0.8)]
      const z = lerp(this.flesh(u), this.heightAt(Math.abs(u)) * 0.97, v)
      lines.pen([this.place(u, z), this.place(u * 1.05 + Math.sign(u) * 0.03, z - 0.025)], 0.6)
    }
    sheet.draw(lines, sheet.inks.inner, 0.28)
  }

  private drawCavity(): void {
    const { sheet, stalk, l } = this
    const wall = (s: number, side: number): Point => [
      AXIS + side * (stalk.radius(s) - Math.max(2.2, stalk.radius(s) * 0.34)),
      stalk.axis(s)[1],
    ]
    const cavity = [
      ...steps(16, (k) => wall(0.04 + 0.94 * k, -1)),
      ...(l.form === 'chanterelle'
        ? [this.place(-0.1, this.heightAt(0.1)), this.place(0.1, this.heightAt(0.1))]
        : []),
      ...steps(16, (k) => wall(0.98 - 0.94 * k, 1)),
    ]
    wash(sheet, cavity, mix(l.tones.flesh.typical, l.tones.cap.dark, 0.35), { depth: 0.3 })
    sheet.draw(sheet.ink().contour(cavity, 0.9, { flip: -1 }), sheet.inks.inner, 0.8)
  }

  private drawRing(): void {
    const { sheet, l, stalk } = this
    const s = ringHeight(l)
    const r = stalk.radius(s)
    const hang = l.volva ? 1.7 : 0.75
    const y = stalk.axis(s)[1]
    for (const side of [-1, 1]) {
      const x = AXIS + side * r
      const flap: Point[] = [
        [x, y - 2],
        [x + side * (2 + r * 0.45), y + 2],
        [x + side * (4 + r * 0.85), y + r * hang + 4],
        [x + side * (2 + r * 0.7), y + r * hang + 5],
        [x + side * (1.4 + r * 0.28), y + r * 0.4 + 3],
        [x, y + 4],
      ]
      sheet.draw(sheet.ink().shape(flap, 0), l.tones.ring.typical)
      sheet.contour(flap, 1, { tolerance: 0.02 })
    }
  }

  private drawVolva(): void {
    const { sheet, l, stalk } = this
    const r = stalk.radius(0)
    const tall = girdleVolva(l) ? 0.8 : 2.2
    for (const side of [-1, 1]) {
      const at = (u: number, v: number): Point => [AXIS + side * u * r, 290 + v * r]
      const wall = [
        at(0, 0.78),
        at(0.9, 0.56),
        at(1.38, -0.2),
        at(1.34, -tall * 0.6),
        at(1.6, -tall),
        at(1.46, -tall),
        at(1.17, -tall * 0.55),
        at(1.16, -0.2),
        at(0.72, 0.4),
        at(0, 0.56),
      ]
      const dense = wall.flatMap((p, i) =>
        i
          ? [[(p[0] + itemClamped(wall, i - 1)[0]) / 2, (p[1] + itemClamped(wall, i - 1)[1]) / 2] as Point, p]
          : [p],
      )
      wash(sheet, dense, lighter(l.tones.volva.typical, 0.1), { depth: 0.2 })
      sheet.contour(dense, 1.1, { tolerance: 0.05 })
    }
  }
}

/** The height of a profile at a distance from the axis, where it runs outwards. */
function heights(top: (t: number) => ProfilePoint): (u: number) => number {
  const table = steps(121, top)
  return (u) => {
    for (let i = 1; i < table.length; i++) {
      const [a, b] = [itemClamped(table, i - 1), itemClamped(table, i)]
      if (b[0] >= u) return lerp(a[1], b[1], b[0] > a[0] ? clamp((u - a[0]) / (b[0] - a[0])) : 0)
    }
    return table.reduce((widest, p) => (p[0] > widest[0] ? p : widest))[1]
  }
}
