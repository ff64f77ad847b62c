const maxLetters = 12

/** A title that fits a tile; the tile also has the full title for screen readers and as a tooltip. */
export function shortTitle(title: string): string {
  const letters = [...title]
  return letters.length > maxLetters ? `${letters.slice(0, maxLetters).join('').trimEnd()}…` : title
}
