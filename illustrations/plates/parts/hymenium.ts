/* design-tokens-allow: pigments of the plates */

import { type Colour, darker, lighter, mix } from '@illustrations/engine/colour'
import { type Point, TAU } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import type { SolidOfRevolution } from '@illustrations/engine/solid-of-revolution'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'

/** An underside: a solid of revolution whose profile runs from the margin (0) to the stipe (1). */
export interface Underside {
  body: SolidOfRevolution
  colour: Colour
  random: SeededRandom
}

/** Number of gills around the cap: crowded where they are decurrent, distant on a fairy ring champignon. */
function crowding(l: ResolvedTraits): number {
  if (l.attachment === 'adnexed') return l.habit === 'fairy-ring' ? 30 : 46
  if (l.attachment === 'decurrent') return 78
  if (l.attachment === 'free') return 66
  return 60
}

export function drawHymenium(sheet: Sheet, l: ResolvedTraits, under: Underside): void {
  if (l.hymenium === 'gills') gills(sheet, l, under)
  else if (l.hymenium === 'ridges') ridges(sheet, under)
  else if (l.hymenium === 'pores') pores(sheet, under)
  else if (l.hymenium === 'teeth') teeth(sheet, under)
  else creases(sheet, under)
}

/**
 * Full gills with lamellulae of three lengths between them, drawn as strokes that taper towards the
 * stipe, because constant lines merge there.
 */
function gills(sheet: Sheet, l: ResolvedTraits, { body, colour, random }: Underside): void {
  const full = sheet.ink()
  const short = sheet.ink()
  const count = Math.round(crowding(l) * (sheet.fine ? 1 : 0.72) * (0.45 + 0.55 * sheet.density))
  const lengths = [0.34, 0.62, 0.28]
  const reach = body.radius > 34 ? 1 : 0.9
  for (let i = 0; i < count * 2; i++) {
    const angle = (i / (count * 2)) * TAU + random.between(-0.007, 0.007)
    const lamellula = i % 2 === 1
    const length = lamellula ? (lengths[(i >> 1) % 3] as number) : i % 4 ? 0.8 : 1
    for (const line of body.run((u) => [0.015 + (length * reach - 0.015) * u, angle], 7))
      if (lamellula) short.pen(line, 0.62, 'taper')
      else full.pen(line, i % 4 ? 0.9 : 1.1, 'taper')
  }
  const line = mix(colour, '#4a2c14', 0.72)
  sheet.draw(full, line, 0.72)
  sheet.draw(short, line, 0.56)
}

/** Blunt, shallow, forking ridges with cross-veins: ribbons with a lit top instead of blades. */
function ridges(sheet: Sheet, { body, colour, random }: Underside): void {
  const lit = sheet.ink()
  const dark = sheet.ink()
  const veins = sheet.ink()
  const count = Math.round(body.radius > 30 ? 22 : 15)
  const spread = (TAU / count) * 0.3
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * TAU + random.between(-0.05, 0.05)
    const fork = random.between(0.34, 0.66)
    const top = random.between(0.02, 0.06)
    // They end at different heights on the stipe, so that no collar shows.
    const foot = random.between(0.78, 0.99)
    for (const side of [-1, 1]) {
      const arm = (u: number): readonly [number, number] => {
        const t = top + (foot - top) * u
        return [t, angle + side * spread * Math.max(0, (fork - t) / fork) * 1.15]
      }
      for (const line of body.run(arm, 12)) {
        lit.pen(line, body.radius * 0.052, 'swell', 0.2)
        dark.pen(
          line.map(([x, y]) => [x + body.radius * 0.016, y + 0.4] as const),
          body.radius * 0.02 + 0.35,
          'swell',
          0.2,
        )
      }
    }
    for (let j = 0; j < 2; j++) {
      const t = random.between(0.2, 0.72)
      for (const line of body.run((u) => [t + u * 0.04, angle + (TAU / count) * (0.1 + u * 0.8)], 4))
        veins.pen(line, 0.8)
    }
  }
  sheet.draw(lit, lighter(colour, 0.38), 0.95)
  sheet.draw(dark, darker(colour, 0.62), 0.8)
  sheet.draw(veins, darker(colour, 0.55), 0.5)
}

/** Dots in rings, closer towards the foreshortened margin. */
function pores(sheet: Sheet, { body, colour, random }: Underside): void {
  const dots = sheet.ink()
  const rows = body.radius > 34 ? 13 : 9
  for (let j = 1; j < rows; j++) {
    const t = j / (rows + 0.5)
    const count = sheet.markCount(8 + body.radius * (1.55 - t * 1.15), 8 + body.radius * (1.25 - t * 0.92))
    for (let i = 0; i < count; i++) {
      const angle = ((i + (j % 2) * 0.5 + random.between(-0.2, 0.2)) / count) * TAU
      const place = t + random.between(-0.028, 0.028)
      if (body.facing(t, angle) > 0.05) dots.dot(body.at(place, angle), random.chance(0.6) ? 0.9 : 1.3)
    }
  }
  sheet.draw(dots, darker(colour, 0.66), 0.72)
}

interface Spine {
  root: Point
  length: number
}

/** Spines that hang straight down; the rear ones first, so that each row covers the one behind. */
function teeth(sheet: Sheet, { body, colour, random }: Underside): void {
  const spines: Spine[] = []
  const rows = sheet.fine ? 9 : 7
  for (let j = 0; j < rows; j++) {
    const t = 0.04 + (j / rows) * 0.82
    const count = sheet.markCount(30 + (1 - t) * 44, 24 + (1 - t) * 34)
    for (let i = 0; i < count; i++) {
      const angle = ((i + random.between(-0.3, 0.3) + (j % 2) * 0.5) / count) * TAU
      if (body.facing(t, angle) < 0.02) continue
      spines.push({
        root: body.at(t, angle),
        length: body.radius * random.between(0.1, 0.17) * (1 - t * 0.35),
      })
    }
  }
  drawSpines(sheet, spines, colour, Math.max(0.9, body.radius * 0.026))
}

/** Spines in bands from the highest root to the lowest. */
export function drawSpines(sheet: Sheet, spines: Spine[], colour: Colour, width: number): void {
  const sorted = [...spines].sort((a, b) => a.root[1] - b.root[1])
  const bands = 4
  for (let k = 0; k < bands; k++) {
    const fill = sheet.ink()
    const side = sheet.ink()
    for (const { root, length } of sorted.slice(
      (k * sorted.length) / bands,
      ((k + 1) * sorted.length) / bands,
    )) {
      const tip: Point = [root[0], root[1] + length]
      fill.polygon([[root[0] - width, root[1] - 0.4], [root[0] + width, root[1] - 0.4], tip])
      side.pen([[root[0] + width, root[1]], tip], 0.7 + width * 0.3, 'taper')
    }
    sheet.draw(fill, k < 2 ? darker(colour, 0.06) : lighter(colour, 0.25))
    sheet.draw(side, darker(colour, 0.66), 0.8)
  }
}

/** A smooth underside has only a few shallow creases running down. */
function creases(sheet: Sheet, { body, colour, random }: Underside): void {
  const lines = sheet.ink()
  for (let i = 0; i < sheet.markCount(26, 22); i++) {
    const angle = random.between(0, TAU)
    const t = random.between(0.05, 0.6)
    const length = random.between(0.15, 0.35)
    for (const line of body.run((u) => [t + length * u, angle + u * 0.04], 7)) lines.pen(line, 0.8)
  }
  sheet.draw(lines, darker(colour, 0.55), 0.5)
}
