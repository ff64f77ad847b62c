import { castShadow } from '@illustrations/engine/forest-floor'
import { clamp, lerp, type Point } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { growsOnWood, type ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import {
  type MissingPart,
  mergeAnchors,
  type PartAnchors,
  type Specimen,
} from '@illustrations/plates/core/specimen'
import { drawForm } from '@illustrations/plates/forms/form'
import { groundOf } from '@illustrations/plates/grounds/ground'
import type { Scene } from '@illustrations/plates/grounds/scene'
import { drawLog, drawStump, drawTrunk } from '@illustrations/plates/grounds/wood'
import type { Part } from '@illustrations/plates/vocabulary'
import type { Slot } from './slot'
import { arrangements } from './slots'

/** Space for a group before it is scaled to the plate, and its ground line, in units. */
const AVAILABLE = { width: 262, height: 310 }
export const BASE = 330

/**
 * Standing specimens: ground, specimens from back to front, and ground in front of their feet. Returns
 * the anchors of the main specimen.
 */
export function composeTroop(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  const arrangement = random.pick(arrangements(l))
  // A card has no space for many specimens; a record that is still too heavy keeps only three, with the
  // main one.
  const slots = arrangement.slice(sheet.density < 0.2 ? -3 : sheet.fine ? 0 : -6)
  const mirror = random.chance(0.4) ? -1 : 1
  const specimens = placeSpecimens(l, slots, mirror, random)
  const reach = specimens.flatMap((s) => [
    s.foot[0] - s.radius,
    s.foot[0] + s.radius,
    s.foot[0] + s.lean * 1.2,
  ])
  const [left, right] = [Math.min(...reach) - 16, Math.max(...reach) + 16]
  const margin = Math.max(0, 190 - (right - left)) / 2
  // A thick foot is round and extends below the line, but the ground must still be in front of it.
  const y = BASE + Math.max(0, ...specimens.map((s) => s.foot[1] - BASE + s.thick * 0.4 - 4))
  const deep = y - Math.min(...specimens.map((s) => s.foot[1]))
  const scene = { left: left - margin, right: right + margin, y, deep, random: random.fork('ground') }
  if (l.ground === 'wood-log') {
    sheet.layer({ host: true })
    drawLog(sheet, scene.random, {
      left: scene.left - 6,
      right: scene.right - 4,
      top: BASE - 12,
      thick: clamp((scene.right - scene.left) * 0.27, 52, 84),
      slope: 0,
      mossy: l.cm.cap < 6,
    })
    return drawAll(sheet, l, specimens, random)
  }
  if (l.ground === 'wood-stump') {
    const feet = specimens.map((s) => s.foot[0])
    const [from, to] = [Math.min(...feet), Math.max(...feet)]
    sheet.layer({ host: true })
    drawStump(sheet, scene.random, {
      centre: [(from + to) / 2, BASE - 2],
      half: Math.max(86, (to - from) / 2 + 44),
      height: 62,
    })
    return drawAll(sheet, l, specimens, random)
  }
  if (l.ground === 'wood-trunk') {
    const feet = specimens.map((s) => s.foot[0])
    const middle = (Math.min(...feet) + Math.max(...feet)) / 2 - mirror * 34
    drawTrunk(sheet, scene.random, {
      left: middle - 82,
      right: middle + 82,
      top: BASE - 330,
      bottom: BASE + 60,
      lean: mirror * 12,
    })
    return drawAll(sheet, l, specimens, random)
  }
  const ground = groundOf(sheet, l, scene)
  sheet.layer({ host: true })
  ground.back()
  const anchors = drawAll(sheet, l, specimens, random, scene)
  sheet.layer()
  ground.front()
  return anchors
}

/** Standing specimens apart from their ground, in an arrangement. */
export function composeBare(
  sheet: Sheet,
  l: ResolvedTraits,
  random: SeededRandom,
  slots: readonly Slot[] = random.pick(arrangements(l)).slice(-4),
): void {
  drawAll(sheet, l, placeSpecimens(l, slots, random.chance(0.4) ? -1 : 1, random), random)
}

/**
 * Draws the specimens from back to front; those on the ground cast a shadow and are partly covered by it.
 */
function drawAll(
  sheet: Sheet,
  l: ResolvedTraits,
  specimens: readonly Specimen[],
  random: SeededRandom,
  ground?: Scene,
): PartAnchors {
  sheet.density *= Math.min(1, 3 / specimens.length)
  const widest = Math.max(...specimens.map((s) => s.radius))
  const drawn: { s: Specimen; anchors: PartAnchors; depth: number }[] = []
  for (const s of specimens) {
    if (ground)
      castShadow(
        sheet,
        random,
        [s.foot[0] + Math.max(6, s.radius * 0.3), s.foot[1] + 2],
        Math.max(18, s.radius * 0.75),
      )
    const anchors = drawForm(sheet, l, s)
    drawn.push({ s, anchors, depth: sheet.depth })
    // A host is drawn once, before everything that grows from it.
    if (ground && l.ground !== 'insect' && ground.y - s.foot[1] > 12) drawFoothold(sheet, l, s, ground)
  }
  // Other specimens provide anchors that the main one lacks, such as the flesh of a cut one.
  return drawn
    .sort((a, b) => Number(b.s.radius === widest) - Number(a.s.radius === widest))
    .map(({ anchors, depth }) => seenOf(sheet, anchors, depth))
    .reduce(mergeAnchors)
}

/** The anchors that later drawings do not cover. */
function seenOf(sheet: Sheet, anchors: PartAnchors, depth: number): PartAnchors {
  const out: PartAnchors = {}
  for (const [part, places] of Object.entries(anchors) as [Part | MissingPart, readonly Point[]][]) {
    const free = places.filter((place) => !sheet.covers(place, depth))
    if (free.length > 0) out[part] = free
  }
  return out
}

/** Draws the ground in front of a specimen that stands farther back. */
function drawFoothold(
  sheet: Sheet,
  l: ResolvedTraits,
  { foot: [x, y], radius, random }: Specimen,
  ground: Scene,
) {
  const half = Math.max(radius * 0.7, 30)
  sheet.layer()
  groundOf(sheet, l, {
    left: Math.max(ground.left, x - half),
    right: Math.min(ground.right, x + half),
    y: y - 4,
    deep: 0,
    random: random.fork('foothold'),
  }).front()
}

/** Turns slots into specimens at the largest scale that fits. */
function placeSpecimens(
  l: ResolvedTraits,
  slots: readonly Slot[],
  mirror: 1 | -1,
  random: SeededRandom,
): Specimen[] {
  const { cap, thickness } = l.cm
  // A ball is as tall as it is wide, whatever height is recorded.
  const height = l.form === 'puffball' || l.form === 'truffle' ? cap * 0.62 : l.cm.height
  // Slender species are spaced by a fraction of their height, because caps spaced by width alone would
  // leave bare ground.
  const unit = Math.max(cap / 2, height * 0.2)
  const left = Math.min(...slots.map((s) => s.x * unit - (s.size * cap) / 2))
  const right = Math.max(...slots.map((s) => s.x * unit + (s.size * cap) / 2))
  const tallest = Math.max(...slots.map((s) => s.back * unit + s.size * (s.tall * height + cap * 0.3)))
  const scale = Math.min(AVAILABLE.width / (right - left), AVAILABLE.height / tallest)
  const middle = (left + right) / 2
  // A log or a stump is shallow: specimens stand almost in one line.
  const depth = growsOnWood(l) ? 0.14 : 1
  return slots.map((s, i) => {
    const specimenRandom = random.fork(`specimen${i}`)
    const k = scale * s.size * specimenRandom.between(0.96, 1.04)
    const stipe = Math.max(8, s.tall * height * k)
    const specimen: Specimen = {
      foot: [160 + mirror * (s.x * unit - middle) * scale, BASE - s.back * unit * scale * depth],
      radius: (cap / 2) * k,
      height: stipe,
      thick: Math.max(1.5, (thickness * k) / 2),
      age: s.age,
      elevation: s.elevation + specimenRandom.between(-1.5, 1.5),
      tilt: mirror * s.tilt + specimenRandom.between(-1.5, 1.5),
      lean: mirror * s.lean * lerp(60, stipe, 0.7),
      random: specimenRandom,
    }
    return s.lying ? laidDown(specimen, l) : specimen
  })
}

/** A specimen that rests on its foot and on the rim of its cap. */
function laidDown(s: Specimen, l: ResolvedTraits): Specimen {
  const angle = Math.atan2(s.height, s.radius * 0.94)
  const side = Math.sign(s.lean)
  return {
    ...s,
    foot: [s.foot[0], s.foot[1] - s.thick * (0.8 + l.bulb * 0.6)],
    tilt: (side * angle * 180) / Math.PI,
    lean: side * s.height * Math.sin(angle),
    height: s.height * Math.cos(angle),
  }
}
