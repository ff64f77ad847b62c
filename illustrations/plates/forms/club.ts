import { darker, LIGHT, lighter, mix } from '@illustrations/engine/colour'
import { clamp, distance, lerp, type Point, steps } from '@illustrations/engine/geometry'
import type { Sheet } from '@illustrations/engine/sheet'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'
import { Stalk } from '@illustrations/plates/core/stalk'
import { roundingHatch } from '@illustrations/plates/parts/stipe'

/** A club that widens upwards, a swollen head on a thin stalk, or a horn that tapers and forks. */
type ClubKind = 'club' | 'head' | 'horn'

/** Half the width along the axis, 0 at the foot and 1 at the tip, as a fraction of the greatest. */
const WIDTHS: Record<ClubKind, (s: number) => number> = {
  club: (s) => lerp(0.45, 1, s ** 0.8) * dome(s, 0.86),
  head: (s) => lerp(0.4, 1, smooth((s - 0.34) / 0.22)) * dome(s, 0.72),
  horn: (s) => lerp(0.8, 1, smooth(s / 0.3)) * (1 - 0.6 * s ** 1.8) * dome(s, 0.93),
}

const smooth = (u: number): number => clamp(u) ** 2 * (3 - 2 * clamp(u))
const dome = (s: number, from: number): number =>
  Math.sqrt(Math.max(0, 1 - clamp((s - from) / (1 - from)) ** 2.4))

/**
 * An upright club: wrinkled when it grows from the ground, pimpled with fruiting bodies when it grows
 * from an insect, a tapering horn when several share a foot.
 */
export function drawClub(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const kind: ClubKind = l.ground === 'insect' ? 'head' : l.habit === 'cluster' ? 'horn' : 'club'
  sheet.layer({ gapAbove: s.foot[1] - 10 })
  const tall = Math.max(s.height, s.radius * 2.4)
  const club = new Club(kind, {
    foot: s.foot,
    tip: [s.foot[0] + s.lean * 0.8, s.foot[1] - tall],
    // Antlers first spread, then rise.
    bow: kind === 'horn' ? 0.14 * Math.sign(s.lean) : s.lean > 0 ? -0.05 : 0.05,
    wide: clamp(s.radius, 4, tall * (kind === 'horn' ? 0.075 : 0.17)),
  })
  drawBody(sheet, l, club, s)
  if (kind === 'horn' && s.height > s.radius * 4 && s.random.chance(0.75))
    drawBody(sheet, l, club.prong(s.lean > 0 ? 1 : -1), s)
  return {
    cap: [club.at(0.9, 0), club.at(0.75, -0.8)],
    stipe: [club.at(0.2, 0.5), club.at(0.2, -0.5)],
  }
}

interface ClubPlace {
  foot: Point
  tip: Point
  bow: number
  wide: number
}

class Club {
  readonly stalk: Stalk

  constructor(
    readonly kind: ClubKind,
    readonly place: ClubPlace,
    /** Whether it branches off another club, so that its foot has no outline. */
    readonly branched = false,
  ) {
    const { foot, tip, bow, wide } = place
    this.stalk = new Stalk({ base: foot, top: tip, bow, topRadius: wide, baseRadius: wide, flare: 0 })
  }

  /** A surface point: from foot 0 to tip 1, and -π/2 left … π/2 right. */
  at(s: number, f: number): Point {
    const [[x, y], [dx, dy]] = [this.stalk.axis(s), this.stalk.direction(s)]
    const side = this.place.wide * WIDTHS[this.kind](s) * Math.sin(f)
    return [x - dy * side, y + dx * side]
  }

  /** A short branch of the upper half, to the left (-1) or the right. */
  prong(side: 1 | -1): Club {
    const { wide } = this.place
    const [foot, reach] = [this.stalk.axis(0.5), this.stalk.length * 0.34]
    const tip: Point = [foot[0] + side * reach * 0.62, foot[1] - reach * 0.9]
    return new Club(this.kind, { foot, tip, bow: side * 0.2, wide: wide * 0.74 }, true)
  }
}

function drawBody(sheet: Sheet, l: ResolvedTraits, club: Club, s: Specimen): void {
  const { stalk, branched } = club
  const outline = [
    ...steps(40, (u) => club.at(u, -Math.PI / 2)),
    ...steps(40, (u) => club.at(1 - u, Math.PI / 2)),
  ]
  const { cap, stipe } = l.tones
  const foot = branched ? cap.typical : mix(stipe.light, cap.typical, 0.4)
  const paint = sheet.linear(stalk.axis(1), stalk.axis(0), [
    [0, cap.light],
    [0.3, cap.typical],
    [0.75, branched ? cap.typical : mix(cap.typical, cap.dark, 0.4)],
    [1, foot],
  ])
  wash(sheet, outline, paint, { depth: 0.26, shift: 0.2, fall: 0.2, rim: cap.dark, gap: !branched }, () => {
    if (club.kind === 'head') drawPimples(sheet, l, club, s)
    else drawFurrows(sheet, club, s)
    if (!branched) roundingHatch(sheet, stalk, s.random)
  })
  const { foot: root, wide } = club.place
  sheet.contour(outline, 1.5, branched ? { skip: (p) => distance(p, root) < wide * 1.8 } : {})
}

function drawFurrows(sheet: Sheet, club: Club, { random }: Specimen): void {
  const [dark, pale] = [sheet.ink(), sheet.ink()]
  for (let i = 0; i < (club.branched ? 6 : 18); i++) {
    const [f, s, length] = [random.between(-1.2, 1.3), random.between(0, 0.7), random.between(0.12, 0.26)]
    ;(i % 3 ? dark : pale).pen(
      steps(4, (u) => club.at(s + length * u, f + 0.08 * Math.sin(u * 5 + i))),
      i % 3 ? 1 : 1.6,
    )
  }
  sheet.draw(pale, LIGHT, 0.35)
  sheet.draw(dark, sheet.inks.inner, 0.42)
}

function drawPimples(sheet: Sheet, l: ResolvedTraits, club: Club, { random }: Specimen): void {
  const [dots, rims] = [sheet.ink(), sheet.ink()]
  for (let i = 0; i < 90; i++) {
    const [x, y] = club.at(random.between(0.46, 0.97), random.between(-1.4, 1.4))
    rims.dot([x + 0.6, y + 0.7], 2.4)
    dots.dot([x, y], 1.8)
  }
  sheet.draw(rims, darker(l.tones.cap.dark, 0.35), 0.7)
  sheet.draw(dots, lighter(l.tones.cap.light, 0.1))
}
