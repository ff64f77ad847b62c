import { darker, lighter, mix } from '@illustrations/engine/colour'
import { clamp, interpolate, lerp, type Point, steps } from '@illustrations/engine/geometry'
import { type SeededRandom, wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors } from '@illustrations/plates/core/specimen'
import { Stalk } from '@illustrations/plates/core/stalk'
import { drawWood, ROOT } from './section-wood'

/** A shelf cut lengthwise: skin, zoned flesh, the spore-bearing layer and its underside. */
export function sectionBracket(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  return new CutShelf(sheet, l, random).draw()
}

/** Length of the cut from its root to the margin, in units. */
const REACH = 196

/** Greatest height of the cut. */
function thicknessOf(l: ResolvedTraits): number {
  if (l.form === 'crust') return 18
  if (l.form === 'shelf') return 70
  if (l.surfaces.has('lacquered')) return 60
  return l.cm.cap > 12 ? 78 : 30
}

class CutShelf {
  private readonly thick: number
  /** Depth of the tubes or gills. */
  private readonly deep: number
  /** Null when it is broadly attached to wood. */
  private readonly stalk: Stalk | null
  private readonly wave: (a: number) => number

  constructor(
    private readonly sheet: Sheet,
    private readonly l: ResolvedTraits,
    private readonly random: SeededRandom,
  ) {
    this.thick = thicknessOf(l)
    this.deep = { pores: 0.36, gills: 0.46, teeth: 0.4 }[l.hymenium as string] ?? 0.1
    this.deep *= this.thick
    this.wave = wobble(random, 4)
    this.stalk =
      l.hasStipe && l.form === 'bracket'
        ? new Stalk({
            base: [ROOT - 22, 302],
            top: [ROOT + 24, 150],
            bow: -0.12,
            topRadius: this.thick * 0.28,
            baseRadius: this.thick * 0.3,
          })
        : null
  }

  draw(): PartAnchors {
    const { sheet, l } = this
    if (this.stalk) this.drawStalk(this.stalk)
    sheet.layer()
    this.drawUnderside()
    this.drawLayer()
    this.drawFlesh()
    this.drawSkin()
    const hull = [...steps(44, this.upper), ...steps(44, (u) => this.lower(1 - u))]
    sheet.contour(hull, 1.5, { skip: this.inStalk })
    if (!this.stalk) drawWood(sheet, this.random)
    return {
      cap: [this.upper(0.5)],
      gills: [interpolate(this.seam(0.5), this.lower(0.5), 0.5)],
      flesh: [interpolate(this.upper(0.36), this.seam(0.36), 0.55)],
      ...(this.stalk
        ? { stipe: [this.stalk.axis(0.4)] }
        : l.form === 'shelf'
          ? { stipe: [this.at(0.02, 0.7)] }
          : {}),
    }
  }

  /** Whether a point lies where cap and stalk are one flesh. */
  private inStalk = (p: Point): boolean =>
    this.stalk !== null &&
    Math.abs(p[0] - this.stalk.axis(0.95)[0]) < this.stalk.radius(1) * 0.96 &&
    p[1] > this.middle(0)

  private x(u: number): number {
    // A bracket on wood begins inside it.
    return ROOT + REACH * u - (this.stalk ? 0 : 9 * (1 - u))
  }

  /** Half the height of the cut: blunt at the margin, and round at the root on a stalk. */
  private half(u: number): number {
    const blunt = Math.sqrt(Math.max(0, 1 - u ** 2.4))
    const root = this.stalk ? Math.sqrt(1 - (1 - clamp(u / 0.13)) ** 2) : 1
    return (this.thick / 2) * blunt * root
  }

  private middle(u: number): number {
    return 138 + 16 * u ** 1.6
  }

  private upper = (u: number): Point => [
    this.x(u),
    this.middle(u) - this.half(u) * 1.08 + this.wave(u * 4) * 1.8 * (1 - u) + 2.4 * Math.sin(u * 7) * (1 - u),
  ]

  private lower = (u: number): Point => {
    const growsOnWood = this.stalk ? 0 : this.thick * 0.2 * Math.exp(-u / 0.06)
    const stem = this.l.form === 'shelf' ? this.thick * 0.5 * Math.exp(-u / 0.11) : 0
    return [this.x(u), this.middle(u) + this.half(u) * 0.92 + growsOnWood + stem]
  }

  /** The border of the flesh and the tubes or gills, which are absent at the margin and at the stalk. */
  private seam = (u: number): Point => {
    const [x, y] = this.lower(u)
    const margin = clamp((0.94 - u) / 0.22) ** 0.6
    const from = this.stalk ? 0.2 : this.l.hymenium === 'gills' ? 0.02 : -0.2
    const root = clamp((u - from) / (this.l.hymenium === 'gills' ? 0.34 : 0.12)) ** 0.7
    return [x, y - this.deep * margin * root]
  }

