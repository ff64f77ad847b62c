import { pageNumberOf } from '@/site/site-shell/params'

/** What the addresses of a list name: a page, except that of the first. */
export type ListParams = { number?: string }

/** Returns the page number of an address; throws the signal for 404 where it is none. */
export function listPageNumber({ number }: ListParams): number {
  return number === undefined ? 1 : pageNumberOf(number)
}
