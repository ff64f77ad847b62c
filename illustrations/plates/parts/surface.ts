/* design-tokens-allow: pigments of the plates */

import { brightness, type Colour, darker, LIGHT, lighter, mix } from '@illustrations/engine/colour'
import { aroundCircle, clamp, type Point, simplifyClosed, TAU } from '@illustrations/engine/geometry'
import type { Ink } from '@illustrations/engine/ink'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import type { SolidOfRevolution } from '@illustrations/engine/solid-of-revolution'
import type { Age } from '@illustrations/plates/core/profiles'
import { isDeliquescent, type ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { CapTones } from '@illustrations/plates/core/specimen'
import type { CapSurface } from '@illustrations/plates/vocabulary'

/** A cap whose surface is drawn; `from` is the visible position nearest to the apex. */
export interface MarkedCap {
  body: SolidOfRevolution
  tones: CapTones
  age: Age
  from: number
  random: SeededRandom
}

/** The most distinctive surfaces first: of a longer record only four are drawn. */
const VISIBLE_SURFACES: readonly CapSurface[] = [
  'warty',
  'scaly',
  'shaggy',
  'zoned',
  'cracked',
  'lacquered',
  'viscid',
  'fibrillose',
  'wrinkled',
  'hygrophanous',
  'velvety',
]

/** Whether a shaggy cap has tangled hairs instead of overlapping tufts. */
export const isWoolly = (l: ResolvedTraits): boolean =>
  l.surfaces.has('shaggy') && !isDeliquescent(l) && !l.shapes.includes('ovate')

/** Draws the recorded surfaces from the lowest to the uppermost. */
export function drawSurface(sheet: Sheet, l: ResolvedTraits, cap: MarkedCap): void {
  const told = new Set(
    VISIBLE_SURFACES.filter((s) => l.surfaces.has(s)).slice(0, sheet.density > 0.4 ? 4 : 2),
  )
  const has = (s: CapSurface) => told.has(s)
  if (has('hygrophanous')) drying(sheet, cap)
  if (has('zoned')) zones(sheet, l, cap)
  if (has('velvety')) nap(sheet, cap)
  if (has('fibrillose')) fibrils(sheet, cap)
  if (has('wrinkled')) wrinkles(sheet, cap)
  if (l.margin === 'striate') striae(sheet, cap)
  if (has('cracked')) cracks(sheet, l, cap)
  if (has('scaly') && !has('shaggy')) scales(sheet, l, cap)
  if (has('shaggy')) isWoolly(l) ? hairs(sheet, l, cap) : shags(sheet, l, cap)
  if (has('warty')) warts(sheet, l, cap)
  if (has('viscid') || has('lacquered')) gloss(sheet, cap)
}

/** Fine silky lines from the centre outwards. */
function fibrils(sheet: Sheet, { body, tones, random }: MarkedCap): void {
  const ink = sheet.ink()
  const count = sheet.markCount(120, 60)
  for (let i = 0; i < count; i++) {
    const angle = random.between(0, TAU)
    const t = random.next() ** 0.6 * 0.85 + 0.03
    const end = Math.min(0.99, t + random.between(0.1, 0.26))
    for (const line of body.run((u) => [t + (end - t) * u, angle + 0.02 * u], 5))
      ink.pen(line, random.between(0.5, 0.95))
  }
  sheet.draw(ink, darker(tones.disc, 0.35), brightness(tones.mid) > 0.85 ? 0.28 : 0.42)
}

/** Translucent lines at the margin above the gills. */
function striae(sheet: Sheet, { body, tones, random }: MarkedCap): void {
  const ink = sheet.ink()
  const count = sheet.markCount(78, 56)
  for (let i = 0; i < count; i++) {
    const t = random.between(0.66, 0.78)
    for (const line of body.run((u) => [0.985 + (t - 0.985) * u, (i / count) * TAU], 6))
      ink.pen(line, 1, 'taper')
  }
  sheet.draw(ink, darker(tones.disc, 0.35), 0.5)
}

/** A cap that dries from the centre: a paler disc with an uneven edge, darker and wet towards the margin. */
function drying(sheet: Sheet, { body, tones, age, from, random }: MarkedCap): void {
  if (from > 0 || age === 0) return
  const jitter = aroundCircle(12, () => random.between(-0.05, 0.05))
  const edge = (base: number) =>
    aroundCircle(48, (a, i) => body.at(base + (jitter[Math.floor(i / 4)] ?? 0) * Math.sin((i % 4) * 0.8), a))
  const ink = sheet.ink().shape(edge(0.62))
  const inner = sheet.ink().shape(edge(0.5))
  sheet.draw(ink, mix(tones.edge, LIGHT, 0.1), 0.38)
  sheet.draw(inner, mix(tones.edge, LIGHT, 0.1), 0.42)
}

/** Concentric bands with uneven edges in the colour of the marks. */
function zones(sheet: Sheet, l: ResolvedTraits, { body, from, random }: MarkedCap): void {
  const colour = l.tones.marks.typical
  for (
    let t = Math.max(from, 0.2) + 0.06;
    t < 0.94;
    t += random.between(0.1, 0.15) / Math.max(0.4, sheet.density)
  ) {
    const [phase, width] = [random.between(0, TAU), random.between(0.035, 0.055)]
    const wave = (a: number) => t + 0.012 * Math.sin(5 * a + phase) + 0.008 * Math.sin(11 * a)
    const band = sheet.path()
    for (const at of [width, 0])
      band.loop(
        simplifyClosed(
          aroundCircle(40, (a) => body.at(wave(a) + at, a)),
          sheet.fine ? 0.2 : 0.5,
        ),
      )
    sheet.crescent(band, colour, 0.62)
  }
}

/** A velvety nap: stippling, denser towards the shade. */
function nap(sheet: Sheet, { body, tones, from, random }: MarkedCap): void {
  const ink = sheet.ink()
  const count = sheet.markCount(420, 170)
  for (let i = 0; i < count; i++) {
    const [t, angle] = [
      Math.max(from, 0.05) + (0.97 - Math.max(from, 0.05)) * random.next() ** 0.7,
      random.between(0, TAU),
    ]
    if (body.facing(t, angle) < 0.06 || random.next() < body.light(t, angle) * 0.9) continue
    ink.dot(body.at(t, angle), 0.8)
  }
  sheet.draw(ink, darker(tones.disc, 0.4), 0.5)
}

/** Low radial folds. */
function wrinkles(sheet: Sheet, { body, tones, random }: MarkedCap): void {
  const ink = sheet.ink()
  for (let i = 0; i < sheet.markCount(44, 30); i++) {
    const [angle, t] = [random.between(0, TAU), random.between(0.2, 0.8)]
    for (const line of body.run((u) => [t + u * 0.14, angle + 0.05 * Math.sin(u * 5)], 5)) ink.pen(line, 0.9)
  }
  sheet.draw(ink, darker(tones.disc, 0.35), 0.45)
}

/**
 * A skin that breaks into angular patches, as on a green brittlegill; a pale cap with dark marks cracks
 * only slightly. Patches are cells of a jittered grid, so that the cracks between them show the pale
 * ground.
 */
function cracks(sheet: Sheet, l: ResolvedTraits, cap: MarkedCap): void {
  const patchwork = l.surfaces.has('velvety') && l.hasMarkColour
  if (patchwork) patches(sheet, l, cap)
  else crazing(sheet, l, cap)
}

function patches(sheet: Sheet, l: ResolvedTraits, { body, tones, random }: MarkedCap): void {
  const ground = sheet.ink().shape(body.ring(0.97, 48))
  sheet.draw(ground, lighter(tones.edge, 0.15), 0.6)
  const plates = sheet.ink()
  const rows = Math.max(4, sheet.markCount(8, 7.6))
  for (let j = 0; j < rows; j++) {
    const count = Math.max(3, Math.round(5 + j * 3.2))
    const size = body.radius * (0.13 - 0.055 * (j / rows))
    for (let i = 0; i < count; i++) {
      const angle = ((i + random.between(-0.2, 0.2) + (j % 2) * 0.5) / count) * TAU
      const t = (j + 0.5 + random.between(-0.12, 0.12)) / rows
      if (t > 0.95 || body.facing(t, angle) < 0.04) continue
      plates.polygon(shard(body, t, angle, size, random))
    }
  }
  sheet.draw(plates, l.tones.marks.typical, 0.85)
}

function shard(
  body: SolidOfRevolution,
  t: number,
  angle: number,
  size: number,
  random: SeededRandom,
): Point[] {
  const place = body.patch(t, angle)
  const corners = random.integer(5, 7)
  const turn = random.between(0, TAU)
  return aroundCircle(corners, (a) => {
    const k = size * random.between(0.8, 1.15)
    return place(Math.cos(a + turn) * k, Math.sin(a + turn) * k)
  })
}

/** A few irregular cracks that show the flesh. */
function crazing(
  sheet: Sheet,
  l: ResolvedTraits,
  { body, tones, from, random }: Omit<MarkedCap, 'age'>,
): void {
  const ink = sheet.ink()
  const dark = brightness(tones.mid) < 0.6
  for (let i = 0; i < sheet.markCount(26, 22); i++) {
    let [t, angle] = [random.between(Math.max(0.05, from), 0.6), random.between(0, TAU)]
    const line: Point[] = []
    for (let k = 0; k < 5; k++) {
      if (body.facing(t, angle) > 0.05) line.push(body.at(t, angle))
      t += random.between(-0.02, 0.06)
      angle += random.between(-0.14, 0.18)
    }
    ink.pen(line, dark ? 2.4 : 0.9, 'swell', 0.05)
  }
  sheet.draw(ink, dark ? lighter(tones.edge, 0.45) : darker(l.tones.marks.typical, 0.4), dark ? 0.75 : 0.6)
}

/** Appressed scales: entire at the disc, scattered towards the margin. */
function scales(sheet: Sheet, l: ResolvedTraits, { body, tones, age, from, random }: MarkedCap): void {
  const pale = l.hasMarkColour && brightness(l.tones.marks.typical) > brightness(tones.mid)
  const colour = l.hasMarkColour ? l.tones.marks.typical : darker(tones.disc, 0.3)
  const large = l.cm.cap > 9 && !pale
  const contrast = brightness(tones.edge) - brightness(colour) > 0.12
  if (contrast && from === 0) disc(sheet, body, l.hasMarkColour ? l.tones.marks.dark : tones.disc, random)
  const ink = sheet.ink()
  const count = large ? sheet.markCount(110, 82) : sheet.markCount(150, 105)
  for (let i = 0; i < count; i++) {
    const t = pale ? 0.98 - random.next() ** 1.7 * 0.55 : Math.max(from, 0.06) + random.next() ** 0.8 * 0.86
    const angle = random.between(0, TAU)
    if (t > 0.97 || body.facing(t, angle) < 0.08) continue
    if (pale) {
      ink.shape(shard(body, t, angle, body.radius * random.between(0.014, 0.034), random), 0.05)
      continue
    }
    const place = body.patch(t, angle)
    const k =
      body.radius *
      (large ? 0.075 : 0.048) *
      (1.25 - t * 0.75) *
      random.between(0.7, 1.2) *
      (age === 0 ? 0.9 : 1)
    ink.polygon([
      place(-k * 0.5, -k * 0.5),
      place(k * 0.5, -k * 0.42),
      place(k * 1.3, 0),
      place(k * 0.5, k * 0.42),
      place(-k * 0.5, k * 0.5),
    ])
  }
  if (pale) woolly(sheet, ink, colour)
  else sheet.draw(ink, colour, 0.85)
}

/** Cottony flecks on the skin that cast a shadow. */
function woolly(sheet: Sheet, flecks: Ink, colour: Colour): void {
  const shape = sheet.shapeFromInk(flecks)
  sheet.echo(shape, 0.8, 1.1, { fill: '#2b1208', opacity: 0.4 })
  sheet.echo(shape, 0, 0, { fill: colour })
}

/** The unbroken skin of the centre with a torn edge. */
function disc(sheet: Sheet, body: SolidOfRevolution, colour: Colour, random: SeededRandom): void {
  const ink = sheet.ink()
  ink.polygon(aroundCircle(34, (a, i) => body.at(0.17 + (i % 2) * 0.035 + random.between(-0.015, 0.015), a)))
  sheet.draw(ink, colour, 0.9)
}

/** Overlapping shaggy tufts with a coloured tip. */
function shags(sheet: Sheet, l: ResolvedTraits, { body, tones, age, random }: MarkedCap): void {
  const [tufts, edges, tips] = [sheet.ink(), sheet.ink(), sheet.ink()]
  const rows = sheet.markCount(13, 9)
  for (let j = 1; j < rows; j++) {
    const count = Math.round(8 + 11 * Math.min(1, j / 4))
    for (let i = 0; i < count; i++) {
      const t = clamp((j / rows) * 0.88 + 0.07 + random.between(-0.02, 0.02), 0.05, age === 2 ? 0.8 : 0.95)
      const angle = ((i + (j % 2) * 0.5 + random.between(-0.25, 0.25)) / count) * TAU
      if (body.facing(t, angle) < 0.1) continue
      const place = body.patch(t, angle)
      const [k, curl] = [body.radius * random.between(0.16, 0.26), random.between(-0.3, 0.3)]
      const [left, tip, right] = [
        place(k * 0.9, -k * 0.2 + k * curl),
        place(k * 1.45, k * curl * 1.6),
        place(k * 0.8, k * 0.26 + k * curl),
      ]
      const shoulder = [place(-k * 0.6, -k * 0.34), place(0, -k * 0.42)] as const
      tufts.shape([...shoulder, left, tip, right, place(-k * 0.1, k * 0.4), place(-k * 0.6, k * 0.3)], 0.1)
      edges.pen([shoulder[1], left, tip, right], 0.95)
      tips.pen([left, tip, right], 1.5)
    }
  }
  sheet.draw(tufts, lighter(tones.edge, 0.3), age === 2 ? 0.6 : 0.85)
  sheet.draw(edges, sheet.inks.inner, 0.5)
  sheet.draw(tips, l.tones.marks.typical, 0.9)
}

/** A woolly cap: tangled hairs that hang over the margin. */
function hairs(sheet: Sheet, l: ResolvedTraits, { body, tones, from, random }: MarkedCap): void {
  const [dark, pale] = [sheet.ink(), sheet.ink()]
  const count = sheet.markCount(220, 80)
  for (let i = 0; i < count; i++) {
    const t = Math.max(from, 0.2) + (1 - Math.max(from, 0.2)) * (1 - random.next() ** 1.6)
    const angle = random.between(0, TAU)
    if (body.facing(Math.min(t, 0.99), angle) < 0.02) continue
    const place = body.patch(Math.min(t, 0.99), angle)
    const [k, side] = [body.radius * random.between(0.08, 0.17), random.between(-0.5, 0.5)]
    const target = i % 2 ? dark : pale
    target.pen([place(0, 0), place(k * 0.6, k * side * 0.4), place(k, k * side)], i % 2 ? 0.8 : 1.1)
  }
  sheet.draw(dark, l.hasMarkColour ? l.tones.marks.dark : darker(tones.disc, 0.4), 0.6)
  sheet.draw(pale, lighter(tones.edge, 0.4), 0.85)
}

/** Remains of the veil: dense on a button, sparse and small near the margin of an open cap. */
function warts(sheet: Sheet, l: ResolvedTraits, { body, age, random }: MarkedCap): void {
  const [top, edge] = [sheet.ink(), sheet.ink()]
  const rows = Math.max(4, sheet.markCount(age === 0 ? 8 : 7, age === 0 ? 7 : 6.4))
  for (let j = 0; j < rows; j++) {
    const count = Math.max(1, Math.round(2.5 * j + (j ? 2 : 0)))
    for (let i = 0; i < count; i++) {
      const angle = ((i + random.between(-0.3, 0.3) + j * 0.4) / count) * TAU
      const t = clamp(((j + 0.35) / rows) * 0.95 + random.between(-0.035, 0.035), 0.01, 0.95)
      if (body.facing(t, angle) < 0.1) continue
      const size = body.radius * random.between(0.045, 0.095) * (1.2 - 0.5 * t) * (age === 0 ? 1.3 : 1)
      const wart = shard(body, t, angle, size, random)
      top.shape(wart, 0.05)
      if (sheet.fine) edge.contour(wart, 0.9, { tolerance: 0.05 })
    }
  }
  const crumbs = sheet.shapeFromInk(top)
  sheet.echo(crumbs, 1.4, 1.8, { fill: '#2b1208', opacity: 0.32 })
  const fill = l.hasMarkColour ? l.tones.marks.typical : l.tones.volva.typical
  sheet.echo(crumbs, 0, 0, sheet.fine ? { fill } : { fill, stroke: sheet.inks.inner, width: 0.6 })
  sheet.draw(edge, sheet.inks.inner, 0.85)
}

/** One wet highlight on the lit side only, because more would look like plastic. */
function gloss(sheet: Sheet, { body, from }: MarkedCap): void {
  const ink = sheet.ink()
  const t = from ? 0.8 : 0.42
  const [main] = body.run((u) => [t + 0.1 * u, Math.PI * 1.02 + u * 1.1], 16)
  if (main && main.length > 4) ink.pen(main, body.radius * 0.075)
  const [second] = body.run((u) => [t + 0.2, Math.PI + u * 0.45], 10)
  if (second && second.length > 3) ink.pen(second, body.radius * 0.03)
  sheet.draw(ink, LIGHT, 0.5)
}
