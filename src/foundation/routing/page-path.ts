/** The path of a page of a list; the first page is the list itself. */
export function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}/page/${page}`
}
