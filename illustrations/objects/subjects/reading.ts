import { darker, lighter } from '@illustrations/engine/colour'
import { type Point, steps } from '@illustrations/engine/geometry'
import { bodies } from '@illustrations/objects/kit/bodies'
import {
  type DrawingContext,
  gleam,
  hatch,
  type LineOptions,
  lines,
  patch,
  rod,
  shadow,
  solid,
} from '@illustrations/objects/kit/context'
import { mushroom } from '@illustrations/objects/kit/growth'
import { CAPS, CARD, IRON, LINEN, PAPER, RUSSET, STEEL, WOOD } from '@illustrations/objects/kit/pigments'
import { mark, print, sheetOf } from '@illustrations/objects/kit/print'
import { arc, oval, parsePoints, roundCorners } from '@illustrations/objects/kit/shapes'
import { across, edge, flat, part } from '@illustrations/objects/kit/surface'

/** A slightly open bound book with a second one in front of it. */
export function books(context: DrawingContext): void {
  shadow(context, [164, 272], 112)
  const pages = flat([216, 66], [234, 72], [234, 246], [216, 254])
  const cover = flat([92, 52], [216, 60], [216, 262], [92, 254])
  solid(context, edge(pages, 0.02), PAPER, { depth: 0.2 }, () =>
    lines(
      context,
      steps(5, (u) => across(pages, [0.15 + u * 0.7, 0], [0.15 + u * 0.7, 1], 2)),
      0.8,
      { opacity: 0.45, profile: 'even' },
    ),
  )
  const back = flat([216, 58], [238, 66], [238, 252], [216, 262])
  lines(context, [[back(0, 0), back(1, 0), back(1, 1), back(0, 1)]], 2.4, {
    colour: context.sheet.inks.contour,
    profile: 'even',
  })
  solid(context, edge(cover, 0.012), context.tint, { depth: 0.22, shift: 0.05 }, () => {
    hatch(context, cover, 14, { reach: 0.2 })
    patch(context, edge(part(cover, 0, 0, 0.11, 1)), darker(context.tint, 0.4), 0.55)
  })
  lines(context, [across(cover, [0.12, 0.01], [0.12, 0.99], 2)], 1.1, { opacity: 0.8, profile: 'even' })
  const frame = part(cover, 0.22, 0.09, 0.92, 0.7)
  sheetOf(context, frame)
  if (!bodies(context, 'single', { at: frame(0.5, 0.94), width: 74, height: 100 }))
    mushroom(context, frame(0.5, 0.86), 30, { cap: CAPS[0], front: false, lean: 0 })
  lines(
    context,
    [
      across(part(cover, 0.22, 0.76, 0.92, 0.9), [0.08, 0.2], [0.92, 0.2], 2),
      across(part(cover, 0.22, 0.76, 0.92, 0.9), [0.22, 0.8], [0.78, 0.8], 2),
    ],
    2.4,
    { colour: lighter(context.tint, 0.75), profile: 'even' },
  )
  const [top, front] = [
    flat([96, 262], [232, 252], [286, 268], [150, 280]),
    flat([96, 262], [150, 280], [150, 300], [96, 282]),
  ]
  const side = flat([150, 280], [286, 268], [286, 288], [150, 300])
  solid(context, edge(side, 0.01), PAPER, { front: true, depth: 0.14 }, () =>
    lines(
      context,
      steps(4, (u) => across(side, [0, 0.2 + 0.6 * u], [1, 0.2 + 0.6 * u], 2)),
      0.8,
      { opacity: 0.45, profile: 'even' },
    ),
  )
  solid(context, edge(front, 0.02), darker(RUSSET, 0.2), { depth: 0.1 })
  solid(context, edge(top, 0.012), RUSSET, { depth: 0.14, shift: 0.05 })
}

export function ebook(context: DrawingContext): void {
  shadow(context, [170, 272], 92)
  const reader = roundCorners(parsePoints('92,48 222,62 222,268 92,256'), 12)
  solid(
    context,
    reader.map(([x, y]): Point => [x + 7, y + 4]),
    darker(IRON, 0.3),
    { depth: 0.1 },
  )
  solid(context, reader, IRON, { depth: 0.22, shift: 0.05 })
  const screen = flat([106, 66], [208, 76], [208, 238], [106, 228])
  sheetOf(context, screen)
  if (!bodies(context, 'single', { at: screen(0.5, 0.52), width: 82, height: 76 }))
    mushroom(context, screen(0.5, 0.48), 27, { cap: CAPS[1], front: false, lean: 0 })
  print(context, part(screen, 0.08, 0.56, 0.92, 0.96), 5, 1.6)
  gleam(context, [screen(0.05, 0.9), screen(0.04, 0.4), screen(0.06, 0.04)], 5, 0.7)
  solid(context, oval([157, 248], 7, 5), STEEL, { line: 1.2 })
}

