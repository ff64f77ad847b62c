/* design-tokens-allow: pigments of the plates */

import { brightness, type Colour, darker, mix } from '@illustrations/engine/colour'
import { itemCyclic, type Point, TAU } from '@illustrations/engine/geometry'
import type { Ink } from '@illustrations/engine/ink'
import type { SeededRandom } from '@illustrations/engine/seeded-random'
import type { Sheet } from '@illustrations/engine/sheet'
import { isDecurrent, type ResolvedTraits } from '@illustrations/plates/core/resolved-traits'
import type { PartAnchors } from '@illustrations/plates/core/specimen'
import type { SporePrint } from '@illustrations/plates/vocabulary'

/** Print colours as collectors name them. */
const PRINT_COLOURS: Record<SporePrint, Colour> = {
  white: '#fbf8f0',
  cream: '#f2e7c9',
  buff: '#e2c99b',
  yellow: '#e3c766',
  ochre: '#c99a4d',
  tan: '#b98f62',
  salmon: '#dd9f86',
  pink: '#d59a94',
  'pinkish-brown': '#a9705c',
  brown: '#7a4f2c',
  'reddish-brown': '#8d4a28',
  'purple-brown': '#52343c',
  'purple-black': '#352a38',
  'blackish-brown': '#3b2a22',
  black: '#1e1a1a',
  green: '#7c8a63',
  olive: '#7d7a3e',
  'olive-brown': '#6b5a2e',
}

const PALE_PAPER: Colour = '#f0e6cf'
const DARK_PAPER: Colour = '#37322e'
const CENTRE: Point = [160, 160]
/** Radius of the print and half the width of its card. */
const RADIUS = 100
const CARD = 132

/** A print on a card that is half pale and half dark, so that white prints are visible too. */
export function drawSporePrint(sheet: Sheet, l: ResolvedTraits, random: SeededRandom): PartAnchors {
  const [x, y] = CENTRE
  const colour = l.prints[1]
    ? mix(PRINT_COLOURS[l.prints[0]], PRINT_COLOURS[l.prints[1]], 0.25)
    : PRINT_COLOURS[l.prints[0]]
  sheet.layer()
  sheet.draw(sheet.ink().polygon(card(4, 5)), sheet.inks.cast, 0.16)
  sheet.draw(sheet.ink().polygon(half(-1)), PALE_PAPER)
  sheet.draw(sheet.ink().polygon(half(1)), DARK_PAPER)
  const [bold, fine, dust] = [sheet.ink(), sheet.ink(), sheet.ink()]
  drawPattern(l, random, bold, fine)
  drawDust(sheet, random, dust)
  const left = sheet.shape(half(-1))
  // A print as pale as its paper is visible by its shadow.
  sheet.clipped(left, () => {
    const pale = brightness(colour) > 0.72
    if (!pale) return
    sheet.add(`<g transform="translate(${sheet.n(0.8)} ${sheet.n(0.9)})">`)
    sheet.draw(bold, '#a08c66', 0.55)
    sheet.draw(fine, '#a08c66', 0.4)
    sheet.add('</g>')
  })
  const veil = sheet.radial(CENTRE, RADIUS, RADIUS, 0, [
    [0, colour, 0],
    [0.13, colour, 0],
    [0.2, colour, 0.3],
    [0.8, colour, 0.42],
    [0.97, colour, 0.5],
    [1, colour, 0],
  ])
  sheet.ellipse(CENTRE, RADIUS, RADIUS, veil)
  // A dark print on the dark half is lightened slightly, because it would blend into the paper.
  sheet.draw(bold, colour, 0.95)
  sheet.draw(fine, colour, 0.8)
  sheet.draw(dust, colour, 0.75)
  const dark = sheet.shape(half(1))
  if (brightness(colour) < 0.34)
    sheet.clipped(dark, () => {
      sheet.draw(bold, mix(colour, '#8d8378', 0.42), 0.8)
      sheet.draw(fine, mix(colour, '#8d8378', 0.36), 0.6)
    })
  for (const [a, b] of edges(card(0, 0)))
    sheet.draw(sheet.ink().pen([a, b], 1.1, 'even'), sheet.inks.contour, 0.85)
  sheet.draw(
    sheet.ink().pen(
      [
        [x, y - CARD],
        [x, y + CARD],
      ],
      0.8,
      'even',
    ),
    darker(PALE_PAPER, 0.5),
    0.5,
  )
  sheet.includeBox([x - CARD - 2, y - CARD - 2, x + CARD + 5, y + CARD + 6])
  return { spores: [CENTRE] }
}

