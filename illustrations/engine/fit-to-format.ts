import type { Box } from './geometry'

/** Size of a picture and the empty margin around the drawing, in units. */
export interface Format {
  width: number
  height: number
  margin: number
}

/** Scales and centres a drawing within the margins; vertically it sits a little below the middle. */
export function fitToFormat(
  [left, top, right, bottom]: Box,
  { width, height, margin }: Format,
): { zoom: number; dx: number; dy: number } {
  const [w, h] = [right - left, bottom - top]
  if (!(w > 0 && h > 0)) return { zoom: 1, dx: 0, dy: 0 }
  const zoom = Math.min(1.5, (width - 2 * margin) / w, (height - 2 * margin) / h)
  const free = height - 2 * margin - h * zoom
  return { zoom, dx: width / 2 - (zoom * (left + right)) / 2, dy: margin + free * 0.58 - top * zoom }
}
