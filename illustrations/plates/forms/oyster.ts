import { darker, lighter, mix } from '@illustrations/engine/colour'
import { aroundCircle, distance, envelope, type Point, steps, TAU } from '@illustrations/engine/geometry'
import { type SeededRandom, wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { SolidOfRevolution } from '@illustrations/engine/solid-of-revolution'
import { hatch, wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import { capTones, hymeniumTone, type PartAnchors, type Specimen } from '@illustrations/plates/core/specimen'
import { Stalk } from '@illustrations/plates/core/stalk'
import { drawHymenium } from '@illustrations/plates/parts/hymenium'

/** The fused stipes from which all shells of a cluster grow. */
export function drawOysterBase(
  sheet: Sheet,
  l: ResolvedTraits,
  [x, y]: Point,
  side: 1 | -1,
  random: SeededRandom,
): void {
  const wave = wobble(random, 5, 2)
  sheet.layer()
  const outline = aroundCircle(
    60,
    (a) =>
      [
        x + side * 16 + Math.cos(a) * 22 * (1 + 0.12 * wave(a)),
        y + Math.sin(a) * 50 * (1 + 0.1 * wave(a)),
      ] as const,
  )
  wash(sheet, outline, l.tones.stipe.typical, { depth: 0.3, gap: true, rim: l.tones.stipe.dark })
  sheet.contour(outline, 1.3)
}

/**
 * A shelving cap on a short lateral stipe; `foot` is where it leaves the wood, and the cap is `lean`
 * away.
 */
export function drawOyster(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  const { radius, elevation, tilt, random } = s
  sheet.layer()
  const away = s.lean >= 0 ? 0 : Math.PI
  const wave = wobble(random, 4)
  // The shell spreads away from the wood and narrows at its attachment; older shells are lobed.
  const lobe = (a: number) =>
    (elevation < 0 ? 0.66 : 0.34) * Math.cos(a - away) -
    (elevation < 0 ? 0.1 : 0.3) * Math.max(0, -Math.cos(a - away)) ** 3 +
    (0.05 + 0.03 * s.age) * wave(a) -
    (0.05 + 0.05 * s.age) * Math.max(0, Math.cos(3.5 * (a - away) + wave(1))) ** 6
  const lift = (a: number) => 0.06 * wave(a + 2) - 0.1 * Math.cos(a - away)
  const at: Point = [s.foot[0] + s.lean, s.foot[1] - s.height]
  const shared = { radius, elevation, tilt, at, lobe, lift }
  const top = new SolidOfRevolution({
    profile: [
      [0, 0.22],
      [0.25, 0.29],
      [0.55, 0.3],
      [0.82, 0.2],
      [0.97, 0.03],
      [1, -0.07],
      [0.95, -0.11],
    ],
    ...shared,
  })
  const under = new SolidOfRevolution({
    profile: [
      [0.95, -0.11],
      [0.7, -0.13],
      [0.42, -0.2],
      [0.24, -0.3],
      [0.15, -0.46],
    ],
    ...shared,
  })
  const hymenium = hymeniumTone(l, s.age)
  if (elevation >= 0) {
    drawTop(sheet, l, top, null, s)
    return { cap: [top.at(0.5, 4), top.at(0.6, 5.4)] }
  }
  drawTop(sheet, l, top, under, s)
  const end = under.at(1, Math.PI / 2)
  const stalk = new Stalk({
    base: s.foot,
    top: [end[0], end[1] - radius * 0.1],
    bow: s.lean >= 0 ? 0.2 : -0.2,
    topRadius: radius * 0.25,
    baseRadius: radius * 0.27,
  })
  const below = sheet.linear(stalk.axis(1), stalk.axis(0), [
    [0, darker(hymenium, 0.1)],
    [0.5, mix(hymenium, l.tones.stipe.typical, 0.5)],
    [1, l.tones.stipe.typical],
  ])
  wash(sheet, stalk.outline, below, { depth: 0.2, shift: 0.2 }, () => {
    // The gills run far down and end in the flesh of the base.
    const running = sheet.ink()
    for (let i = 0; i < sheet.markCount(26, 15); i++) {
      const f = random.between(-1.35, 1.35)
      const end = random.between(0.25, 0.7)
      running.pen(
        steps(4, (u) => stalk.at(1 - u * (1 - end), f)),
        0.8,
        'taper',
      )
    }
    sheet.draw(running, darker(hymenium, 0.5), 0.5)
  })
  // The outline is omitted where the shell leaves the common base.
  sheet.contour(stalk.outline, 1.3, { skip: (p) => distance(p, s.foot) < radius * 0.42 })
  const outline = under.silhouette(sheet.sampleCount(100))
  const paint = sheet.radial(end, radius * 1.3, radius * 0.9, tilt, [
    [0, darker(hymenium, 0.26)],
    [0.45, mix(hymenium, l.tones.hymenium.dark, 0.4)],
    [1, lighter(hymenium, 0.15)],
  ])
  wash(sheet, outline, paint, { depth: 0.18, shift: 0.05 }, () => {
    drawHymenium(sheet, l, { body: under, colour: hymenium, random: random.fork('hymenium') })
  })
  sheet.contour(outline, 1.15, { skip: (p) => distance(p, end) < radius * 0.34 })
  return {
    cap: [top.at(0.8, Math.PI * 1.3)],
    gills: [under.at(0.3, 2), under.at(0.3, 1)],
    stipe: [stalk.at(0.5, 0)],
  }
}

function drawTop(
  sheet: Sheet,
  l: ResolvedTraits,
  top: SolidOfRevolution,
  under: SolidOfRevolution | null,
  s: Specimen,
): void {
  const { radius, random } = s
  const rays = sheet.sampleCount(120)
  const outline = under
    ? envelope([...top.rings(0, 1, 36, rays >> 1), ...under.rings(0, 0.3, 4, rays >> 1)], rays)
    : top.silhouette(rays)
  const tones = capTones(l, s.age, random)
  const apex = top.at(0, 0)
  const paint = sheet.radial(
    apex,
    radius * 1.4,
    radius * Math.max(0.42, 1.3 * Math.abs(Math.sin((s.elevation / 180) * Math.PI))),
    s.tilt,
    [
      [0, mix(tones.disc, tones.edge, 0.25)],
      [0.35, tones.disc],
      [0.7, tones.mid],
      [1, tones.edge],
    ],
  )
  wash(sheet, outline, paint, { depth: 0.26, shift: 0.1, rim: tones.disc, gap: true }, () => {
    const fibres = sheet.ink()
    for (let i = 0; i < sheet.markCount(70, 34); i++) {
      const [a, t] = [random.between(0, TAU), random.between(0.2, 0.85)]
      for (const line of top.run((u) => [t + u * 0.16, a], 5)) fibres.pen(line, 0.7)
    }
    sheet.draw(fibres, darker(tones.disc, 0.4), 0.35)
    const lines = sheet.ink()
    hatch(lines, top, random, { lines: sheet.fine ? 11 : 8, threshold: 0.2, width: 0.75 }, sheet.density)
    sheet.draw(lines, sheet.inks.inner, 0.48)
    const [gloss] = top.run((u) => [0.6, Math.PI * 1.05 + u * 0.9], 16)
    if (gloss && gloss.length > 3)
      sheet.draw(sheet.ink().pen(gloss, radius * 0.07), lighter(tones.edge, 0.8), 0.5)
  })
  sheet.contour(outline, 1.6)
}