  /** A point of the flesh: from root to margin, and 0 under the skin to 1 at the seam. */
  private at(u: number, v: number): Point {
    return interpolate(this.upper(u), this.seam(u), v)
  }

  /**
   * The underside behind the cut, seen from slightly below: the mouths of the tubes or the edges of the
   * gills.
   */
  private drawUnderside(): void {
    const { sheet, l } = this
    const behind = l.hymenium === 'gills' ? this.thick * 0.26 : Math.max(10, this.thick * 0.24)
    const from = this.stalk ? 0.2 : l.hymenium === 'gills' ? 0.1 : 0.015
    const place = (u: number, v: number): Point => {
      const [x, y] = this.lower(u)
      return [
        x - v * 9 * u,
        y + v * behind * Math.sqrt(Math.max(0, 1 - u ** 2.2)) * clamp((u - from) / 0.1) ** 0.5,
      ]
    }
    const outline = [
      ...steps(40, (u) => place(lerp(from, 0.995, u), 0)),
      ...steps(40, (u) => place(lerp(0.995, from, u), 1)),
    ]
    const { typical, dark } = l.tones.hymenium
    wash(sheet, outline, mix(typical, dark, 0.55), { depth: 0.22, shift: 0.1 }, () => {
      const marks = sheet.ink()
      if (l.hymenium === 'pores')
        for (let row = 0; row < 4; row++) {
          const count = sheet.markCount(58, 40)
          for (let i = 0; i < count; i++) {
            const u = lerp(from, 0.93, (i + 0.5 + 0.5 * (row % 2)) / count)
            const [x, y] = place(u, 0.14 + row * 0.23)
            marks.pen(
              [
                [x - 0.55, y],
                [x + 0.55, y],
              ],
              1.5 - row * 0.2,
              'even',
              0,
            )
          }
        }
      else if (l.hymenium === 'gills')
        for (let i = 0; i < 15; i++)
          marks.pen(
            steps(8, (u) =>
              place(lerp(from, 0.97, u), clamp((i + 0.6) / 15) * (0.3 + 0.7 * Math.sin(u * 2.6))),
            ),
            0.9,
          )
      sheet.draw(marks, darker(dark, 0.5), 0.75)
    })
    sheet.contour(outline, 1)
  }

  /** The tubes cut lengthwise, or the side of one gill. */
  private drawLayer(): void {
    const { sheet, l, random } = this
    const [from, to] = [this.stalk ? 0.2 : 0.005, 0.955]
    const across = (u: number) => lerp(from, to, u)
    const layer = [...steps(36, (u) => this.seam(across(u))), ...steps(36, (u) => this.lower(across(1 - u)))]
    const { typical, dark } = l.tones.hymenium
    wash(
      sheet,
      layer,
      l.hymenium === 'gills' ? mix(typical, dark, 0.45) : typical,
      { depth: 0.14, shift: 0.05 },
      () => {
        const lines = sheet.ink()
        if (l.hymenium === 'gills') this.grainOfGill(lines, from)
        else {
          const count = l.hymenium === 'pores' ? sheet.markCount(96, 64) : 26
          for (let i = 0; i < count; i++) {
            const u = across((i + 0.5) / count)
            // Tubes hang vertically, whatever the slope of the flesh.
            const [[x, top], [, foot]] = [this.seam(u), this.lower(u)]
            const end = lerp(top, foot, random.between(0.9, 1))
            lines.pen(
              [
                [x, top],
                [x + 0.4, (top + end) / 2],
                [x, end],
              ],
              l.hymenium === 'pores' ? 0.8 : 1.6,
              'even',
            )
          }
        }
        sheet.draw(lines, darker(typical, 0.55), 0.62)
      },
    )
    sheet.draw(
      sheet.ink().pen(
        steps(36, (u) => this.seam(across(u))),
        1,
        'even',
      ),
      darker(l.tones.flesh.dark, 0.35),
      0.75,
    )
  }

  /** Fine lines along the gill, and its finely serrated edge. */
  private grainOfGill(lines: ReturnType<Sheet['ink']>, from: number): void {
    for (let i = 0; i < this.sheet.markCount(34, 22); i++) {
      const u = lerp(from + 0.06, 0.86, this.random.next())
      const v = this.random.between(0.1, 0.7)
      const on = (w: number): Point => interpolate(this.seam(u + w), this.lower(u + w * 0.9), v + w * 1.6)
      lines.pen([on(0), on(0.03), on(0.07)], 0.6)
    }
  }

