/* design-tokens-allow: pigments of the plates */

import { darker, lighter } from '@illustrations/engine/colour'
import { aroundCircle, lerp, type Point, TAU, translate } from '@illustrations/engine/geometry'
import { wobble } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { SolidOfRevolution } from '@illustrations/engine/solid-of-revolution'
import { wash } from '@illustrations/engine/wash'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors, Specimen } from '@illustrations/plates/core/specimen'
import { Stalk } from '@illustrations/plates/core/stalk'
import { roundingHatch } from '@illustrations/plates/parts/stipe'

/**
 * A spongy stem from an egg, with a honeycombed cap under olive slime; the young specimen is still an
 * egg.
 */
export function drawStinkhorn(sheet: Sheet, l: ResolvedTraits, s: Specimen): PartAnchors {
  sheet.layer({ gapAbove: s.foot[1] - 8 })
  const { radius: r } = s
  if (s.age === 0) {
    drawEgg(sheet, l, s, r * 1.15, false)
    return {}
  }
  const top: Point = [s.foot[0] + s.lean * 0.7, s.foot[1] - s.height]
  const stalk = new Stalk({
    base: translate(s.foot, 0, -r * 0.3),
    top,
    bow: 0.03,
    topRadius: r * 0.42,
    baseRadius: r * 0.55,
    bulb: 0,
  })
  wash(
    sheet,
    stalk.outline,
    lighter(l.tones.stipe.light, 0.2),
    { depth: 0.2, shift: 0.2, fall: 0.2, gap: true },
    () => {
      const pits = sheet.ink()
      for (let i = 0; i < sheet.markCount(130, 76); i++) {
        const [x, y] = stalk.at(s.random.between(0.04, 0.96), s.random.between(-1.35, 1.35))
        pits.pen(
          [
            [x - 1.4, y],
            [x, y + 0.9],
            [x + 1.4, y],
          ],
          1.3,
        )
      }
      sheet.draw(pits, sheet.inks.inner, 0.45)
      roundingHatch(sheet, stalk, s.random)
    },
  )
  sheet.contour(stalk.outline, 1.45)
  drawEgg(sheet, l, s, r * 1.05, true)
  const cap = drawHead(sheet, l, s, top)
  return {
    cap: [cap.at(0.45, 2), cap.at(0.45, 1)],
    stipe: [stalk.at(0.5, 0.8), stalk.at(0.5, -0.8)],
    volva: [translate(s.foot, r * 0.5, -r * 0.4), translate(s.foot, -r * 0.5, -r * 0.4)],
  }
}

function drawHead(sheet: Sheet, l: ResolvedTraits, s: Specimen, top: Point): SolidOfRevolution {
  const { radius: r, random } = s
  const wave = wobble(random, 4)
  const body = new SolidOfRevolution({
    profile: [
      [0, 1.5],
      [0.22, 1.46],
      [0.5, 1.12],
      [0.78, 0.5],
      [0.96, -0.1],
      [0.98, -0.36],
      [0.9, -0.42],
    ],
    radius: r * 0.92,
    elevation: 6,
    tilt: s.tilt * 0.5,
    at: [top[0], top[1] + r * 0.2],
    lobe: (a) => wave(a) * 0.03,
  })
  const outline = body.silhouette(sheet.sampleCount(100))
  const { cap } = l.tones
  wash(sheet, outline, cap.typical, { depth: 0.3, shift: 0.18, rim: cap.dark, gap: true }, () => {
    const [pits, edges, slime] = [sheet.ink(), sheet.ink(), sheet.ink()]
    for (let j = 0; j < 6; j++)
      for (let i = 0; i < 9; i++) {
        const [t, a] = [0.12 + (j / 6) * 0.82, ((i + (j % 2) * 0.5 + random.between(-0.15, 0.15)) / 9) * TAU]
        if (body.facing(t, a) < 0.08) continue
        const place = body.patch(t, a)
        const k = r * 0.11 * (0.6 + t * 0.6)
        const pit = aroundCircle(6, (q) =>
          place(Math.cos(q) * k, Math.sin(q) * k * random.between(0.85, 1.15)),
        )
        pits.shape(pit, 0)
        edges.contour(pit, 1, { flip: -1, tolerance: 0.05 })
      }
    for (let i = 0; i < 5; i++) {
      const a = lerp(0.3, Math.PI - 0.3, i / 4)
      slime.pen(
        [body.at(0.86, a), body.at(0.97, a), translate(body.at(0.99, a), 0, random.between(1, 5))],
        3.2,
        'swell',
      )
    }
    sheet.draw(pits, darker(cap.dark, 0.3), 0.6)
    sheet.draw(edges, sheet.inks.inner, 0.7)
    sheet.draw(slime, cap.dark, 0.85)
    const [gloss] = body.run((u) => [lerp(0.25, 0.7, u), Math.PI * 0.8], 10)
    if (gloss) sheet.draw(sheet.ink().pen(gloss, r * 0.09), lighter(cap.light, 0.6), 0.5)
  })
  sheet.contour(outline, 1.6)
  const mouth = aroundCircle(14, (a) => translate(body.at(0.08, a), 0, 0))
  sheet.draw(sheet.ink().shape(mouth, 0), lighter(l.tones.stipe.light, 0.3))
  sheet.contour(mouth, 0.9, { tolerance: 0 })
  return body
}

/** The leathery egg; a burst one is torn open at the top. */
function drawEgg(
  sheet: Sheet,
  l: ResolvedTraits,
  { foot, random }: Specimen,
  r: number,
  burst: boolean,
): void {
  const wave = wobble(random, 3, 2)
  const cut = burst ? -0.15 : -2
  const outline = aroundCircle(60, (a) => {
    const y = Math.sin(a)
    const torn = burst && y < cut ? cut + 0.12 * Math.sin(a * 9) : y
    return [foot[0] + Math.cos(a) * r * (1 + 0.03 * wave(a)), foot[1] - r * 0.72 + torn * r * 0.86] as const
  })
  wash(
    sheet,
    outline,
    lighter(l.tones.volva.typical, 0.1),
    { depth: 0.22, shift: 0.14, rim: l.tones.volva.dark, gap: !burst },
    () => {
      const folds = sheet.ink()
      for (let i = 0; i < 9; i++)
        folds.pen(
          [
            [foot[0] + (i - 4) * r * 0.16, foot[1] + r * 0.08],
            [foot[0] + (i - 4) * r * 0.2, foot[1] - r * random.between(0.2, 0.5)],
          ],
          1,
          'taper',
        )
      sheet.draw(folds, sheet.inks.inner, 0.42)
    },
  )
  sheet.contour(outline, 1.5)
}
