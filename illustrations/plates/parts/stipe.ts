import { brightness, darker, mix, SHADE } from '@illustrations/engine/colour'
import { lerp, type Point, steps, TAU } from '@illustrations/engine/geometry'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import type { ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { Stalk } from '@illustrations/plates/core/stalk'

/** Whether the fibres are velvety: so dark at the foot that only the nap catches light. */
export const isVelvety = (l: ResolvedTraits): boolean =>
  l.pattern === 'fibrillose' && brightness(l.tones.stipe.dark) < 0.2

/** Tones down the stipe; patterns that use the dark tone leave the ground pale. */
export function stipeGradient(sheet: Sheet, l: ResolvedTraits, stalk: Stalk): string {
  const { light, typical, dark } = l.tones.stipe
  const patterned =
    l.pattern === 'banded' || l.pattern === 'scaly' || l.pattern === 'dotted' || l.pattern === 'netted'
  const base = mix(typical, dark, patterned ? 0.35 : 0.8)
  if (isVelvety(l))
    return sheet.linear(stalk.axis(1), stalk.axis(0), [
      [0, light],
      [0.3, mix(light, typical, 0.45)],
      [0.62, mix(typical, dark, 0.4)],
      [1, dark],
    ])
  return sheet.linear(stalk.axis(1), stalk.axis(0), [
    [0, mix(typical, light, 0.8)],
    [0.36, typical],
    [0.72, mix(typical, base, 0.5)],
    [1, base],
  ])
}

/** Draws the recorded pattern inside the stipe's clip path. `to` is its upper end. */
export function drawPattern(
  sheet: Sheet,
  l: ResolvedTraits,
  stalk: Stalk,
  random: SeededRandom,
  to = 0.9,
): void {
  const draw = { plain, fibrillose, netted, scaly, banded, dotted, girdled }[l.pattern]
  draw(sheet, l, stalk, random, to)
}

type Pattern = (sheet: Sheet, l: ResolvedTraits, stalk: Stalk, random: SeededRandom, to: number) => void

const patternTone = (l: ResolvedTraits): string => {
  const { typical, dark } = l.tones.stipe
  return brightness(typical) - brightness(dark) > 0.12 ? dark : darker(typical, 0.42)
}

const plain: Pattern = (sheet, _l, stalk, random, to) => {
  const ink = sheet.ink()
  for (let i = 0; i < 7; i++) {
    const [f, s] = [random.between(-1.1, 1.3), random.between(0.03, to * 0.8)]
    ink.pen([stalk.at(s, f), stalk.at(s + 0.08, f), stalk.at(s + 0.16, f)], 0.6)
  }
  sheet.draw(ink, sheet.inks.inner, 0.22)
}

const fibrillose: Pattern = (sheet, l, stalk, random, to) => {
  if (isVelvety(l)) return velvet(sheet, l, stalk, random)
  const ink = sheet.ink()
  const count = sheet.markCount(stalk.radius(0.5) * 2.2 + 8, stalk.radius(0.5) * 1.6 + 7)
  for (let i = 0; i < count; i++) {
    const [f, s] = [random.between(-1.3, 1.35), random.between(0.01, to * 0.85)]
    const [mid, end] = [
      Math.min(1, s + random.between(0.05, 0.12)),
      Math.min(1, s + random.between(0.14, 0.28)),
    ]
    ink.pen([stalk.at(s, f), stalk.at(mid, f + random.between(-0.05, 0.05)), stalk.at(end, f)], 0.75)
  }
  sheet.draw(ink, darker(patternTone(l), 0.3), 0.55)
}

/** Hairs that stand out, longest at the sides, where they show against the background. */
function velvet(sheet: Sheet, l: ResolvedTraits, stalk: Stalk, random: SeededRandom): void {
  const [nap, lit] = [sheet.ink(), sheet.ink()]
  const count = sheet.markCount(60 + stalk.length * 1.1, 12 + stalk.length * 0.16)
  for (let i = 0; i < count; i++) {
    const [s, side] = [random.next() ** 1.3 * 0.8, random.chance(0.5) ? 1 : -1]
    const f = side * (1.5 - random.next() ** 2 * 1.5)
    const [p, q] = [stalk.at(s, f), stalk.at(s + 2.6 / stalk.length, f * 0.94)]
    const target = side < 0 || random.chance(0.3) ? lit : nap
    target.pen([p, q], 0.8, 'even')
  }
  sheet.draw(nap, darker(l.tones.stipe.dark, 0.3), 0.7)
  sheet.draw(lit, mix(l.tones.stipe.light, l.tones.stipe.typical, 0.4), 0.7)
}

/** A raised net: pale cords with a thin shadow each, or coloured cords where the stipe is pale below. */
const netted: Pattern = (sheet, l, stalk, random) => {
  const ink = sheet.ink()
  const cord = l.hasMarkColour ? l.tones.marks.typical : l.tones.stipe.dark
  const gap = 0.36 / Math.max(0.4, sheet.fine ? 1 : sheet.density)
  for (const side of [-1, 1])
    for (let i = -Math.round(2.9 / gap); i < 5.8 / gap; i++) {
      const line: Point[] = []
      for (let k = 0; k <= 16; k++) {
        // The net is finest under the cap and becomes coarser downwards.
        const f = side * (k * 0.2 - 1.4) + i * gap + random.between(-0.07, 0.07)
        const s = 0.98 - (k / 16) ** 1.15 * 0.8
        if (Math.abs(f) < 1.52) line.push(stalk.at(s + random.between(-0.008, 0.008), f))
      }
      if (line.length > 3) ink.pen(line, 0.95, 'swell', 0.2)
    }
  const pale = brightness(cord) > brightness(l.tones.stipe.typical)
  if (pale) {
    sheet.add(`<g transform="translate(${sheet.n(0.7)} ${sheet.n(0.7)})">`)
    sheet.draw(ink, sheet.inks.inner, 0.26)
    sheet.add('</g>')
  }
  sheet.draw(ink, cord, 0.95)
}

/** Upturned scales below the ring. */
const scaly: Pattern = (sheet, l, stalk, random, to) => {
  const ink = sheet.ink()
  const count = sheet.markCount(26 + stalk.length * 0.28, 20 + stalk.length * 0.22)
  for (let i = 0; i < count; i++) {
    const [f, s] = [random.between(-1.4, 1.4), random.next() ** 1.2 * to]
    const [p, q] = [stalk.at(s, f), stalk.at(s + 0.025, f + 0.1)]
    ink.pen([p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], [q[0] + 1.2 * Math.sin(f), q[1] - 0.8]], 1.5, 'taper')
  }
  sheet.draw(ink, l.hasMarkColour ? l.tones.marks.typical : patternTone(l), 0.85)
}