const card = (dx: number, dy: number): Point[] => {
  const [x, y] = [CENTRE[0] + dx, CENTRE[1] + dy]
  return [
    [x - CARD, y - CARD],
    [x + CARD, y - CARD],
    [x + CARD, y + CARD],
    [x - CARD, y + CARD],
  ]
}

const edges = (outline: readonly Point[]): [Point, Point][] =>
  outline.map((p, i) => [p, itemCyclic(outline, i + 1)])

const half = (side: -1 | 1): Point[] => {
  const [x, y] = CENTRE
  return [
    [x, y - CARD],
    [x + side * CARD, y - CARD],
    [x + side * CARD, y + CARD],
    [x, y + CARD],
  ]
}

const polar = (angle: number, r: number): Point => [
  CENTRE[0] + Math.cos(angle) * r,
  CENTRE[1] + Math.sin(angle) * r,
]

/** Marks of the underside: radial gills, forked ridges, a net of pores, dots of teeth, or only dust. */
function drawPattern(l: ResolvedTraits, random: SeededRandom, bold: Ink, fine: Ink): void {
  if (l.hymenium === 'gills') drawRays(l, random, bold, fine)
  else if (l.hymenium === 'ridges') drawForks(random, bold, fine)
  else if (l.hymenium === 'pores') drawDots(random, bold, 2.1, 5.2)
  else if (l.hymenium === 'teeth') drawDots(random, bold, 1.5, 6.4)
  else drawClouds(random, bold, fine)
}

function drawRays(l: ResolvedTraits, random: SeededRandom, bold: Ink, fine: Ink): void {
  const count = l.attachment === 'adnexed' ? 64 : 92
  const hole = isDecurrent(l) ? 0.12 : 0.17
  for (let i = 0; i < count * 2; i++) {
    const angle = (i / (count * 2)) * TAU + random.between(-0.004, 0.004)
    const inner =
      RADIUS * (i % 2 ? ([0.62, 0.38, 0.74][(i >> 1) % 3] as number) : hole) + random.between(-1, 1)
    const outer = RADIUS * (1 + 0.015 * Math.sin(angle * 5)) - random.between(0, 2.5)
    const bend = angle + random.between(-0.006, 0.006)
    if (i % 2) fine.pen([polar(angle, inner), polar(angle, outer)], 1.2)
    else bold.pen([polar(angle, inner), polar(bend, (inner + outer) / 2), polar(angle, outer)], 2)
  }
}

function drawForks(random: SeededRandom, bold: Ink, fine: Ink): void {
  const count = 34
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * TAU + random.between(-0.03, 0.03)
    const fork = RADIUS * random.between(0.4, 0.62)
    const spread = (TAU / count) * 0.28
    bold.pen([polar(angle, RADIUS * 0.12), polar(angle, fork * 0.6), polar(angle, fork)], 2.6)
    for (const side of [-1, 1])
      bold.pen(
        [
          polar(angle, fork),
          polar(angle + side * spread * 0.7, (fork + RADIUS) / 2),
          polar(angle + side * spread, RADIUS * random.between(0.95, 1)),
        ],
        2.4,
      )
    fine.pen([polar(angle + spread, fork * 1.15), polar(angle + (TAU / count) * 0.7, fork * 1.2)], 1)
  }
}

function drawDots(random: SeededRandom, bold: Ink, size: number, step: number): void {
  for (let r = RADIUS * 0.16; r < RADIUS; r += step) {
    const count = Math.round((TAU * r) / step)
    const turn = random.between(0, 1)
    for (let i = 0; i < count; i++)
      bold.dot(
        polar(((i + turn + random.between(-0.2, 0.2)) / count) * TAU, r + random.between(-0.8, 0.8)),
        size * (random.chance(0.5) ? 1 : 0.8),
      )
  }
}

function drawClouds(random: SeededRandom, bold: Ink, fine: Ink): void {
  for (let i = 0; i < 520; i++) {
    const [angle, r] = [random.between(0, TAU), RADIUS * random.next() ** 0.6]
    ;(i % 3 ? fine : bold).dot(polar(angle, r), i % 3 ? 1.4 : 2.4)
  }
}

function drawDust(sheet: Sheet, random: SeededRandom, dust: Ink): void {
  for (let i = 0; i < (sheet.fine ? 800 : 380); i++)
    dust.dot(
      polar(random.between(0, TAU), RADIUS * (0.16 + 0.92 * random.next() ** 0.6)),
      random.chance(0.5) ? 0.6 : 1,
    )
}
