import { lerp } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { growsOnWood, type ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import { mergeAnchors, type PartAnchors, type Specimen } from '@illustrations/plates/core/specimen'
import { drawCanker } from '@illustrations/plates/forms/canker'
import { drawFan } from '@illustrations/plates/forms/fan'
import { drawForm, isCanker, isIcicles } from '@illustrations/plates/forms/form'
import { drawHoof } from '@illustrations/plates/forms/hoof'
import { drawOysterBase } from '@illustrations/plates/forms/oyster'
import { drawReishi } from '@illustrations/plates/forms/reishi'
import { groundOf } from '@illustrations/plates/grounds/ground'
import { drawStem, drawStump, drawTrunk } from '@illustrations/plates/grounds/wood'
import { galls } from './galls'
import { branchFans, logFans } from './wood-fans'

/** Whether the form grows sideways or flat on wood instead of standing in a group. */
export function isAttached(l: ResolvedTraits): boolean {
  if (['bracket', 'shelf', 'crust', 'gall'].includes(l.form) || isIcicles(l)) return true
  return l.form === 'jelly' && l.margin !== 'lobed'
}

/** With `host`, what they grow on is drawn behind them: a trunk, a stump, an ear of maize or the ground. */
export function composeAttached(
  sheet: Sheet,
  l: ResolvedTraits,
  random: SeededRandom,
  host = true,
): PartAnchors {
  return compositionOf(l, host)(sheet, l, random, host)
}

type Compose = (sheet: Sheet, l: ResolvedTraits, random: SeededRandom, host: boolean) => PartAnchors

function compositionOf(l: ResolvedTraits, host: boolean): Compose {
  if (isIcicles(l)) return mane
  if (l.form === 'shelf') return host ? fansOf(l) : oysters
  if (l.form === 'jelly') return ears
  if (l.form === 'gall') return galls
  if (l.form === 'crust') return isCanker(l) ? canker : skins
  if (l.habit === 'cluster') return rosette
  if (l.hasStipe) return stalked
  if (l.habit === 'single' || l.habit === 'scattered') return hoofs
  return l.cm.cap > 12 ? tiers : tiles
}

/** Fans without a stipe line a branch; the others lie on a log or cluster on a trunk. */
function fansOf(l: ResolvedTraits): Compose {
  if (!l.hasStipe) return branchFans
  return l.ground === 'wood-log' ? logFans : oysters
}

const specimen = (
  x: number,
  y: number,
  radius: number,
  random: SeededRandom,
  rest: Partial<Specimen> = {},
): Specimen => ({
  foot: [x, y],
  radius,
  height: 0,
  thick: radius * 0.15,
  age: 1,
  elevation: 0,
  tilt: 0,
  lean: 0,
  random,
  ...rest,
})

/** One lion's mane, high on a trunk. */
function mane(sheet: Sheet, l: ResolvedTraits, random: SeededRandom, host: boolean): PartAnchors {
  const side = random.chance(0.5) ? 1 : -1
  const x = 160 - side * 14
  if (host)
    drawTrunk(sheet, random.fork('trunk'), {
      left: x - 84,
      right: x + 84,
      top: 8,
      bottom: 392,
      lean: side * 8,
    })
  return drawForm(sheet, l, specimen(160 + side * 14, 276, 104, random.fork('mane')))
}

/** Shells from one fused base: the upper ones show their gills, the lower ones the tops they cover. */
function oysters(sheet: Sheet, l: ResolvedTraits, random: SeededRandom, host: boolean): PartAnchors {
  const side = random.chance(0.6) ? 1 : -1
  const x = side > 0 ? 92 : 228
  if (host)
    drawTrunk(sheet, random.fork('trunk'), {
      left: x - 52,
      right: x + 52,
      top: 20,
      bottom: 388,
      lean: side * 8,
    })
  sheet.density *= 0.75
  const edge = x + side * 26
  drawOysterBase(sheet, l, [edge, 214], side, random.fork('base'))
  // Height on the trunk, radius, elevation, tilt, age; the lowest first, because each covers the one
  // below.
  const shells = [
    [312, 50, 30, 16, 1],
    [268, 72, 27, 10, 1],
    [228, 84, 23, 3, 2],
    [166, 62, -17, 0, 1],
    [112, 50, -21, -12, 1],
    [196, 38, 26, -4, 0],
  ] as const
  let anchors: PartAnchors = {}
  shells.forEach(([y, radius, elevation, tilt, age], i) => {
    const specimenRandom = random.fork(`shell${i}`)
    const grown = radius * specimenRandom.between(0.95, 1.05)
    const foot = lerp(214, y, elevation < 0 ? 0.7 : 0.5)
    const drawn = drawForm(
      sheet,
      l,
      specimen(edge, foot, grown, specimenRandom, {
        elevation,
        tilt: side * tilt,
        age,
        lean: side * grown * (elevation < 0 ? 0.66 : 0.7),
        height: foot - y,
      }),
    )
    anchors = mergeAnchors(drawn, anchors)
  })
  return anchors
}

/** Three thick brackets, far apart on a trunk. */
function hoofs(sheet: Sheet, l: ResolvedTraits, random: SeededRandom, host: boolean): PartAnchors {
  const flip = random.chance(0.5) ? 1 : -1
  if (host)
    drawTrunk(sheet, random.fork('trunk'), { left: 92, right: 228, top: 12, bottom: 392, lean: flip * 8 })
  const places = [
    [24, 112, 40],
    [-44, 352, 34],
    [-8, 258, 92],
  ] as const
  return places.reduce<PartAnchors>((anchors, [dx, y, radius], i) => {
    const drawn = drawHoof(sheet, l, specimen(160 + flip * dx, y, radius, random.fork(`hoof${i}`)))
    return mergeAnchors(drawn, anchors)
  }, {})
}

/** One lump in the bark of a trunk. */
function canker(sheet: Sheet, l: ResolvedTraits, random: SeededRandom, host: boolean): PartAnchors {
  const flip = random.chance(0.5) ? 1 : -1
  if (host)
    drawTrunk(sheet, random.fork('trunk'), { left: 92, right: 228, top: 8, bottom: 392, lean: flip * 8 })
  return drawCanker(sheet, l, specimen(160 + flip * 26, 212, 84, random.fork('canker')))
}

/** Shelves one above another on a trunk, the lowest first, because each covers the one below. */
function tiers(sheet: Sheet, l: ResolvedTraits, random: SeededRandom, host: boolean): PartAnchors {
  const flip = random.chance(0.5) ? 1 : -1
  if (host)
    drawTrunk(sheet, random.fork('trunk'), { left: 102, right: 218, top: 20, bottom: 388, lean: flip * 8 })
  const shelves = [
    [14, 274, 62, 27, 4],
    [-54, 244, 58, 28, 10],
    [58, 226, 66, 26, -8],
    [-6, 192, 84, 26, 2],
    [-62, 150, 56, 25, 12],
    [44, 132, 66, 24, -7],
    [-6, 92, 50, 22, 3],
  ] as const
  sheet.layer()
  let anchors: PartAnchors = {}
  shelves.forEach(([dx, y, radius, elevation, tilt], i) => {
    const specimenRandom = random.fork(`shelf${i}`)
    const fan = drawFan(sheet, l, {
      root: [160 + flip * dx, y],
      radius: radius * specimenRandom.between(0.94, 1.06),
      elevation,
      tilt: flip * tilt,
      thick: 8,
      wavy: 0.085,
      random: specimenRandom,
    })
    if (i === 3) anchors = { cap: [fan.top], gills: [fan.rim] }
  })
  return anchors
}

/**
 * Many thin overlapping shelves on a leaning trunk, the lowest first, because each covers the ones below.
 */
function tiles(sheet: Sheet, l: ResolvedTraits, random: SeededRandom, host: boolean): PartAnchors {
  const flip = random.chance(0.5) ? 1 : -1
  if (!host) sheet.layer()
  else if (growsOnWood(l))
    drawStem(sheet, random.fork('stem'), {
      foot: [160 - flip * 52, 398],
      head: [160 + flip * 52, 6],
      thick: [128, 112],
    })
  else groundOf(sheet, l, { left: 20, right: 300, y: 372, deep: 0, random: random.fork('ground') }).back()
  sheet.density *= 0.55
  const rows = [
    [330, [-34, 30], 0.74],
    [292, [4, -60, 58], 0.94],
    [254, [-30, 40], 1.06],
    [214, [8, -62, 66], 1.1],
    [174, [-34, 42], 1.04],
    [136, [6, -50, 54], 0.86],
    [100, [-20, 28], 0.66],
  ] as const
  let anchors: PartAnchors = {}
  sheet.layer()
  rows.forEach(([y, across, size], r) => {
    across.forEach((dx, i) => {
      const specimenRandom = random.fork(`tile${r}-${i}`)
      const fan = drawFan(sheet, l, {
        root: [
          160 + flip * (dx + (214 - y) * 0.27) + specimenRandom.between(-4, 4),
          y + specimenRandom.between(-6, 6),
        ],
        radius: 45 * size * specimenRandom.between(0.86, 1.12),
        elevation: 34,
        tilt: flip * dx * 0.18 + specimenRandom.between(-5, 5),
        thick: 2.6,
        wavy: 0.085,
        random: specimenRandom,
      })
      if (r === 3 && i === 0) anchors = { cap: [fan.top], gills: [fan.rim] }
    })
  })
  return anchors
}

/** Overlapping fronds in a dome at the foot of a stump, the lowest first, like feathers. */
function rosette(sheet: Sheet, l: ResolvedTraits, random: SeededRandom, host: boolean): PartAnchors {
  const flip = random.chance(0.5) ? 1 : -1
  sheet.layer({ host: true })
  if (!host) sheet.layer()
  else if (growsOnWood(l))
    drawStump(sheet, random.fork('stump'), { centre: [160 - flip * 34, 112], half: 84, height: 214 })
  else groundOf(sheet, l, { left: 30, right: 290, y: 340, deep: 0, random: random.fork('ground') }).back()
  sheet.layer()
  sheet.density *= 0.3
  const rows = [
    { count: 4, y: 302, spread: 84, tilt: 18, radius: 52, elevation: 36 },
    { count: 5, y: 268, spread: 98, tilt: 24, radius: 54, elevation: 36 },
    { count: 4, y: 234, spread: 92, tilt: 30, radius: 54, elevation: 37 },
    { count: 4, y: 202, spread: 80, tilt: 34, radius: 50, elevation: 39 },
    { count: 3, y: 172, spread: 46, tilt: 30, radius: 44, elevation: 41 },
  ]
  let anchors: PartAnchors = {}
  rows.forEach((row, r) => {
    for (let i = 0; i < row.count; i++) {
      const specimenRandom = random.fork(`frond${r}-${i}`)
      // From the sides to the middle, so that the middle ones are on top.
      const pair = Math.floor(i / 2)
      const u = (i % 2 ? -1 : 1) * (1 - (2 * pair + (row.count % 2 ? 0 : 0.5)) / Math.max(1, row.count - 1))
      const fan = drawFan(sheet, l, {
        root: [
          160 + flip * 16 + u * row.spread + specimenRandom.between(-5, 5),
          row.y + specimenRandom.between(-6, 6) + u * u * 10,
        ],
        radius: row.radius * specimenRandom.between(0.84, 1.14),
        elevation: row.elevation,
        tilt: -u * row.tilt + specimenRandom.between(-7, 7),
        thick: 3.4,
        wavy: 0.13,
        random: specimenRandom,
      })
      anchors = mergeAnchors(anchors, { cap: [fan.top], gills: [fan.rim] })
    }
  })
  return anchors
}

/** Two stalked brackets on a stump. */
function stalked(sheet: Sheet, l: ResolvedTraits, random: SeededRandom, host: boolean): PartAnchors {
  const flip = random.chance(0.5) ? 1 : -1
  sheet.layer({ host: true })
  if (!host) sheet.layer()
  else if (growsOnWood(l))
    drawStump(sheet, random.fork('stump'), { centre: [160, 304], half: 92, height: 48 })
  else groundOf(sheet, l, { left: 40, right: 280, y: 310, deep: 0, random: random.fork('ground') }).back()
  const k = Math.min(1.1, l.cm.thickness / 2)
  const hero = drawReishi(
    sheet,
    l,
    specimen(160 - flip * 46, 308, 74, random.fork('hero'), {
      elevation: 40,
      tilt: flip * -4,
      lean: flip * 74,
      height: 158,
      thick: 10 * k,
    }),
  )
  drawReishi(
    sheet,
    l,
    specimen(160 + flip * 42, 312, 32, random.fork('second'), {
      elevation: 36,
      tilt: flip * 6,
      lean: flip * 42,
      height: 62,
      thick: 6.4 * k,
      age: 0,
    }),
  )
  return hero
}

/** Ears along a leaning branch, the highest first. */
function ears(sheet: Sheet, l: ResolvedTraits, random: SeededRandom, host: boolean): PartAnchors {
  const flip = random.chance(0.5) ? 1 : -1
  if (host)
    drawStem(sheet, random.fork('stem'), {
      foot: [160 - flip * 78, 400],
      head: [160 + flip * 78, 0],
      thick: [84, 66],
    })
  const places = [
    [64, 66, 0.5, 14, true],
    [24, 98, 0.62, -8, false],
    [74, 118, 0.8, 10, true],
    [-18, 158, 0.66, 12, true],
    [38, 172, 1.02, -9, false],
    [-30, 218, 0.78, -12, false],
    [52, 226, 0.6, 14, true],
    [4, 268, 1.3, 6, false],
    [-68, 272, 0.62, 10, true],
    [-62, 326, 0.8, -6, false],
  ] as const
  let anchors: PartAnchors = {}
  places.forEach(([dx, y, k, tilt, back], i) => {
    const specimenRandom = random.fork(`ear${i}`)
    const drawn = drawForm(
      sheet,
      l,
      specimen(160 + flip * dx, y, 44 * k * specimenRandom.between(0.94, 1.06), specimenRandom, {
        tilt: flip * tilt,
        elevation: back ? 10 : -10,
      }),
    )
    // The legend describes the widest.
    anchors = k > 1.2 ? mergeAnchors(drawn, anchors) : mergeAnchors(anchors, drawn)
  })
  return anchors
}

/** Confluent patches on a trunk. */
function skins(sheet: Sheet, l: ResolvedTraits, random: SeededRandom, host: boolean): PartAnchors {
  if (host) drawStem(sheet, random.fork('stem'), { foot: [120, 398], head: [200, 6], thick: [128, 112] })
  sheet.layer()
  let anchors: PartAnchors = {}
  sheet.density *= 0.7
  const places = [
    [44, 96, 34],
    [8, 128, 42],
    [52, 166, 46],
    [-18, 186, 48],
    [30, 232, 50],
    [-44, 258, 44],
    [2, 298, 42],
    [-52, 328, 30],
  ] as const
  places.forEach(([dx, y, radius], i) => {
    anchors = mergeAnchors(
      anchors,
      drawForm(sheet, l, specimen(154 + dx, y, radius, random.fork(`skin${i}`))),
    )
  })
  return anchors
}
