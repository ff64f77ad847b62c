/**
 * The mark, 32 x 32: a letter F shaped like a mushroom, with gills and ring as its arms and the cap
 * above.
 */
export const mark = {
  cap: 'M3.6 10.9C4.9 5.4 10.2 2 16 2C23.4 2 28.9 6.7 29.6 13.4C25.2 10.4 20.6 10.2 16 10.9C11.4 11.6 7.2 12 3.6 10.9Z',
  /** Overlaps the cap, so that no gap shows between them. */
  letter:
    'M3.6 10.9C8 9.4 25 8.6 29.6 13.4C27.2 14 24.6 13.7 21.8 14C19.8 14.2 18 14.9 16.6 16.3V17.9C20 17.7 22.6 18.8 24.4 21.6C21.8 20.8 19 21 16.6 21.9V24.8C16.6 27 17.6 28.6 19.6 30H8.2C10.2 28.6 11.2 27 11.2 24.8V16.2C10 14.6 6.2 13.6 3.6 10.9Z',
  /** Cut out of the letter from about 48 px on, because smaller ones merge. */
  gills:
    'M6.34 12Q8.81 13.19 10.9 14.2Q9.12 13.19 6.86 12ZM8.6 12.2Q10.37 13.73 11.9 15.3Q10.73 13.73 9.2 12.2ZM10.88 12.1Q11.86 14.08 12.75 16.4Q12.24 14.08 11.52 12.1ZM13.26 11.8Q13.37 14.2 13.55 17.2Q13.78 14.2 13.94 11.8ZM15.76 11.5Q14.96 13.75 14.4 16.5Q15.37 13.75 16.44 11.5ZM18.37 11.2Q16.74 13.15 15.5 15.4Q17.14 13.15 19.03 11.2ZM20.99 11.2Q18.86 12.73 17.2 14.3Q19.23 12.73 21.61 11.2ZM23.72 11.6Q21.41 12.71 19.6 13.6Q21.75 12.71 24.28 11.6ZM26.38 12.4Q24.6 13.09 23.2 13.3Q24.86 13.09 26.82 12.4Z',
} as const

export interface MarkColours {
  ink: string
  chanterelle: string
}

/** The mark as SVG paths for icons and share pictures. */
export function markPaths({ ink, chanterelle }: MarkColours, { gills = true } = {}): string {
  const letter = gills ? mark.letter + mark.gills : mark.letter
  return `<path fill="${ink}" fill-rule="evenodd" d="${letter}"/><path fill="${chanterelle}" d="${mark.cap}"/>`
}