  private drawFlesh(): void {
    const { sheet, l, random } = this
    const { flesh } = l.tones
    const body = [...steps(40, this.upper), ...steps(40, (u) => this.seam(1 - u))]
    wash(sheet, body, flesh.typical, { depth: 0.12, shift: 0.05 }, () => {
      const [fibres, zones] = [sheet.ink(), sheet.ink()]
      // The hyphae fan out from the attachment.
      for (let i = 0; i < sheet.markCount(130, 60); i++) {
        const [u, v, length] = [
          random.between(0.02, 0.88),
          random.between(0.06, 0.94),
          random.between(0.05, 0.1),
        ]
        const spread = (v - 0.45) * 0.5
        const on = (w: number): Point => this.at(Math.min(0.98, u + w), clamp(v + spread * w))
        fibres.pen([on(0), on(length / 2), on(length)], 0.6)
      }
      // Each pause in growth leaves a line parallel to the former margin.
      if (l.surfaces.has('zoned') || l.surfaces.has('lacquered'))
        for (const k of [0.3, 0.46, 0.6, 0.73, 0.85])
          zones.pen(
            steps(10, (v) => this.at(k + 0.05 * Math.sin(Math.PI * (0.12 + 0.76 * v)), v)),
            1.5,
          )
      sheet.draw(zones, darker(flesh.dark, 0.12), 0.55)
      sheet.draw(fibres, sheet.inks.inner, 0.26)
    })
  }

  /** The skin along the upper side and around the margin, a hard crust where it is lacquered. */
  private drawSkin(): void {
    const { sheet, l } = this
    const deep = l.surfaces.has('lacquered') ? 5 : l.surfaces.has('velvety') ? 4.4 : 3.4
    const inner = (u: number): Point => {
      const [x, y] = this.upper(u)
      return [x - (u > 0.9 ? (u - 0.9) * deep * 7 : 0), y + deep * Math.min(1, this.half(u) / deep)]
    }
    const { cap } = l.tones
    const band = [...steps(44, this.upper), ...steps(44, (u) => inner(1 - u))]
    sheet.draw(
      sheet.ink().polygon(band),
      sheet.linear(this.upper(0), this.upper(1), [
        [0, cap.dark],
        [0.55, cap.typical],
        [0.86, cap.light],
        [1, lighter(cap.light, 0.2)],
      ]),
    )
    if (this.stalk && l.surfaces.has('lacquered')) this.skinRoot(this.stalk, deep)
    if (l.surfaces.has('lacquered'))
      sheet.draw(
        sheet.ink().pen(
          steps(30, (u) => inner(u * 0.95)),
          1,
          'even',
        ),
        sheet.inks.inner,
        0.8,
      )
    if (l.surfaces.has('velvety') || l.surfaces.has('fibrillose')) this.drawNap()
  }

  /** Continues the crust around the root of the cap into the crust of the stalk. */
  private skinRoot(stalk: Stalk, deep: number): void {
    const round = (u: number): Point => {
      const [x, y] = this.lower(0.03 * (1 - u))
      return [x + 2, y]
    }
    const left = -Math.PI / 2
    const path = [stalk.at(0.86, left), stalk.at(0.94, left), ...steps(6, round)]
    this.sheet.draw(this.sheet.ink().pen(path, deep, 'even'), this.l.tones.stipe.typical)
  }

  /** Short hairs that stand on the skin. */
  private drawNap(): void {
    const { sheet, l, random } = this
    const ink = sheet.ink()
    for (let i = 0; i < sheet.markCount(90, 50); i++) {
      const [x, y] = this.upper(lerp(0.02, 0.95, (i + random.next()) / sheet.markCount(90, 50)))
      ink.pen(
        [
          [x, y + 1],
          [x + random.between(0.2, 1.6), y - random.between(0.9, 2.4)],
        ],
        0.7,
      )
    }
    sheet.draw(ink, darker(l.tones.cap.typical, 0.3), 0.8)
  }

  /** A stalk cut lengthwise, in its own skin. */
  private drawStalk(stalk: Stalk): void {
    const { sheet, l, random } = this
    sheet.layer({ gapAbove: 280 })
    const { stipe, flesh } = l.tones
    wash(sheet, stalk.outline, flesh.typical, { depth: 0.16, shift: 0.08, gap: true }, () => {
      const [fibres, skin] = [sheet.ink(), sheet.ink()]
      for (let i = 0; i < sheet.markCount(60, 30); i++) {
        const [s, f] = [random.between(0.02, 0.8), random.between(-1.1, 1.1)]
        fibres.pen([stalk.at(s, f), stalk.at(s + 0.07, f), stalk.at(s + 0.14, f * 0.96)], 0.6)
      }
      const wide = l.surfaces.has('lacquered') ? 9 : 4.5
      for (const side of [-1, 1])
        skin.pen(
          steps(20, (s) => stalk.at(s, (side * Math.PI) / 2)),
          wide,
          'even',
        )
      sheet.draw(fibres, sheet.inks.inner, 0.28)
      sheet.draw(skin, l.surfaces.has('lacquered') ? stipe.typical : stipe.dark)
    })
    sheet.contour(stalk.outline, 1.4, { skip: stalk.isTop })
  }
}
