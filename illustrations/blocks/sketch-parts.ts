/** The parts of which blocks are sketched, as SVG on a field of 240 x 160 units. */

/** Colours that are seen on the light and on the dark panel. */
const colours = { ink: '#7d776b', line: '#a39d91', area: '#a39d9140', accent: '#b9781f' }

const rect = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

export const title = (x: number, y: number, width: number) => rect(x, y, width, 9, 2, colours.ink)

export const line = (x: number, y: number, width: number) => rect(x, y, width, 4, 2, colours.line)

/** Lines of text below each other, the last one shorter. */
export const text = (x: number, y: number, width: number, count: number): string =>
  Array.from({ length: count }, (_, index) =>
    line(x, y + index * 10, index === count - 1 ? width * 0.7 : width),
  ).join('')

export const area = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, 4, colours.area)

export const frame = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="none" stroke="${colours.line}" stroke-width="2"/>`

export const button = (x: number, y: number, width: number) => rect(x, y, width, 16, 8, colours.accent)

export const mark = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colours.accent}"/>`

/** A mushroom that stands on the point. */
export function mushroom(x: number, y: number, height: number): string {
  const half = height * 0.5
  const cap = `M${x - half} ${y - height * 0.5}a${half} ${height * 0.5} 0 0 1 ${height} 0z`
  const stem = rect(x - height * 0.12, y - height * 0.5, height * 0.24, height * 0.5, 2, colours.line)
  return `${stem}<path d="${cap}" fill="${colours.ink}"/>`
}

/** A picture: an area with a mushroom. */
export const picture = (x: number, y: number, width: number, height: number): string => {
  const size = Math.min(width, height) * 0.56
  return area(x, y, width, height) + mushroom(x + width / 2, y + (height + size) / 2, size)
}

/** A picture with its name and a line. */
export const card = (x: number, y: number, width: number, height: number): string =>
  picture(x, y, width, height - 22) + text(x, y + height - 16, width, 2)

/** Copies of a part side by side. */
export function row(
  count: number,
  part: (x: number, width: number) => string,
  { x = 20, width = 200, gap = 10 } = {},
): string {
  const each = (width - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, index) => part(x + index * (each + gap), each)).join('')
}

const starPath = 'M0-7 2-2 7-2 3 1.5 4.5 7 0 4-4.5 7-3 1.5-7-2-2-2z'

export const stars = (x: number, y: number, count = 5, scale = 1): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<path d="${starPath}" transform="translate(${x + index * 18 * scale} ${y}) scale(${scale})" fill="${colours.accent}"/>`,
  ).join('')

/** An arrow head that points to the right (1) or to the left (-1). */
export const arrow = (x: number, y: number, direction: 1 | -1): string =>
  `<path d="M${x - 4 * direction} ${y - 8}L${x + 4 * direction} ${y}L${x - 4 * direction} ${y + 8}" fill="none" stroke="${colours.ink}" stroke-width="3"/>`

export const triangle = (x: number, y: number, size: number): string =>
  `<path d="M${x - size * 0.4} ${y - size / 2}v${size}l${size * 0.9}-${size / 2}z" fill="${colours.accent}"/>`

export const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160">${content}</svg>\n`
