/** The path with a query string; undefined values are left out. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const held = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return held.length > 0 ? `${path}?${new URLSearchParams(held)}` : path
}