/** A blackboard on an easel, with a labelled mushroom in chalk. */
export function course(context: DrawingContext): void {
  shadow(context, [160, 282], 104)
  context.sheet.layer()
  rod(context, parsePoints('160,40 196,250'), 5, WOOD)
  rod(context, parsePoints('150,44 84,284'), 7, WOOD)
  rod(context, parsePoints('170,44 236,284'), 7, WOOD)
  const frame = flat([60, 66], [260, 66], [260, 222], [60, 222])
  solid(context, edge(frame, 0.015), WOOD, { front: true, depth: 0.18, shift: 0.05 })
  const board = part(frame, 0.05, 0.065, 0.95, 0.935)
  solid(context, edge(board, 0.01), darker(context.tint, 0.62), { line: 1.6, depth: 0.16 })
  const chalk = { colour: lighter(LINEN, 0.3), profile: 'even' } as const
  const outlines = context.species?.silhouette.map((outline) =>
    outline.map(([u, v]): Point => [126 + u * 56, 144 + v * 56]),
  )
  if (outlines) lines(context, outlines, 1.8, chalk)
  else chalkMushroom(context, chalk)
  lines(
    context,
    [
      parsePoints('176,112 198,102'),
      parsePoints('154,162 198,158'),
      parsePoints('150,194 198,198'),
      ...[102, 158, 198].map((h): Point[] => [
        [204, h],
        [236, h],
      ]),
    ],
    1.6,
    chalk,
  )
  const tray = flat([76, 220], [244, 220], [250, 232], [70, 232])
  solid(context, edge(tray, 0.01), WOOD, { front: true, line: 1.6, depth: 0.14 })
  rod(context, parsePoints('104,220 124,219'), 4, PAPER)
  rod(context, parsePoints('196,221 210,219'), 4, context.tint)
}

function chalkMushroom(context: DrawingContext, chalk: LineOptions): void {
  const [x, y] = [136, 136]
  lines(
    context,
    [
      arc([x, y], 44, 42, 0.5, 1, 15),
      arc([x, y], 44, 11, 0, 0.5, 11),
      [
        [x - 9, y + 10],
        [x - 9, y + 40],
        [x - 13, y + 62],
      ],
      [
        [x + 9, y + 10],
        [x + 9, y + 40],
        [x + 13, y + 62],
      ],
      arc([x, y + 62], 13, 4, 0, 0.5, 7),
      arc([x, y + 26], 14, 4, 0, 0.5, 7),
    ],
    2.2,
    chalk,
  )
  lines(
    context,
    steps(9, (u): Point[] => [
      [x + (u - 0.5) * 80, y + 4 + 6 * Math.sin(u * 3.14)],
      [x + (u - 0.5) * 20, y + 7],
    ]),
    1.1,
    { ...chalk, opacity: 0.8 },
  )
}

/** A pinned note with tear-off strips. */
export function classifieds(context: DrawingContext): void {
  shadow(context, [170, 276], 84)
  const under = flat([118, 66], [252, 84], [238, 240], [104, 222])
  solid(context, edge(under, 0.01), context.tint, { depth: 0.16, shift: 0.05 })
  const note = flat([82, 60], [232, 50], [242, 232], [90, 242])
  const strips = steps(7, (u, i): Point[] => {
    if (i === 6) return []
    const [w, long] = [1 / 6, i === 3 ? 0 : 0.2]
    const sway = context.random.between(-0.02, 0.02)
    return [note(u, 1), note(u + 0.01 + sway, 1 + long), note(u + w - 0.01 + sway, 1 + long), note(u + w, 1)]
  }).filter((s) => s.length > 0)
  for (const [i, strip] of strips.entries())
    if (i !== 3) solid(context, roundCorners(strip, 2), PAPER, { line: 1.4, depth: 0.12, front: i === 0 })
  for (const [i, strip] of strips.entries())
    if (i !== 3)
      lines(
        context,
        [
          [0.25, 0.55].map((v): Point => {
            const [a, b, c, d] = strip as [Point, Point, Point, Point]
            return [
              (a[0] + d[0]) / 2 + ((b[0] + c[0]) / 2 - (a[0] + d[0]) / 2) * v,
              a[1] + (b[1] - a[1]) * (v + 0.2),
            ]
          }),
        ],
        1.6,
        { opacity: 0.6, profile: 'even' },
      )
  solid(context, edge(note, 0.01), PAPER, { front: true, depth: 0.16, shift: 0.05 }, () =>
    hatch(context, note, 12, { reach: 0.16 }),
  )
  lines(context, [across(note, [0.14, 0.3], [0.86, 0.3], 2)], 3.2, { opacity: 0.8, profile: 'even' })
  print(context, part(note, 0.12, 0.36, 0.6, 0.68), 4, 1.6)
  mark(context, note(0.76, 0.52), 20, darker(context.tint, 0.15))
  print(context, part(note, 0.12, 0.74, 0.88, 0.94), 2, 1.6)
  rod(context, parsePoints('160,66 156,74'), 1.4, STEEL)
  solid(context, oval([162, 60], 12, 11), RUSSET, { front: true, depth: 0.3, line: 1.8 })
  gleam(context, arc([162, 60], 7, 6, 0.55, 0.72, 5), 2.4, 0.8)
  patch(context, oval([157, 76], 3, 2), CARD, 0.6)
}
