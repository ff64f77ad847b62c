import type { Chance } from '@/ui/drawing/chance'
import type { Sheet } from '@/ui/drawing/sheet'
import { type Likeness, onWood } from '../core/likeness'
import type { Age } from '../core/profiles'
import { joined, type Pins, type Specimen } from '../core/specimen'
import { drawFan } from '../forms/fan'
import { drawForm, isIcicles } from '../forms/form'
import { drawReishi } from '../forms/reishi'
import { groundOf } from '../grounds/ground'
import { drawBranch, drawLog, drawStump, drawTrunk } from '../grounds/wood'

/** Whether the form grows out of wood sideways or flat, so that it is not a troop that stands. */
export function isAttached(l: Likeness): boolean {
  if (l.form === 'bracket' || l.form === 'shelf' || l.form === 'crust' || isIcicles(l)) return true
  return l.form === 'jelly' && l.margin !== 'lobed'
}

export function composeAttached(sheet: Sheet, l: Likeness, chance: Chance): Pins {
  if (isIcicles(l)) return mane(sheet, l, chance)
  if (l.form === 'shelf') return oysters(sheet, l, chance)
  if (l.form === 'jelly') return ears(sheet, l, chance)
  if (l.form === 'crust') return skins(sheet, l, chance)
  if (l.habit === 'cluster') return rosette(sheet, l, chance)
  if (l.stiped) return stalked(sheet, l, chance)
  return l.cm.cap > 12 ? tiers(sheet, l, chance) : tiles(sheet, l, chance)
}

const specimen = (
  x: number,
  y: number,
  radius: number,
  chance: Chance,
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
  chance,
  ...rest,
})

/** One mane, high on a stem. */
function mane(sheet: Sheet, l: Likeness, chance: Chance): Pins {
  const side = chance.odds(0.5) ? 1 : -1
  const x = 160 - side * 34
  drawTrunk(sheet, chance.fork('trunk'), {
    left: x - 52,
    right: x + 52,
    top: 30,
    bottom: 372,
    lean: side * 6,
  })
  return drawForm(sheet, l, specimen(160 + side * 16, 276, 96, chance.fork('mane')))
}

/** Shells from one base: of the upper ones the gills are seen, of the lower ones the tops. */
function oysters(sheet: Sheet, l: Likeness, chance: Chance): Pins {
  const side = chance.odds(0.6) ? 1 : -1
  const x = side > 0 ? 84 : 236
  drawTrunk(sheet, chance.fork('trunk'), {
    left: x - 46,
    right: x + 46,
    top: 24,
    bottom: 384,
    lean: side * 10,
  })
  sheet.thrift *= 0.75
  const edge = x + side * 30
  const shell = (
    i: number,
    dx: number,
    dy: number,
    radius: number,
    elevation: number,
    tilt: number,
    age: Age,
    from: number,
  ): Pins =>
    drawForm(
      sheet,
      l,
      specimen(edge, 250 + from, radius, chance.fork(`shell${i}`), {
        elevation,
        tilt: side * tilt,
        age,
        lean: side * dx,
        height: from - dy,
      }),
    )
  const top = shell(0, 62, -112, 56, -24, -8, 1, -40)
  shell(1, 112, -52, 62, -20, 6, 1, -14)
  shell(2, 30, -58, 46, -16, -16, 0, -20)
  shell(3, 92, 18, 66, 24, 9, 2, 10)
  shell(4, 34, 4, 44, 28, -4, 1, 0)
  const low = shell(5, 48, 56, 48, 30, 8, 1, 40)
  return joined(top, low)
}

/** Shelves one above another on a stem, the lowest drawn first: each roofs the one beneath. */
function tiers(sheet: Sheet, l: Likeness, chance: Chance): Pins {
  const flip = chance.odds(0.5) ? 1 : -1
  drawTrunk(sheet, chance.fork('trunk'), { left: 100, right: 220, top: 20, bottom: 388, lean: flip * 8 })
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
  let pins: Pins = {}
  shelves.forEach(([dx, y, radius, elevation, tilt], i) => {
    const own = chance.fork(`shelf${i}`)
    const fan = drawFan(sheet, l, {
      root: [160 + flip * dx, y],
      radius: radius * own.in(0.94, 1.06),
      elevation,
      tilt: flip * tilt,
      thick: 8,
      wavy: 0.085,
      chance: own,
    })
    if (i === 3) pins = { cap: [fan.top], gills: [fan.rim] }
  })
  return pins
}

/** Many thin shelves that tile a log. */
function tiles(sheet: Sheet, l: Likeness, chance: Chance): Pins {
  const flip = chance.odds(0.5) ? 1 : -1
  const top = 214
  sheet.layer()
  if (l.ground === 'wood-stump')
    drawStump(sheet, chance.fork('stump'), { centre: [160, top], half: 96, height: 112 })
  else if (l.ground === 'wood-trunk')
    drawTrunk(sheet, chance.fork('trunk'), { left: 60, right: 260, top: 70, bottom: 400 })
  else if (onWood(l))
    drawLog(sheet, chance.fork('log'), {
      left: 16,
      right: 292,
      top,
      thick: 108,
      slope: flip * -12,
      mossy: false,
    })
  else {
    const ground = groundOf(sheet, l, {
      left: 20,
      right: 300,
      y: 330,
      deep: 0,
      chance: chance.fork('ground'),
    })
    ground.back()
  }
  sheet.thrift *= 0.6
  const places = [
    [-76, 6, 0.78, -9],
    [66, 0, 0.8, 9],
    [-4, -2, 1, -2],
    [106, 16, 0.6, 12],
    [-106, 40, 0.6, -12],
    [-44, 36, 0.92, -6],
    [44, 36, 1.02, 5],
    [100, 54, 0.62, 10],
    [-74, 72, 0.66, -8],
    [-4, 68, 0.84, 1],
    [62, 76, 0.62, 6],
  ] as const
  let pins: Pins = {}
  sheet.layer()
  places.forEach(([dx, dy, k, tilt], i) => {
    const own = chance.fork(`tile${i}`)
    const fan = drawFan(sheet, l, {
      root: [160 + flip * dx, top + dy],
      radius: 54 * k * own.in(0.95, 1.08),
      elevation: 38,
      tilt: flip * tilt,
      thick: 2.6,
      wavy: 0.075,
      chance: own,
    })
    if (i === 6) pins = { cap: [fan.top], gills: [fan.rim] }
  })
  return pins
}

