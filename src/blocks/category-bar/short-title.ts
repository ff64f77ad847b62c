const longest = 12

/** A tile has room for so many letters; the whole title is told beside it. */
export function shortTitle(title: string): string {
  const letters = [...title]
  return letters.length > longest ? `${letters.slice(0, longest).join('').trimEnd()}…` : title
}
