import type { Colour } from '@illustrations/engine/colour'
import { distance, interpolate, type Point } from '@illustrations/engine/geometry'
import type { DrawingContext } from './context'
import type { Surface } from './surface'

/**
 * Sign painter's capitals: strokes are separated by spaces, points by commas, each a column 0-4 and a row
 * 0-6. Pictures cannot load a font, so the letters are paths.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: '06,20,46 14,34',
  B: '00,06 00,20,31,32,23,03 23,34,45,36,06',
  C: '41,30,10,01,05,16,36,45',
  D: '00,06 00,20,41,45,26,06',
  E: '40,00,06,46 03,33',
  F: '40,00,06 03,33',
  G: '41,30,10,01,05,16,36,45,43,23',
  H: '00,06 40,46 03,43',
  I: '20,26',
  J: '30,35,26,16,05',
  K: '00,06 40,03 13,46',
  L: '00,06,46',
  M: '06,00,24,40,46',
  N: '06,00,46,40',
  O: '10,30,41,45,36,16,05,01,10',
  P: '06,00,30,41,42,33,03',
  Q: '10,30,41,45,36,16,05,01,10 24,46',
  R: '06,00,30,41,42,33,03 23,46',
  S: '41,30,10,01,12,33,44,45,36,16,05',
  T: '00,40 20,26',
  U: '00,05,16,36,45,40',
  V: '00,26,40',
  W: '00,16,22,36,40',
  X: '00,46 40,06',
  Y: '00,23,40 23,26',
  Z: '00,40,06,46',
  0: '20,31,35,26,15,11,20',
  1: '11,20,26',
  2: '01,10,30,41,42,06,46',
  3: '01,10,30,41,42,33,13 33,44,45,36,16,05',
  4: '36,30,04,44',
  5: '40,00,03,33,44,45,36,06',
  6: '40,20,02,05,16,36,45,44,33,13,04',
  7: '00,40,16',
  8: '10,30,41,42,33,13,02,01,10 13,04,05,16,36,45,44,33',
  9: '43,34,14,03,01,10,30,41,44,26,06',
}

/** The initials, as large as the surface allows. `shape` is its width divided by its height. */
export function lettering(
  context: DrawingContext,
  face: Surface,
  text: string,
  shape: number,
  size: number,
  colour: Colour,
): void {
  const letters = [...text].filter((letter) => letter in STROKES)
  const high = Math.min(0.62, (shape * 0.86) / (letters.length * 0.9))
  const wide = (high * 0.62) / shape
  const gap = wide * 0.42
  const start = 0.5 - (letters.length * wide + (letters.length - 1) * gap) / 2
  const ink = context.sheet.ink()
  for (const [i, letter] of letters.entries())
    for (const stroke of (STROKES[letter] as string).split(' ')) {
      const line = stroke.split(',').map((place): Point => {
        const [column, row] = [Number(place[0]), Number(place[1])]
        return face(start + i * (wide + gap) + (column / 4) * wide, 0.5 + (row / 6 - 0.5) * high)
      })
      ink.hair(sharp(line), size, 0)
    }
  context.sheet.draw(ink, colour)
}

/** Adds points close to each sharp corner, so that the smooth curve keeps it; round strokes stay round. */
function sharp(line: readonly Point[]): Point[] {
  return line.flatMap((p, i) => {
    const [before, after] = [line[i - 1], line[i + 1]]
    if (!before || !after || !isCorner(before, p, after)) return [p]
    return [interpolate(p, before, 0.2), p, interpolate(p, after, 0.2)]
  })
}

/** Whether a line turns by more than 60 degrees. */
function isCorner(a: Point, p: Point, b: Point): boolean {
  const along = (p[0] - a[0]) * (b[0] - p[0]) + (p[1] - a[1]) * (b[1] - p[1])
  return along < 0.5 * distance(a, p) * distance(p, b)
}
