/** The query string of a page: a parameter that occurs more than once is a list. */
export type SearchParams = Record<string, string | string[] | undefined>

/** The value of a parameter that occurs exactly once. */
export function singleParam(searchParams: SearchParams, name: string): string | undefined {
  const value = searchParams[name]
  return typeof value === 'string' ? value : undefined
}

/** The offset of a list, 0 or more. */
export function parseOffset(text: string | undefined): number {
  return text && /^\d{1,5}$/.test(text) ? Number(text) : 0
}

/** The query string as the browser's own type. */
export function toUrlSearchParams(searchParams: SearchParams): URLSearchParams {
  const pairs = Object.entries(searchParams).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  )
  return new URLSearchParams(pairs)
}

/** The query string as pages take it. */
export function searchParamsOf(parameters: URLSearchParams): SearchParams {
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [value, ...more] = parameters.getAll(name)
      return [name, more.length > 0 ? [value ?? '', ...more] : value]
    }),
  )
}