/** Overlapping spoons from one base at the foot of a stump, the hindmost first. */
function rosette(sheet: Sheet, l: Likeness, chance: Chance): Pins {
  const flip = chance.odds(0.5) ? 1 : -1
  sheet.layer()
  if (onWood(l))
    drawStump(sheet, chance.fork('stump'), { centre: [160 - flip * 44, 208], half: 92, height: 118 })
  else groundOf(sheet, l, { left: 30, right: 290, y: 322, deep: 0, chance: chance.fork('ground') }).back()
  sheet.layer()
  sheet.thrift *= 0.3
  const rows = [
    { count: 4, y: 204, spread: 78, tilt: 64, radius: 52, elevation: 20 },
    { count: 5, y: 236, spread: 112, tilt: 56, radius: 56, elevation: 28 },
    { count: 5, y: 270, spread: 104, tilt: 40, radius: 54, elevation: 35 },
    { count: 3, y: 296, spread: 60, tilt: 22, radius: 46, elevation: 40 },
  ]
  let pins: Pins = {}
  rows.forEach((row, r) => {
    for (let i = 0; i < row.count; i++) {
      const own = chance.fork(`spoon${r}-${i}`)
      // From the sides to the middle, so that the middle ones lie on top.
      const order = i % 2 ? -1 : 1
      const u = row.count > 1 ? order * (1 - Math.floor(i / 2) / ((row.count - 1) / 2)) : 0
      const fan = drawFan(sheet, l, {
        root: [160 + flip * 14 + u * row.spread * 0.72, row.y + own.in(-7, 7) - (1 - u * u) * 6],
        radius: row.radius * own.in(0.84, 1.12),
        elevation: row.elevation,
        tilt: -u * row.tilt + own.in(-8, 8),
        thick: 4,
        wavy: 0.1,
        chance: own,
        waisted: true,
      })
      if (r === 2 && i === row.count - 1) pins = { cap: [fan.top], gills: [fan.rim] }
    }
  })
  return pins
}

/** Two stalked brackets on a stump. */
function stalked(sheet: Sheet, l: Likeness, chance: Chance): Pins {
  const flip = chance.odds(0.5) ? 1 : -1
  sheet.layer()
  if (onWood(l)) drawStump(sheet, chance.fork('stump'), { centre: [160, 304], half: 92, height: 48 })
  else groundOf(sheet, l, { left: 40, right: 280, y: 310, deep: 0, chance: chance.fork('ground') }).back()
  const k = Math.min(1.1, l.cm.thickness / 2)
  const hero = drawReishi(
    sheet,
    l,
    specimen(160 - flip * 46, 308, 74, chance.fork('hero'), {
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
    specimen(160 + flip * 42, 312, 32, chance.fork('second'), {
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

/** Ears along a branch. */
function ears(sheet: Sheet, l: Likeness, chance: Chance): Pins {
  const flip = chance.odds(0.5) ? 1 : -1
  sheet.layer()
  drawBranch(sheet, chance.fork('branch'), { left: 24, right: 296, top: 168, thick: 32, slope: flip * -46 })
  const places = [
    [-10, 178, 0.62, 22, true],
    [104, 158, 0.6, 12, true],
    [-88, 222, 0.76, 14, true],
    [82, 194, 0.92, -10, false],
    [24, 216, 0.72, 10, true],
    [-36, 232, 1.22, 5, false],
    [48, 252, 0.58, -14, false],
  ] as const
  let pins: Pins = {}
  places.forEach(([dx, y, k, tilt, back], i) => {
    const own = chance.fork(`ear${i}`)
    const found = drawForm(
      sheet,
      l,
      specimen(160 + flip * dx, y + 6, 46 * k * own.in(0.94, 1.06), own, {
        tilt: flip * tilt,
        elevation: back ? 10 : -10,
      }),
    )
    // The widest is the one the legend describes.
    pins = k > 1 ? joined(found, pins) : joined(pins, found)
  })
  return pins
}

/** Patches that run together on a log. */
function skins(sheet: Sheet, l: Likeness, chance: Chance): Pins {
  sheet.layer()
  drawLog(sheet, chance.fork('log'), { left: 16, right: 292, top: 196, thick: 104, slope: -8, mossy: false })
  let pins: Pins = {}
  sheet.thrift *= 0.7
  const places = [
    [-74, 240, 46],
    [70, 236, 42],
    [4, 226, 40],
    [-24, 266, 52],
    [54, 272, 44],
    [110, 252, 26],
    [-112, 268, 24],
  ] as const
  places.forEach(([dx, y, radius], i) => {
    pins = joined(pins, drawForm(sheet, l, specimen(154 + dx, y, radius, chance.fork(`skin${i}`))))
  })
  return pins
}