/** Broken wavy belts like a snakeskin. */
const banded: Pattern = (sheet, l, stalk, random, to) => {
  const ink = sheet.ink()
  const step = Math.max(0.024, 4.6 / stalk.length) / Math.max(0.35, sheet.density)
  for (let s = 0.05; s < to * 0.96; s += step) {
    const line: Point[] = []
    const cut = random.between(-1.2, 1.2)
    for (let f = -1.45; f <= 1.46; f += 0.24) {
      if (Math.abs(f - cut) < 0.16) continue
      line.push(stalk.at(s + random.between(-0.4, 0.4) * step, f))
    }
    ink.pen(line, 1.7, 'swell', 0.1)
  }
  sheet.draw(ink, patternTone(l), 0.7)
}

/** Shallow pits, rounded and darker than the stipe. */
const dotted: Pattern = (sheet, l, stalk, random, to) => {
  const ink = sheet.ink()
  for (let i = 0; i < 16; i++) {
    const place = stalk.at(random.between(0.05, to), random.between(-1.2, 1.2))
    const [w, h] = [random.between(0.9, 1.9), random.between(1.2, 2.4)]
    ink.shape(around6(place, w, h), 0.05)
  }
  sheet.draw(ink, patternTone(l), 0.75)
}

const around6 = ([x, y]: Point, w: number, h: number): Point[] =>
  Array.from(
    { length: 6 },
    (_, i) => [x + Math.cos((i / 6) * TAU) * w, y + Math.sin((i / 6) * TAU) * h] as const,
  )

/** Narrow scaly rings on the lower half. */
const girdled: Pattern = (sheet, l, stalk, random, to) => {
  const ink = sheet.ink()
  const count = 5
  for (let j = 0; j < count; j++) {
    const s = 0.07 + (j / count) * to * 0.6
    for (let f = -1.4; f < 1.4; f += 0.2) {
      const [p, q] = [stalk.at(s + random.between(-0.008, 0.008), f), stalk.at(s, f + 0.17)]
      ink.pen([p, q], 1.6, 'taper')
    }
  }
  sheet.draw(
    ink,
    l.volva ? darker(l.tones.volva.typical, 0.3) : l.hasMarkColour ? l.tones.marks.typical : patternTone(l),
    0.8,
  )
}

/** Rounding hatch on the shaded side. */
export function roundingHatch(sheet: Sheet, stalk: Stalk, random: SeededRandom, from = 0, to = 1): void {
  const ink = sheet.ink()
  const count = Math.max(
    7,
    sheet.markCount((stalk.length * (to - from)) / 5, (stalk.length * (to - from)) / 7),
  )
  for (let i = 0; i < count; i++) {
    const s = lerp(from, to, (i + random.next()) / count)
    const f = random.between(0.55, 0.95)
    ink.pen(
      steps(3, (u) => stalk.at(s, lerp(f, 1.52, u))),
      0.75,
    )
  }
  sheet.draw(ink, sheet.inks.inner, 0.36)
}

/** The cap's shadow on its stipe. */
export function capShadow(sheet: Sheet, stalk: Stalk, outline: string, strength = 0.42): void {
  const shade = sheet.linear(stalk.axis(1), stalk.axis(0.66), [
    [0, SHADE, strength],
    [0.45, SHADE, strength * 0.5],
    [1, SHADE, 0],
  ])
  sheet.add(`<use href="#${outline}" fill="${shade}"/>`)
}
